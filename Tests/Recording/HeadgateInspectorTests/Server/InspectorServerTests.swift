import Foundation
import HeadgateRecordings
import Testing

@testable import HeadgateInspector

@Suite(.timeLimit(.minutes(10)))
struct InspectorServerTests {
  private let server = InspectorServer(.loopback())

  /// Waits until the server has a number of pages, as long as the time limit of the test allows.
  private func expectPages(_ count: Int) async throws {
    while await server.connections.count != count { try await Task.sleep(for: .milliseconds(5)) }
  }

  // holds: INSPECT-502
  @Test func `a page that vanishes with unread answers is no page any more`() async throws {
    let page = SilentPage(frames: 3, reads: 3)
    try await SocketHandler(server: server)
      .run(Data(), first: [], read: { try await page.read() }, write: { try await page.write($0) })
    #expect(await server.connections.isEmpty)
  }

  // holds: INSPECT-502
  @Test func `a page that never reads is disconnected while a frame is written to it`() async throws {
    // The head is written, and `hello` waits for ever.
    let page = SilentPage(frames: 0, reads: 1, vanishes: false)
    let run = Task {
      try await SocketHandler(server: server)
        .run(Data(), first: [], read: { try await page.read() }, write: { try await page.write($0) })
    }
    try await expectPages(1)
    for _ in 0...SocketOutput.limit + 1 { await server.send("news") }
    try await run.value
    #expect(await server.connections.isEmpty)
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

/// A page that sends some frames, and takes some writes.
private actor SilentPage {
  private var frames: Int
  private var reads: Int
  /// Whether the page goes away after its last read, or waits for ever.
  private let vanishes: Bool

  init(frames: Int, reads: Int, vanishes: Bool = true) {
    (self.frames, self.reads, self.vanishes) = (frames, reads, vanishes)
  }

  func read() async throws -> [UInt8] {
    guard frames > 0 else {
      try await Task.sleep(for: .seconds(86_400))
      return []
    }
    frames -= 1
    var random = RandomFrames(seed: 1)
    return random.text(#"{"id": 1, "method": "stores"}"#)
  }

  func write(_ data: Data) async throws {
    guard reads > 0 else {
      if !vanishes { try await Task.sleep(for: .seconds(86_400)) }
      throw CancellationError()
    }
    reads -= 1
  }
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
