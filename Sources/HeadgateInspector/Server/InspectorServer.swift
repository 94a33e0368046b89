internal import FlyingFox
internal import FlyingSocks
internal import Foundation
internal import HeadgateRecordings

/// Serves the page and the protocol for the inspected stores of a program.
actor InspectorServer: InspectorEvents {
  private var server: HTTPServer
  private let interface: InspectorInterface
  private var stores: [UInt64: any InspectedStore] = [:]
  private(set) var connections: [UInt64: SocketOutput] = [:]
  /// Grows with each change of the list of stores.
  private var version = 0
  private var nextNumber: UInt64 = 0
  private var tasks: [Task<Void, Never>] = []
  private let token = AccessGuard.makeToken()
  private var port: UInt16 = 0
  private(set) var isStopped = false

  init(_ interface: InspectorInterface) throws {
    self.interface = interface
    server = HTTPServer(config: try interface.configuration())
  }

  // MARK: Start and end

  /// Starts, and returns the address of the page.
  func start() async throws -> URL {
    await addRoutes()
    let running = try await listen()
    switch await server.listeningAddress {
    case .ip4(_, let port), .ip6(_, let port): self.port = port
    default: throw InspectorProblem("The server has no port.")
    }
    tasks.append(
      Task { [weak self] in
        _ = await running.result
        await self?.runAgain()
      }
    )
    tasks.append(
      Task { [weak self] in
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(100))
          await self?.sendNews()
        }
      }
    )
    guard let address = URL(string: "http://127.0.0.1:\(port)/?token=\(token)") else {
      throw InspectorProblem("The port \(port) makes no address.")
    }
    return address
  }

  private func addRoutes() async {
    await server.appendRoute("GET /", handler: guarded { _, _ in Self.page() })
    await server.appendRoute("GET /socket", handler: guarded { try await $0.socket($1) })
    await server.appendRoute("GET /session", handler: guarded { await $0.session($1) })
  }

  /// Runs the server, and waits until pages can be opened.
  private func listen() async throws -> Task<Void, any Error> {
    let (server, interface) = (server, interface)
    // On a machine with much to do, a server may need any time to start. One that fails ends at once.
    let listening = Task { try await server.waitUntilListening(timeout: 86_400) }
    let running = Task {
      // A server that does not run never listens.
      defer { listening.cancel() }
      try interface.checkPort()
      try await server.run()
    }
    do {
      try await listening.value
    } catch {
      running.cancel()
      do {
        try await running.value
      } catch let SocketError.failed(_, number, message) {
        throw InspectorProblem(InspectorMessages.noPort(interface.port, isInUse: number == EADDRINUSE, message))
      }
      throw error
    }
    return running
  }

  /// Starts the server again when it ends by itself, at the same port.
  ///
  /// FlyingFox ends when the system refuses to accept a connection, such as when the process has too many open files.
  private func runAgain() async {
    while !isStopped {
      try? await Task.sleep(for: .milliseconds(500))
      guard !isStopped, let configuration = try? interface.configuration(port: port) else { return }
      guard (try? interface.checkPort(port)) != nil else { continue }
      server = HTTPServer(config: configuration)
      await addRoutes()
      guard !isStopped else { return }
      try? await server.run()
    }
  }

  func stop() async {
    isStopped = true
    for task in tasks { task.cancel() }
    for connection in connections.values { await connection.cancel() }
    await server.stop()
  }

  // MARK: Stores

  /// Returns a number for a store or a page that will be added.
  func newNumber() -> UInt64 {
    nextNumber += 1
    return nextNumber
  }

  func add(_ store: any InspectedStore) async {
    stores[store.number] = store
    await sendStores()
  }

  /// Removes a store. Returns whether it was there.
  func remove(_ number: UInt64) async -> Bool {
    guard let store = stores.removeValue(forKey: number) else { return false }
    // Pages hear that the store has ended before a request for it is refused.
    await sendStores()
    await store.end()
    return true
  }

  private func sendStores() async {
    version += 1
    let current = version
    guard !connections.isEmpty else { return }
    let event = InspectorAnswer.event("stores", ["stores": await summaries()])
    // Another change sends a newer list, which must be the last one that a page gets.
    for (number, connection) in connections where current == version {
      if !(await connection.event(event)) { connections[number] = nil }
    }
  }

  /// Lets a store go on, and tells the pages.
  func resume(_ number: UInt64) async {
    _ = await answer(#"{"id": 0, "method": "resume", "store": \#(number)}"#)
  }

  private func sendNews() async {
    guard !connections.isEmpty else { return }
    for store in stores.keys {
      if let news = await news(of: store) { await send(news) }
    }
  }

  /// The news of a store, if there are any.
  func news(of store: UInt64) async -> String? { await stores[store]?.news() }

  func send(_ event: String) async {
    for (number, connection) in connections where !(await connection.event(event)) { connections[number] = nil }
  }

  private func hello() async -> [String: JSONTree] {
    ["version": .integer(1), "program": .string(ProcessInfo.processInfo.processName), "stores": await summaries()]
  }

  private func summaries() async -> JSONTree {
    var summaries: [JSONTree] = []
    for store in stores.sorted(by: { $0.key < $1.key }) { summaries.append(await store.value.summary()) }
    return .array(summaries)
  }

  // MARK: Routes

  private nonisolated func guarded(
    _ handler: @escaping @Sendable (InspectorServer, HTTPRequest) async throws -> HTTPResponse
  ) -> @Sendable (HTTPRequest) async throws -> HTTPResponse {
    // The routes belong to this object: a strong reference would keep it, and its files, for ever.
    { [weak self] request in
      guard let self else { return HTTPResponse(statusCode: .serviceUnavailable) }
      if let refusal = await refusal(of: request) {
        return HTTPResponse(
          statusCode: .forbidden,
          headers: [.contentType: "text/plain; charset=utf-8"],
          body: Data(refusal.utf8)
        )
      }
      return try await handler(self, request)
    }
  }

  private func refusal(of request: HTTPRequest) -> String? {
    AccessGuard(token: token, port: port, hosts: interface.hosts).refusal(
      token: request.query["token"],
      host: request.headers[.host],
      origin: request.headers[HTTPHeader("Origin")]
    )
  }

  private static func page() -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: "text/html; charset=utf-8",
        HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("X-Frame-Options"): "DENY",
        HTTPHeader("Content-Security-Policy"): "\(InspectorPage.policy); frame-ancestors 'none'",
      ],
      body: Data(InspectorPage.html(title: ProcessInfo.processInfo.processName).utf8)
    )
  }

  private func session(_ request: HTTPRequest) async -> HTTPResponse {
    guard let number = request.query["store"].flatMap({ UInt64($0) }), let store = stores[number] else {
      return HTTPResponse(statusCode: .notFound, body: Data("There is no such store.".utf8))
    }
    do {
      let path = try await store.exported()
      defer { try? FileManager.default.removeItem(atPath: path) }
      return HTTPResponse(
        statusCode: .ok,
        headers: [
          .contentType: "application/vnd.sqlite3",
          HTTPHeader("Content-Disposition"): "attachment; filename=\"session.headgate\"",
        ],
        body: try Data(contentsOf: URL(filePath: path))
      )
    } catch {
      return HTTPResponse(statusCode: .internalServerError, body: Data("\(error)".utf8))
    }
  }

  private func socket(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard connections.count < Self.limit else {
      return HTTPResponse(statusCode: .serviceUnavailable, body: Data("\(Self.limit) pages are open already.".utf8))
    }
    return try await WebSocketHTTPHandler(handler: SocketHandler(server: self)).handleRequest(request)
  }

  /// How many pages may be open.
  static let limit = 100

  /// Begins to send events to a page. The first one is `hello`.
  ///
  /// - Throws: An error if too many pages are open: those that connect at the same time may all have passed the first check.
  func open() async throws(InspectorProblem) -> (number: UInt64, output: SocketOutput) {
    let number = newNumber()
    // Stores may come and go while those of before describe themselves.
    while true {
      let current = version
      let event = InspectorAnswer.event("hello", await hello())
      guard current == version else { continue }
      guard connections.count < Self.limit else { throw InspectorProblem("\(Self.limit) pages are open already.") }
      let output = SocketOutput(event)
      connections[number] = output
      return (number, output)
    }
  }

  func close(_ number: UInt64) { connections[number] = nil }

  /// Answers the text of a message. Every message has an answer.
  func answer(_ text: String) async -> String {
    var id: UInt64?
    do throws(InspectorProblem) {
      let request = try InspectorRequest(text)
      id = request.id
      if request.method == "stores" { return InspectorAnswer.result(request.id, await summaries()) }
      let number = try request.number("store")
      guard let store = stores[number] else { throw InspectorProblem("There is no store \(number).") }
      return InspectorAnswer.result(request.id, try await store.answer(request, events: self))
    } catch {
      return InspectorAnswer.error(error, id: id)
    }
  }
}
