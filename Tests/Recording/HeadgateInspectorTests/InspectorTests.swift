// Tests of: Engine, Protocol

import Foundation
import Headgate
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import HeadgateInspector
@testable import HeadgateRecordings

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct InspectorTests {
  private let store = Store(initialState: Clicker.State()) { Clicker() }

  /// Sends a request to the server of an inspection, and returns the result or the error.
  private func ask(_ inspection: Inspection, _ method: String, _ members: String = "") async throws -> JSONTree {
    let store = inspection.number
    let text = await inspection.server.answer(#"{"id": 1, "method": "\#(method)", "store": \#(store)\#(members)}"#)
    let answer = try JSONTree(parsing: text)
    return answer["result"] ?? answer["error"] ?? .null
  }

  // holds: INSPECT-2
  @Test func `the actions and everything about one of them are read from the recording`() async throws {
    let inspection = try await store.inspect()
    store.send(.addTapped)
    await store.send(.loadTapped).finish()
    let actions = try #require(try await ask(inspection, "actions", #", "from": 1, "to": 100"#).elements)
    #expect(actions.map { $0["name"]?.string } == [".addTapped", ".loadTapped", ".loaded(…)"])
    #expect(actions[1]["effects"]?.elements?.count == 1)
    let action = try await ask(inspection, "action", #", "number": 3"#)
    #expect(action["action"]?["payload"] == .object(["loaded": .object(["_0": .integer(5)])]))
    #expect(try await ask(inspection, "action", #", "number": 2"#)["followers"] == .numbers([3]))
    #expect(
      try await ask(inspection, "action", #", "number": 9"#).string?.contains("The session has actions 1 to 3") == true
    )
    #expect(try await ask(inspection, "actions", #", "from": 1, "to": 5000"#).string?.contains("1 to 1000") == true)
    #expect(try await ask(inspection, "search", #", "text": "LOAD""#)["numbers"] == .numbers([2, 3]))
    let map = try await ask(inspection, "map")
    #expect(map["children"]?.elements?.map { $0["name"]?.string } == ["addTapped", "loadTapped", "loaded"])
    let effects = try #require(try await ask(inspection, "effects", #", "from": 0, "to": 9000000000000000"#).elements)
    #expect(effects.map { $0["name"]?.string } == ["load"])
    #expect(effects[0]["emissions"]?.elements?.count == 1)
    #expect(effects[0]["sent"] == .numbers([3]))
  }

  // holds: INSPECT-402
  @Test func `an action has its origin, its depth and the name of its effect`() async throws {
    let inspection = try await store.inspect()
    store.send(.addTapped)
    await store.send(.chainTapped(80)).finish()
    let actions = try #require(try await ask(inspection, "actions", #", "from": 1, "to": 100"#).elements)
    #expect(actions.count == 82)
    #expect(actions.prefix(5).map { $0["origin"] } == [nil, nil, .integer(2), .integer(3), .integer(4)])
    #expect(actions.prefix(5).map { $0["depth"] } == [0, 0, 1, 2, 3].map { .integer($0) })
    #expect(actions.prefix(4).map { $0["effectName"]?.string } == [nil, nil, "step", "step"])
    #expect(actions.last?["depth"] == .integer(64))
    // The same for a part that begins in the middle of the chain.
    let later = try #require(try await ask(inspection, "actions", #", "from": 30, "to": 82"#).elements)
    #expect(later.map { $0["depth"] } == actions.dropFirst(29).map { $0["depth"] })
    let action = try await ask(inspection, "action", #", "number": 4"#)["action"]
    #expect(action?["origin"] == .integer(3))
    #expect(action?["effectName"]?.string == "step")
  }

  // holds: INSPECT-403
  @Test func `an effect has what cancelled it`() async throws {
    let inspection = try await store.inspect()
    store.send(.timerTapped)
    store.send(.timerTapped)
    store.send(.stopTapped)
    store.send(.partTapped)
    store.send(.part(.waitTapped))
    store.send(.partTapped)
    let task = store.send(.waitTapped)
    task.cancel()
    await task.finish()
    store.send(.waitTapped)
    let effects = #", "from": 0, "to": 9000000000000000"#
    let number = try #require(try await ask(inspection, "effects", effects).elements?.last?["number"]?.unsignedNumber)
    _ = try await ask(inspection, "cancel", #", "effect": \#(number)"#)
    let cancelled = try #require(try await ask(inspection, "effects", effects).elements)
    #expect(cancelled.map { $0["ending"] } == Array(repeating: .integer(1), count: 5))
    #expect(cancelled.map { $0["cancelReason"] } == [1, 2, 3, 0, 4].map { .integer($0) })
    #expect(cancelled.map { $0["cancelAction"] } == [.integer(2), .integer(3), .integer(6), nil, nil])
  }

  // holds: INSPECT-404
  @Test func `the present time is told with the stores and with the news`() async throws {
    let inspection = try await store.inspect()
    // The stores of other tests have the same server.
    let stores = try #require(try await ask(inspection, "stores").elements)
    let first = try #require(stores.first { $0["store"] == .whole(inspection.number) }?["time"]?.unsignedNumber)
    store.send(.addTapped)
    let news = try await JSONTree(parsing: #require(inspection.server.news(of: inspection.number)))
    let second = try #require(news["time"]?.unsignedNumber)
    let action = try #require(try await ask(inspection, "action", #", "number": 1"#)["action"]?["time"]?.unsignedNumber)
    #expect(first < action && action < second)
    #expect(news["isReplayable"] == .bool(true))
  }

  // holds: INSPECT-404
  @Test func `the running effects are told with the news, and to a page that is opened when nothing happens`()
    async throws
  {
    let inspection = try await store.inspect()
    store.send(.waitTapped)
    let news = try await JSONTree(parsing: #require(inspection.server.news(of: inspection.number)))
    let running = try #require(news["running"]?.elements)
    #expect(running.count == 1)
    let stores = try #require(try await ask(inspection, "stores").elements)
    #expect(stores.first { $0["store"] == .whole(inspection.number) }?["running"]?.elements == running)
  }

  // holds: INSPECT-405
  @Test func `a session that cannot be replayed says so, and why`() async throws {
    let store = Store(initialState: Odd.State()) { Odd() }
    let inspection = try await store.inspect()
    func summary() async throws -> JSONTree? {
      try await ask(inspection, "stores").elements?.first { $0["store"] == .whole(inspection.number) }
    }
    #expect(try await summary()?["isReplayable"] == .bool(true))
    store.send(.set(1))
    #expect(try await summary()?["problem"] == nil)
    store.send(.set(-1))
    store.send(.set(2))
    #expect(try await summary()?["isReplayable"] == .bool(false))
    let problem = try await summary()?["problem"]?.string
    #expect(problem?.hasPrefix("Action 2, '.set(…)', cannot be replayed: it was recorded as a text") == true)

    let other = Store(initialState: Odd.State(number: -1)) { Odd() }
    let second = try await other.inspect()
    let stores = try await ask(second, "stores").elements
    let unreadable = stores?.first { $0["store"] == .whole(second.number) }
    #expect(unreadable?["isReplayable"] == .bool(false))
    #expect(unreadable?["problem"]?.string?.contains("-1 cannot be read") == true)
  }

  // holds: INSPECT-3
  @Test func `states, differences and the actions that changed a value are computed`() async throws {
    let inspection = try await store.inspect()
    for _ in 1...3 { store.send(.addTapped) }
    store.send(.renamed("Blob"))
    store.send(.addTapped)
    #expect(try await ask(inspection, "state", #", "number": 2"#)["count"] == .integer(2))
    let difference = try await ask(inspection, "diff", #", "from": 2, "to": 4"#)
    #expect(
      difference["changes"]?.elements?.map(\.text) == [
        #"{"new":3,"old":2,"path":["count"]}"#, #"{"new":"Blob","old":"","path":["name"]}"#,
      ]
    )
    #expect(try await ask(inspection, "changes", #", "path": ["count"]"#) == .numbers([1, 2, 3, 5]))
    #expect(try await ask(inspection, "changes", #", "path": ["name"]"#) == .numbers([4]))
    #expect(store.count == 4)
  }

  // holds: INSPECT-4
  @Test func `the program follows through time, and returns to its latest state`() async throws {
    let inspection = try await store.inspect()
    for _ in 1...3 { store.send(.addTapped) }
    var shown: [Int] = []
    let token = store.observe { shown.append(store.count) }
    for number in [1, 0, 2] { _ = try await ask(inspection, "seek", #", "number": \#(number)"#) }
    _ = try await ask(inspection, "resume")
    #expect(shown == [3, 1, 0, 2, 3])
    store.send(.addTapped)
    #expect(store.count == 4)
    withExtendedLifetime(token) {}
  }

  // holds: INSPECT-5
  @Test func `a paused store holds actions of views and effects, and a locked one drops them`() async throws {
    let inspection = try await store.inspect()
    store.send(.addTapped)
    _ = try await ask(inspection, "pause")
    _ = await inspection.server.news(of: inspection.number)
    let task = store.send(.addTapped)
    store.send(.loadTapped)
    let news = try await JSONTree(parsing: #require(inspection.server.news(of: inspection.number)))
    #expect(news["held"] == .integer(2))
    #expect(store.count == 1)
    let held = { [self] in
      try await ask(inspection, "stores").elements?.first { $0["store"] == .whole(inspection.number) }?["held"]
    }
    #expect(try await held() == .integer(2))
    _ = try await ask(inspection, "seek", #", "number": 0"#)
    #expect(store.count == 0)
    _ = try await ask(inspection, "resume")
    // The effect of the held action may have ended already.
    #expect([2, 7].contains(store.count))
    await task.finish()
    #expect(try await held() == .integer(0))
    while store.count < 7 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(store.count == 7)
    _ = try await ask(inspection, "lock")
    store.send(.addTapped)
    _ = try await ask(inspection, "resume")
    #expect(store.count == 7)
    let actions = try #require(try await ask(inspection, "actions", #", "from": 1, "to": 100"#).elements)
    #expect(actions.count == 4)
  }

  // holds: INSPECT-6
  @Test func `actions are skipped, and the state is computed without them`() async throws {
    let inspection = try await store.inspect()
    store.send(.addTapped)
    store.send(.doubled)
    store.send(.addTapped)
    #expect(store.count == 3)
    _ = try await ask(inspection, "skip", #", "numbers": [2]"#)
    #expect(store.count == 2)
    _ = try await ask(inspection, "skip", #", "numbers": [1, 3]"#)
    #expect(store.count == 0)
    _ = try await ask(inspection, "skip", #", "numbers": []"#)
    #expect(store.count == 3)
    _ = try await ask(inspection, "resume")
    #expect(store.count == 3)
  }

  // holds: INSPECT-7
  @Test func `an action is sent by hand`() async throws {
    let inspection = try await store.inspect()
    #expect(try await ask(inspection, "send", #", "action": {"renamed": {"_0": "Blob"}}"#) == .whole(1))
    #expect(store.name == "Blob")
    #expect(try await ask(inspection, "send", #", "action": {"addSoonTapped": {}}"#) == .whole(2))
    #expect(store.count == 1)
    let error = try await ask(inspection, "send", #", "action": {"renamed": {"_0": 7}}"#)
    #expect(
      error.string?.contains("This is no action of 'Clicker.Action': .renamed._0: it is not of type 'String'") == true
    )
    // An action of a child, a case that does not exist, and no case.
    #expect(
      try await ask(inspection, "send", #", "action": {"part": {"_0": {"waitTaped": {}}}}"#).string
        == """
        This is no action of 'Clicker.Action': .part._0: 'ClickerPart.Action' has no case 'waitTaped'. The type has: 'waitTapped'
        """
    )
    let unknown = try await ask(inspection, "send", #", "action": {"addSonTapped": {}}"#).string ?? ""
    let nearest =
      "This is no action of 'Clicker.Action': 'Clicker.Action' has no case 'addSonTapped'. The type has: 'addSoonTapped', 'addTapped', "
    #expect(unknown.hasPrefix(nearest), "\(unknown)")
    #expect(unknown.split(separator: ",").count == 12 && unknown.hasSuffix("' and 1 more"), "\(unknown)")
    #expect(
      try await ask(inspection, "send", #", "action": {"part": {"_0": {}}}"#).string
        == "This is no action of 'Clicker.Action': .part._0: it names no case of 'ClickerPart.Action'. The type has: 'waitTapped'"
    )
    #expect(
      try await ask(inspection, "send", #", "action": {"loadTapped": {}, "addTapped": {}}"#).string
        == """
        This is no action of 'Clicker.Action': a value of 'Clicker.Action' has one case, and this one has 'addTapped', 'loadTapped'
        """
    )
    #expect(
      try await ask(inspection, "send", #", "action": "addTapped""#).string
        == #"This is no action of 'Clicker.Action': it is no object, such as {"name": {}}"#
    )
    #expect(try await ask(inspection, "send").string == "The request 'send' needs a value in 'action'.")
    _ = try await ask(inspection, "pause")
    #expect(try await ask(inspection, "send", #", "action": {"addTapped": {}}"#).string?.contains("paused") == true)
    _ = try await ask(inspection, "resume")
  }

  // holds: INSPECT-8
  @Test func `a running effect is cancelled`() async throws {
    let inspection = try await store.inspect()
    let task = store.send(.waitTapped)
    let number = try #require(
      try await ask(inspection, "effects", #", "from": 0, "to": 9000000000000000"#).elements?.first?["number"]?
        .unsignedNumber
    )
    #expect(try await ask(inspection, "cancel", #", "effect": \#(number)"#) == .null)
    await task.finish()
    let effects = try await ask(inspection, "effects", #", "from": 0, "to": 9000000000000000"#).elements
    #expect(effects?.first?["ending"] == .integer(1))
    #expect(
      try await ask(inspection, "cancel", #", "effect": \#(number)"#).string?.contains("no running effect") == true
    )
  }

  // holds: INSPECT-9
  @Test func `every message has an answer`() async throws {
    let inspection = try await store.inspect()
    store.send(.addTapped)
    var generator = SystemRandomNumberGenerator()
    let values = [
      "0", "1", "-1", "18446744073709551615", "18446744073709551616", "1e300", "null", "\"\"", "\"é\\u0000\"", "[]",
      "{}", "[[[]]]",
      "[\"count\", 1]", "true", "1.5",
    ]
    for _ in 0..<3000 {
      var members = ["\"method\": \"\(RequestWords.methods.randomElement(using: &generator) ?? "")\""]
      if Bool.random(using: &generator) { members.append("\"store\": \(inspection.number)") }
      if Bool.random(using: &generator) { members.append("\"id\": 4") }
      for name in RequestWords.names where Bool.random(using: &generator) {
        members.append("\"\(name)\": \(values.randomElement(using: &generator) ?? "0")")
      }
      var text = Array("{\(members.joined(separator: ", "))}".utf8)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        text[Int.random(in: 0..<text.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      let answer = try JSONTree(parsing: await inspection.server.answer(String(decoding: text, as: UTF8.self)))
      #expect(answer["result"] != nil || answer["error"]?.string?.isEmpty == false)
    }
    _ = try await ask(inspection, "resume")
  }

  // holds: INSPECT-10
  @Test func `a stopped inspection ends, and with the last one its server`() async throws {
    // A port of its own: other tests keep the server of the usual interface running.
    let inspection = try await store.inspectApart()
    let request = URLRequest(url: inspection.address)
    let (page, response) = try await URLSession.shared.data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(String(decoding: page, as: UTF8.self).hasPrefix("<!doctype html>"))
    let (session, _) = try await URLSession.shared.data(
      from: try #require(
        URL(
          string: "\(inspection.address.absoluteString.replacing("/?", with: "/session?"))&store=\(inspection.number)"
        )
      )
    )
    #expect(session.starts(with: Data("SQLite format 3".utf8)))
    let bare = try #require(URL(string: "/", relativeTo: inspection.address))
    #expect((try await URLSession.shared.data(from: bare).1 as? HTTPURLResponse)?.statusCode == 403)
    await inspection.stop()
    await #expect(throws: URLError.self) { _ = try await URLSession.shared.data(for: request) }
  }

  // holds: INSPECT-10
  @Test func `a program that is paused goes on when its inspection ends`() async throws {
    let inspection = try await store.inspect()
    store.send(.addTapped)
    _ = try await ask(inspection, "seek", #", "number": 0"#)
    store.send(.addTapped)
    #expect(store.count == 0)
    await inspection.stop()
    #expect(store.count == 2)
    store.send(.addTapped)
    #expect(store.count == 3)
  }

  // holds: INSPECT-11
  @Test func `two stores have one server, and the store of a child has none`() async throws {
    let first = try await store.inspect(name: "one")
    let other = Store(initialState: Clicker.State()) { Clicker() }
    let second = try await other.inspect(name: "two")
    #expect(first.address == second.address)
    let stores = try await ask(first, "stores").elements
    #expect(stores?.contains { $0["name"] == .string("one") } == true)
    #expect(stores?.contains { $0["name"] == .string("two") } == true)
    let child = store.scope(state: \.child, action: \.child)
    await #expect(throws: RecordingError.self) { _ = try await child.inspect() }
  }
}

@Reducer
struct Clicker {
  @ObservableState
  struct State: Codable, Sendable {
    var count = 0
    var name = ""
    var child = ClickerChild.State()
    var part: ClickerPart.State?
  }

  private enum ID { case timer }

  enum Action: Codable, Sendable {
    case addTapped
    case addSoonTapped
    case doubled
    case renamed(String)
    case loadTapped
    case loaded(Int)
    case waitTapped
    case child(ClickerChild.Action)
    case chainTapped(Int)
    case timerTapped
    case stopTapped
    case partTapped
    case part(ClickerPart.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { ClickerChild() }
    Reduce { state, action in
      switch action {
      case .addTapped: state.count += 1
      case .addSoonTapped: return .send(.addTapped)
      case .doubled: state.count *= 2
      case .renamed(let name): state.name = name
      case .loadTapped: return .run(name: "load") { send in await send(.loaded(5)) }
      case .loaded(let number): state.count += number
      case .waitTapped: return .run { _ in try await Task.sleep(for: .seconds(600)) }
      case .chainTapped(let count):
        guard count > 0 else { break }
        return .run(name: "step") { send in await send(.chainTapped(count - 1)) }
      case .timerTapped:
        return .run { _ in try await Task.sleep(for: .seconds(600)) }.cancellable(id: ID.timer, cancelInFlight: true)
      case .stopTapped: return .cancel(id: ID.timer)
      case .partTapped: state.part = state.part == nil ? ClickerPart.State() : nil
      case .child, .part: break
      }
      return .none
    }
    .ifLet(\.part, action: \.part) { ClickerPart() }
  }
}

@Reducer
struct ClickerPart {
  @ObservableState struct State: Codable, Sendable {}
  enum Action: Codable, Sendable { case waitTapped }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in try await Task.sleep(for: .seconds(600)) } }
  }
}

/// A feature whose numbers below zero cannot be encoded in an action, and not be decoded in a state.
@Reducer
private struct Odd {
  @ObservableState
  struct State: Codable, Sendable {
    var number = 0

    init(number: Int = 0) { self.number = number }

    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
      guard number >= 0 else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "\(number) cannot be read"))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }
  }

  enum Action: Codable, Sendable {
    case set(Int)

    init(from decoder: any Decoder) throws { self = .set(try decoder.singleValueContainer().decode(Int.self)) }

    func encode(to encoder: any Encoder) throws {
      guard case .set(let number) = self, number >= 0 else {
        throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "a number below zero"))
      }
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .set(let number) = action else { return .none }
      state.number = number
      return .none
    }
  }
}

@Reducer
struct ClickerChild {
  @ObservableState struct State: Codable, Sendable { var isOn = false }
  enum Action: Codable, Sendable { case toggled }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      return .none
    }
  }
}
