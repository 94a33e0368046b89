import FlyingFox
import HeadgateRecordings
import Testing

@testable import HeadgateInspector

@Suite(.timeLimit(.minutes(10)))
struct InspectorServerTests {
  private let server: InspectorServer

  init() throws {
    server = try InspectorServer(.loopback())
  }

  /// Waits until the server has a number of pages, as long as the time limit of the test allows.
  private func expectPages(_ count: Int) async throws {
    while await server.connections.count != count { try await Task.sleep(for: .milliseconds(5)) }
  }

  // holds: INSPECT-502
  @Test func `a page that vanishes with unread answers is no page any more`() async throws {
    let (page, frames) = AsyncThrowingStream<WSFrame, any Error>.makeStream()
    var output: AsyncStream<WSFrame>? = try await SocketHandler(server: server).makeFrames(for: page)
    #expect(await server.connections.count == 1)
    for _ in 1...3 { frames.yield(.text(#"{"id": 1, "method": "stores"}"#)) }
    var iterator = output?.makeAsyncIterator()
    // `hello` and the first answer are read, so the second one is written, and the third one waits.
    for _ in 1...2 { #expect(await iterator?.next() != nil) }
    for _ in 1...100 { _ = await server.answer(#"{"id": 2, "method": "stores"}"#) }
    iterator = nil
    output = nil
    try await expectPages(0)
    frames.finish()
  }

  // holds: INSPECT-502
  @Test func `a page above the limit is refused, also when it connected at the same time`() async throws {
    for _ in 1...InspectorServer.limit { _ = try await server.open() }
    await #expect(throws: InspectorProblem.self) { _ = try await server.open() }
    #expect(await server.connections.count == InspectorServer.limit)
  }

  // holds: INSPECT-11
  @Test func `the newest list of stores is the last one that a page gets`() async throws {
    let (_, page) = try await server.open()
    let slow = ListedStore(number: await server.newNumber())
    let first = Task { await server.add(slow) }
    await slow.isAsked.wait()
    // The list with one store waits for the description of it, and the list without stores is sent meanwhile.
    #expect(await server.remove(slow.number))
    await slow.mayAnswer.open()
    await first.value
    await page.end()
    var lists: [Int] = []
    while let frame = await page.next() {
      let event = try JSONTree(parsing: String(decoding: frame.payload, as: UTF8.self))
      lists.append(event["stores"]?.elements?.count ?? -1)
    }
    #expect(lists == [0, 0])
  }
}

/// A store that describes itself when it may.
private final class ListedStore: InspectedStore {
  let number: UInt64
  let isAsked = Gate()
  let mayAnswer = Gate()

  init(number: UInt64) {
    self.number = number
  }

  func answer(_ request: InspectorRequest, events: any InspectorEvents) async throws(InspectorProblem) -> JSONTree {
    .null
  }

  func summary() async -> JSONTree {
    await isAsked.open()
    await mayAnswer.wait()
    return .object(["store": .whole(number)])
  }

  func news() async -> String? { nil }

  func exported() async throws(InspectorProblem) -> String { "" }

  func end() async {}
}

/// Waits until somebody opens it.
private actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    for one in waiting { one.resume() }
    waiting = []
  }

  func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
