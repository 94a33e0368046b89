// Tests of: INSPECT-527, INSPECT-548

import Foundation
import Headgate
import HeadgateRecordings
import Testing

@testable import HeadgateInspector

/// Sends actions whose payload Foundation does not survive. The process of the tests would end with the program.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HostileActionTests {
  private let store = Store(initialState: Sorter.State()) { Sorter() }

  private func send(_ action: String) async throws -> JSONTree {
    let inspection = try await store.inspect()
    let request = #"{"id": 1, "method": "send", "store": \#(inspection.number), "action": \#(action)}"#
    return try JSONTree(parsing: await inspection.server.answer(request))
  }

  // holds: INSPECT-548
  @Test func `marks that Swift would sort for each comparison are not read`() async throws {
    let marks = String(repeating: "\u{301}\u{316}", count: 200)
    for action in [#"{"a\#(marks)": 1}"#, #"{"removed": "a\#(marks)"}"#] {
      #expect(
        try await send(action)["error"]?.string
          == "The request was not read: a character has more than 256 combining marks."
      )
    }
  }

  private nonisolated static let largest = Int.max

  // holds: INSPECT-527
  @Test(arguments: [
    #"{"removed": {"_0": {"indexes": [{"location": 1, "length": -1}]}}}"#,
    #"{"removed": {"_0": {"indexes": [{"location": \#(largest), "length": 1}]}}}"#,
    #"{"removed": {"_0": {"indexes": [{"location": 1, "length": \#(largest)}]}}}"#,
    #"{"filtered": {"_0": {"a": [null, {"bitmap": ""}]}}}"#,
    #"{"filtered": {"_0": {"a": [{"bitmap": "\#(Data(count: 20_000).base64EncodedString())"}]}}}"#,
    #"{"filtered": {"_0": {"a": [{"bitmap": "\#(Data(count: 16_385).base64EncodedString())"}]}}}"#,
    #"{"opened": {"_0": {"address": {"port": -1, "path": ""}}}}"#,
    #"{"opened": {"_0": {"address": {"scheme": "a:b", "path": ""}}}}"#,
    #"{"opened": {"_0": {"address": {"scheme": "", "path": ""}}}}"#,
    #"{"opened": {"_0": {"address": {"scheme": "1", "path": ""}}}}"#,
  ]) func `a payload that ends the process in Foundation is refused`(action: String) async throws {
    let problem = try #require(try await send(action)["error"]?.string)
    #expect(problem.hasPrefix("This is no action of 'Sorter.Action': "))
    #expect(store.count == 0)
  }

  // fact: R-69
  @Test func `the decoder of Foundation does not survive these values`() async {
    await #expect(processExitsWith: .failure) {
      _ = try? JSONDecoder().decode(IndexSet.self, from: Data(#"{"indexes": [{"location": 1, "length": -1}]}"#.utf8))
    }
    await #expect(processExitsWith: .failure) {
      _ = try? JSONDecoder().decode(CharacterSet.self, from: Data(#"{"bitmap": ""}"#.utf8))
    }
    await #expect(processExitsWith: .failure) {
      _ = try? JSONDecoder().decode(URLComponents.self, from: Data(#"{"port": -1, "path": ""}"#.utf8))
    }
  }

  // holds: INSPECT-527
  // fact: R-68
  @Test func `the same types are decoded from what they encode`() async throws {
    let address = URLComponents(string: "https://a:b@c.example:80/d?e=f#g")
    let actions: [Sorter.Action] = [
      .removed([1, 2, 5]), .removed([]), .filtered(["a": [nil, .decimalDigits, .letters, .init()]]), .filtered([:]),
      .opened(.init(address: try #require(address))), .mixed(.init()),
    ]
    for (index, action) in actions.enumerated() {
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = Sorter.strategy
      let text = String(decoding: try encoder.encode(action), as: UTF8.self)
      #expect(try await send(text)["error"] == nil)
      #expect(store.count == index + 1)
      #expect(store.last == action)
    }
  }
}

@Reducer
private struct Sorter {
  @ObservableState
  struct State: Codable, Sendable {
    var count = 0
    var last: Action?
  }

  static let strategy = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
    positiveInfinity: "inf",
    negativeInfinity: "-inf",
    nan: "nan"
  )

  struct Link: Codable, Hashable, Sendable { var address: URLComponents }

  /// Types that the decoder of Foundation knows by themselves, and those that decode in other ways.
  class Part: Codable {
    var date = Date(timeIntervalSince1970: 5.5)
    var data = Data([1, 2])
    var url = URL(string: "https://a.example/?b")
    var decimal = Decimal(string: "1234.5")
    var infinite = Double.infinity
    var numbers: [UInt64: [Int8]] = [.max: [-1, 1]]
    var names: [String: Bool?] = ["a b": true, "snake_case": nil]
    var range = 1..<9
    var character = "\u{0}é👩‍👧"
    var duration = Duration.seconds(3)
    var id = UUID()
    var nested: [[Float?]] = [[1.5, nil], []]
    var set: Set<String> = ["a"]

    init() {}
  }

  final class Mixed: Part, Hashable, @unchecked Sendable {
    // Sendable: nothing of it changes after its creation.
    let more: IndexSet

    override init() {
      more = [3]
      super.init()
    }

    required init(from decoder: any Decoder) throws {
      more = try decoder.container(keyedBy: CodingKeys.self).decode(IndexSet.self, forKey: .more)
      try super.init(from: decoder.container(keyedBy: CodingKeys.self).superDecoder(forKey: .part))
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(more, forKey: .more)
      try super.encode(to: container.superEncoder(forKey: .part))
    }

    private enum CodingKeys: CodingKey { case more, part }

    private var text: String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      encoder.nonConformingFloatEncodingStrategy = Sorter.strategy
      return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    static func == (left: Mixed, right: Mixed) -> Bool { left.text == right.text && left.text != "" }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  enum Action: Codable, Hashable, Sendable {
    case removed(IndexSet)
    case filtered([String: [CharacterSet?]])
    case opened(Link)
    case mixed(Mixed)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      state.last = action
      return .none
    }
  }
}
