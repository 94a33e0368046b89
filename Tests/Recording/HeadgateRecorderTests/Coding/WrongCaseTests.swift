import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct WrongCaseTests {
  private enum Door: Codable {
    case open(Int)
    case closed
    case _counted(Int)
  }
  /// Has a form of its own.
  private enum Kind: Decodable {
    case small, large
    enum CodingKeys: CodingKey { case type }

    init(from decoder: any Decoder) throws {
      let type = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type)
      guard type == "small" else {
        throw DecodingError.typeMismatch(Self.self, .init(codingPath: decoder.codingPath, debugDescription: "no type"))
      }
      self = .small
    }
  }

  private func problem<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> String {
    "\(try #require(#expect(throws: (any Error).self) { try RecordedValue.typedAction(type, from: json, onlyOfViews: false) }))"
  }

  // holds: INSPECT-7
  @Test func `an unknown case names the cases of the enum, and those that the text has`() throws {
    let cases = "The type has: 'closed', 'open', '_counted'"
    #expect(try problem(Door.self, #"{"closd": {}}"#).hasSuffix("Door' has no case 'closd'. \(cases)"))
    #expect(try problem([Door].self, #"[{"closd": {}}]"#).hasPrefix("[0]: '"))
    #expect(
      try problem(Door.self, #"{"closd": {}, "opn": {}}"#).hasSuffix(
        "Door' has none of the cases 'closd', 'opn'. \(cases)"
      )
    )
    let both = try problem(Door.self, #"{"closed": {}, "open": {"_0": 1}, "other": {}}"#)
    #expect(both.hasSuffix("Door' has one case, and this one has 'closed', 'open'"), "\(both)")
    #expect(try problem(Door.self, "{}").contains("it names no case of '"))
  }

  // holds: INSPECT-7
  @Test func `an enum with a form of its own has its own error`() throws {
    for json in [#"{"type": "large"}"#, #"{"type": "large", "other": 1}"#] {
      let text = try problem(Kind.self, json)
      #expect(text.hasPrefix("it is not of type '") && text.hasSuffix("Kind'"), "\(text)")
    }
  }

  // holds: SESSION-20
  @Test func `the cases of an enum are looked for once, however many actions have a wrong one`() throws {
    let file = TemporaryFile()
    let store = Store(initialState: Turning.State()) { Turning() }
    let recorder = try store.record(to: file.url)
    for _ in 0..<100 { store.send(.turned) }
    try recorder.stop()
    TurningNow.decodings.setValue(0)
    let compatibility = try Replay<Turning.State, TurningNow>.compatibility(of: Recording(contentsOf: file.url))
    #expect(compatibility.problems.count == 1)
    #expect(compatibility.problems[0].hasSuffix("has no case 'turned'. The type has: 'turn', 'stop'"))
    // Each action, an object without a case, and each case.
    #expect(TurningNow.decodings.value == 100 + 1 + 2)
  }
}

@Reducer
private struct Turning {
  struct State: Equatable, Codable, Sendable { var count = 0 }
  enum Action: Codable, Sendable { case turned }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// The action of a later version. Counts how often it is decoded.
private enum TurningNow: String, Codable, Sendable {
  case turn, stop
  static let decodings = LockIsolated(0)

  init(from decoder: any Decoder) throws {
    Self.decodings.withValue { $0 += 1 }
    let object = try decoder.singleValueContainer().decode([String: [String: Int]].self)
    guard object.count == 1, let name = object.keys.first, let value = Self(rawValue: name) else {
      throw DecodingError.typeMismatch(Self.self, .init(codingPath: decoder.codingPath, debugDescription: "no case"))
    }
    self = value
  }
}
