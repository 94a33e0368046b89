internal import FlyingSocks
internal import Foundation
internal import HeadgateRecordings

/// Serves the page and the protocol for the inspected stores of a program.
actor InspectorServer: InspectorEvents {
  private let interface: InspectorInterface
  private let limits: HTTPLimits
  private(set) var http: HTTPServer?
  private var stores: [UInt64: any InspectedStore] = [:]
  private(set) var connections: [UInt64: SocketOutput] = [:]
  /// Grows with each change of the list of stores.
  private var version = 0
  private var nextNumber: UInt64 = 0
  private var tasks: [Task<Void, Never>] = []
  private let token = AccessGuard.makeToken()
  private var port: UInt16 = 0
  private(set) var isStopped = false

  init(_ interface: InspectorInterface, limits: HTTPLimits = HTTPLimits()) {
    self.interface = interface
    self.limits = limits
  }

  // MARK: Start and end

  /// Starts, and returns the address of the page.
  func start() throws -> URL {
    let server = try listen()
    guard let port = server.port, let address = URL(string: "http://127.0.0.1:\(port)/?token=\(token)") else {
      throw InspectorProblem("The server has no port.")
    }
    self.port = port
    tasks.append(Task { [weak self] in await Self.run(server) { await self?.listenAgain() } })
    tasks.append(
      Task { [weak self] in
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(100))
          await self?.sendNews()
        }
      }
    )
    return address
  }

  /// Makes a server that has the port of the interface, or the one that the server before it had.
  private func listen() throws -> HTTPServer {
    do {
      // The server belongs to this object: a strong reference would keep it, and its files, for ever.
      let server = try HTTPServer(
        interface.address(port: port == 0 ? nil : port),
        limits: limits,
        refusal: { [weak self] in await self?.refusal(of: $0) },
        handler: { [weak self] in
          await self?.response(to: $0) ?? HTTPResponse(.serviceUnavailable, "The inspection has ended.")
        }
      )
      http = server
      return server
    } catch let SocketError.failed(_, number, message) {
      throw InspectorProblem(InspectorMessages.noPort(interface.port, isInUse: number == EADDRINUSE, message))
    }
  }

  /// Runs a server, and those after it, until the task is cancelled.
  private static func run(_ first: HTTPServer, next: () async -> HTTPServer?) async {
    var server: HTTPServer? = first
    while !Task.isCancelled {
      try? await server?.run()
      guard !Task.isCancelled else { return }
      // The system refuses to say which sockets have something to read.
      try? await Task.sleep(for: .milliseconds(500))
      server = await next()
    }
  }

  /// Makes a server in place of one that ended by itself; nil if the system refuses one now.
  private func listenAgain() -> HTTPServer? { isStopped ? nil : try? listen() }

  func stop() async {
    isStopped = true
    for task in tasks { task.cancel() }
    for connection in connections.values { await connection.cancel() }
    for task in tasks { await task.value }
    // A server that was stopped before it ran has not closed its socket.
    await http?.close()
    http = nil
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

  // MARK: Pages

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

  /// Refuses a request without the token, or nil.
  private func refusal(of request: HTTPRequest) -> HTTPResponse? {
    AccessGuard(token: token, port: port, hosts: interface.hosts).refusal(
      token: request.query["token"],
      host: request.headers["host"],
      origin: request.headers["origin"]
    ).map { HTTPResponse(.forbidden, $0) }
  }

  /// The store with a number; nil if there is none.
  func store(_ number: UInt64) -> (any InspectedStore)? { stores[number] }

  /// Answers the text of a message. Every message has an answer.
  ///
  /// Runs on no actor: a message and its answer may be long, and the other pages go on while they are read and written.
  @concurrent
  nonisolated func answer(_ text: String) async -> String {
    var id: UInt64?
    do throws(InspectorProblem) {
      let request = try InspectorRequest(text)
      id = request.id
      if request.method == "stores" { return InspectorAnswer.result(request.id, await summaries()) }
      let number = try request.number("store")
      guard let store = await store(number) else { throw InspectorProblem("There is no store \(number).") }
      return InspectorAnswer.result(request.id, try await store.answer(request, events: self))
    } catch {
      return InspectorAnswer.error(error, id: id)
    }
  }
}
