internal import FlyingSocks
internal import Foundation

/// Accepts connections, reads one request of each, and answers it.
///
/// A client may send anything, at any speed. What is read, kept and waited for has the limits of `HTTPLimits`, until the client has shown
/// the token.
actor HTTPServer {
  /// Refuses a request, or returns nil.
  typealias Guard = @Sendable (HTTPRequest) async -> HTTPResponse?
  typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

  private struct Connection {
    let task: Task<Void, Never>
    var hasToken = false
  }

  nonisolated let listener: Socket
  private let pool = SocketPool(queue: PollQueue())
  private let limits: HTTPLimits
  private let refusal: Guard
  private let handler: Handler
  private var connections: [UInt64: Connection] = [:]
  /// How many connections it accepted, without those at its end.
  private(set) var accepted: UInt64 = 0
  private var isEnding = false
  private var isClosed = false
  /// How often the system could not accept a connection.
  private(set) var failures = 0

  /// Listens on an address. Throws the error of the system.
  init(
    _ address: sockaddr_in,
    limits: HTTPLimits,
    refusal: @escaping Guard,
    handler: @escaping Handler
  ) throws {
    listener = try Socket(domain: AF_INET)
    (self.limits, self.refusal, self.handler) = (limits, refusal, handler)
    do {
      listener.closeInChildren()
      try listener.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        // `SO_NOSIGPIPE`, by its number: the stubs have no name for it. Accepted sockets inherit it.
        var isOn: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        guard setsockopt(listener.file.rawValue, SOL_SOCKET, 0x1022, &isOn, size) == 0 else {
          throw SocketError.makeFailed("SetOption")
        }
      #endif
      try listener.bind(to: address)
    } catch {
      try? listener.close()
      throw error
    }
    // Closes the socket itself when it fails.
    try listener.listen()
  }

  /// The port of the server; nil after its end.
  nonisolated var port: UInt16? {
    if case .ip4(_, let port)? = try? listener.sockname() { port } else { nil }
  }

  /// How many connections are open.
  var count: Int { connections.count }

  /// Accepts connections until the task is cancelled, or until sockets cannot be watched any more. Called once.
  func run() async throws {
    defer { close() }
    try await pool.prepare()
    let socket = try AsyncSocket(socket: listener, pool: pool)
    let result = await withTaskGroup(of: Result<Void, any Error>.self) { group in
      group.addTask { [pool] in await Result { try await pool.run() } }
      group.addTask { await Result { try await self.accept(on: socket) } }
      let first = await group.next()
      // Connections end before the pool that they wait for is released.
      await endConnections()
      group.cancelAll()
      return first
    }
    try result?.get()
  }

  /// Stops listening. A server that never ran listens, too, so its owner calls this before another one may need the port.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    try? listener.close()
  }

  deinit { if !isClosed { try? listener.close() } }

  func endConnections() async {
    isEnding = true
    for connection in connections.values { connection.task.cancel() }
    for connection in connections.values { await connection.task.value }
  }

  private func accept(on listener: AsyncSocket) async throws {
    while true {
      // While clients wait, `accept` returns without a suspension.
      try Task.checkCancellation()
      do {
        add(try await listener.accept())
      } catch {
        try Task.checkCancellation()
        // Such as when the process has too many open files. The client waits.
        failures += 1
        try await Task.sleep(for: .milliseconds(200))
      }
    }
  }

  func add(_ socket: AsyncSocket) {
    guard !isEnding else {
      try? socket.close()
      return
    }
    let unauthenticated = connections.filter { !$0.value.hasToken }
    if unauthenticated.count >= limits.unauthenticated, let oldest = unauthenticated.keys.min() {
      // It has had its time, or somebody opens connections so fast that the next one is served first.
      connections.removeValue(forKey: oldest)?.task.cancel()
    }
    socket.socket.closeInChildren()
    accepted += 1
    let number = accepted
    connections[number] = Connection(
      task: Task {
        await serve(socket, number: number)
        try? socket.close()
        connections[number] = nil
      }
    )
  }

  private func serve(_ socket: AsyncSocket, number: UInt64) async {
    do {
      guard let step = try await within({ [limits] in try await Self.read(socket, limits) }) else {
        return try await write(HTTPResponse(.requestTimeout, "The request did not come in time."), to: socket)
      }
      guard case .request(let request, let rest) = step else {
        if case .refused(let response) = step { try await write(response, to: socket) }
        return
      }
      if let refused = await refusal(request) { return try await write(refused, to: socket) }
      guard connections.count(where: \.value.hasToken) < limits.authenticated else {
        return try await write(HTTPResponse(.serviceUnavailable, "Too many connections are open."), to: socket)
      }
      connections[number]?.hasToken = true
      let response = await handler(request)
      if case .webSocket(let page) = response.body {
        try await page.run(
          response.head,
          first: Array(rest),
          read: { try await socket.read(atMost: 4096) },
          write: { try await socket.write($0) }
        )
        await finish(socket)
      } else {
        try await write(response, to: socket)
      }
    } catch {
      // The client has gone, or the connection was ended.
    }
  }

  /// Reads the head of a request.
  private static func read(_ socket: AsyncSocket, _ limits: HTTPLimits) async throws -> HTTPRequestReader.Step {
    var reader = HTTPRequestReader(limits)
    while true {
      let step = reader.take(try await socket.read(atMost: 4096))
      guard case .more = step else { return step }
    }
  }

  private func write(_ response: HTTPResponse, to socket: AsyncSocket) async throws {
    defer { if case .temporaryFile(let url, _) = response.body { try? FileManager.default.removeItem(at: url) } }
    try await send(response.head, to: socket)
    switch response.body {
    case .data(let data): try await send(data, to: socket)
    case .temporaryFile(let url, _):
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      while let part = try await Self.part(of: file), !part.isEmpty { try await send(part, to: socket) }
    case .webSocket: break
    }
    await finish(socket)
  }

  /// Reads off the actor, which accepts the connections.
  @concurrent private static func part(of file: FileHandle) async throws -> Data? { try file.read(upToCount: 65_536) }

  /// Writes bytes in parts, each within the time.
  private func send(_ data: Data, to socket: AsyncSocket) async throws {
    var rest = data
    while !rest.isEmpty {
      let part = rest.prefix(65_536)
      rest = rest.dropFirst(part.count)
      guard try await within({ try await socket.write(Data(part)) }) != nil else { throw SocketError.disconnected }
    }
  }

  /// Says that nothing more comes, and waits a while until the client closes.
  private func finish(_ socket: AsyncSocket) async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    _ = try? await within { [limits] in
      var count = 0
      while count < limits.rest { count += try await socket.read(atMost: 4096).count }
    }
  }

  /// The result of an operation; nil if it takes longer than the limit.
  private func within<Value: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value? {
    try await withThrowingTaskGroup(of: Value?.self) { [limits] group in
      group.addTask { try await operation() }
      group.addTask {
        try await Task.sleep(for: limits.time)
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}

extension Socket {
  /// Closes the socket in programs that this one starts: with a copy in one of them, the port would stay in use after the end.
  fileprivate func closeInChildren() { _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) }
}
