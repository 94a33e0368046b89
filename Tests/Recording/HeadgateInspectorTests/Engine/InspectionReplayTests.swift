import Headgate
import HeadgateRecordings
import HeadgateSupport
import Testing

@testable import HeadgateInspector

/// What the actor of a store does while a page asks for a state that takes long.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct InspectionReplayTests {
  private let steps = LockIsolated(0)
  private let store: StoreOf<Slow>
  private static let count = 150

  init() {
    store = Store(initialState: Slow.State()) { [steps] in Slow(steps: steps) }
  }

  /// Starts a request, and returns its answer and the numbers of actions that were replayed at moments when the actor was free.
  private func ask(
    _ inspection: Inspection,
    _ method: String,
    _ members: String,
    whenFree: () async -> Void = {}
  ) async throws -> (answer: JSONTree, moments: Set<Int>) {
    steps.setValue(0)
    let text = #"{"id": 1, "method": "\#(method)", "store": \#(inspection.number), \#(members)}"#
    let isAnswered = LockIsolated(false)
    let answer = Task {
      let answer = await inspection.server.answer(text)
      isAnswered.setValue(true)
      return answer
    }
    var moments: Set<Int> = []
    while !isAnswered.value {
      if moments.insert(steps.value).inserted, steps.value > 0 { await whenFree() }
      await Task.yield()
    }
    return (try JSONTree(parsing: await answer.value), moments.subtracting([0, Self.count]))
  }

  // holds: INSPECT-503
  @Test func `the actor of the store is free while the program goes to a far state`() async throws {
    let inspection = try await store.inspect()
    for _ in 0..<Self.count { store.send(.step) }
    // The last actions may come when the program already shows the state of then: they are held.
    var sent = 0
    let (answer, moments) = try await ask(inspection, "seek", #""number": \#(Self.count - 1)"#) {
      store.send(.other)
      sent += 1
    }
    #expect(answer["error"] == nil)
    #expect(moments.count > 2)
    #expect(sent > 2)
    // The program shows the state of then.
    #expect(store.count == Self.count - 1)
    #expect(store.others == 0)
    _ = await inspection.server.answer(#"{"id": 2, "method": "resume", "store": \#(inspection.number)}"#)
    #expect(store.count == Self.count)
    #expect(store.others == sent)
  }

  // holds: INSPECT-503, INSPECT-505
  @Test(arguments: [false, true])
  func `the actor of the store is free while the changes of a value are searched`(encodesHere: Bool) async throws {
    let inspection = try await Inspection(
      of: store.root,
      name: nil,
      on: .loopback(),
      encodesHere: encodesHere,
      callSite: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    )
    for _ in 0..<Self.count { store.send(.step) }
    let (answer, moments) = try await ask(inspection, "changes", #""path": ["others"]"#)
    #expect(answer["result"] == .array([]))
    #expect(moments.count > 2)
  }

  // holds: INSPECT-504
  @Test func `a program that goes on during a request shows its latest state`() async throws {
    let inspection = try await store.inspect()
    for _ in 0..<Self.count { store.send(.step) }
    let (answer, _) = try await ask(inspection, "seek", #""number": \#(Self.count - 1)"#) {
      _ = await inspection.server.answer(#"{"id": 2, "method": "resume", "store": \#(inspection.number)}"#)
    }
    #expect(
      answer["error"]?.string == "The program went on before the state after action \(Self.count - 1) was computed."
    )
    #expect(store.count == Self.count)
    store.send(.step)
    #expect(store.count == Self.count + 1)
  }

  // holds: INSPECT-504
  @Test func `states of before and after a program went on are not compared`() async throws {
    let inspection = try await store.inspect()
    for _ in 0..<Self.count { store.send(.step) }
    let (answer, _) = try await ask(inspection, "diff", #""from": \#(Self.count - 1), "to": \#(Self.count)"#) {
      _ = await inspection.server.answer(#"{"id": 2, "method": "resume", "store": \#(inspection.number)}"#)
    }
    #expect(answer["error"]?.string == "The program went on before the two states were computed.")
  }

  // holds: INSPECT-504
  @Test func `requests that need states take turns`() async throws {
    let inspection = try await store.inspect()
    for _ in 0..<100 { store.send(.step) }
    let requests = (0..<100).map { number in
      let text = #"{"id": \#(number), "method": "state", "store": \#(inspection.number), "number": \#(number)}"#
      return Task { await inspection.server.answer(text) }
    }
    for request in requests {
      let answer = try JSONTree(parsing: await request.value)
      #expect(answer["result"]?["count"] == answer["id"])
    }
  }
}

@Reducer
private struct Slow {
  @ObservableState
  struct State: Codable, Sendable {
    var count = 0
    var others = 0
    var noise = 0
  }

  enum Action: Codable, Sendable { case step, other }

  /// How many steps were reduced.
  let steps: LockIsolated<Int>

  var body: some ReducerOf<Self> {
    Reduce { [steps] state, action in
      // A reducer of a module whose default isolation is the main actor may rely on it.
      MainActor.preconditionIsolated()
      switch action {
      case .step:
        state.count += 1
        for number in 0..<20_000 { state.noise = state.noise &* 3 &+ number }
        steps.withValue { $0 += 1 }
      case .other: state.others += 1
      }
      return .none
    }
  }
}
