import FlyingFox
import Foundation
import Headgate
import Testing

@testable import HeadgateInspector
@testable import HeadgateRecordings
@testable import HeadgateSupport

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct InspectionTests {
  private let store = Store(initialState: Lamp.State()) { Lamp() }

  // holds: INSPECT-101
  @Test func `a port that is in use is an error, at once`() async throws {
    let first = try await store.inspect()
    let port = try #require(UInt16(exactly: first.address.port ?? 0))
    let error = await #expect(throws: InspectorProblem.self) {
      // The interface is another one, so this is another server.
      _ = try await Store(initialState: Lamp.State()) { Lamp() }.inspect(on: .loopback(port: port))
    }
    #expect(
      error?.description == """
        The inspector cannot use the port \(port): Address already in use. Another program uses it, such as another run of this one. \
        End that program, or choose another port: 0 is a free one.
        """
    )
    // The store is not recorded for a page that nobody can open.
    #expect(await first.server.answer(#"{"id": 1, "method": "stores"}"#).contains(#""store":1"#))
  }

  // holds: INSPECT-102
  @Test func `a program lets its paused store go on, and the pages are told`() async throws {
    let inspection = try await store.inspect()
    let number = inspection.number
    let (_, page) = try await inspection.server.open()
    for method in ["pause", "lock"] {
      _ = await inspection.server.answer(#"{"id": 1, "method": "\#(method)", "store": \#(number)}"#)
      await inspection.resume()
    }
    store.send(.toggled)
    #expect(store.isOn)
    await page.end()
    var modes: [String] = []
    while let frame = await page.next() {
      // The stores of other tests have the same server.
      let event = try JSONTree(parsing: String(decoding: frame.payload, as: UTF8.self))
      if event["store"] == .whole(number), let mode = event["mode"]?.string { modes.append(mode) }
    }
    #expect(modes == ["paused", "live", "locked", "live"])
  }

  // holds: INSPECT-102
  @Test func `a paused store goes on after its recording failed`() async throws {
    let core = try #require(store.root)
    let here = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let inspection = try StoreInspection(core, number: 1, name: "lamp", callSite: here)
    func ask(_ method: String, _ members: String = "") async throws -> JSONTree {
      let request = try InspectorRequest(#"{"id": 1, "method": "\#(method)"\#(members)}"#)
      return try await inspection.answer(request, events: NoEvents())
    }
    store.send(.toggled)
    _ = try await ask("seek", #", "number": 0"#)
    _ = try await ask("resume")
    try FileManager.default.removeItem(at: inspection.file)
    store.send(.toggled)
    // The report is made on the thread of the recorder, outside of the test.
    await #expect(throws: InspectorProblem.self) { try await ask("action", #", "number": 1"#) }
    _ = try await ask("pause")
    store.send(.toggled)
    #expect(!store.isOn)
    _ = try await ask("resume")
    #expect(store.isOn)
    _ = try await ask("lock")
    store.send(.toggled)
    _ = try await ask("pause")
    store.send(.toggled)
    #expect(store.isOn)
    _ = try await ask("resume")
    #expect(!store.isOn)
    _ = try await ask("send", #", "action": {"toggled": {}}"#)
    #expect(store.isOn)
  }
}

private struct NoEvents: InspectorEvents {
  func send(_ event: String) async {}
}

@Reducer
private struct Lamp {
  @ObservableState struct State: Codable, Sendable { var isOn = false }
  enum Action: Codable, Sendable { case toggled }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      return .none
    }
  }
}
