import Foundation
import Headgate

/// A feature whose state has values that are hard to encode.
@Reducer
struct Values {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var doubles: [Double] = [
      .infinity, -.infinity, -0.0, 0.1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .pi, 1e22,
    ]
    var floats: [Float] = [.infinity, -0.0, 0.1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 16_777_216]
    var names: [String: Int] = [
      "": 1, "a.b": 2, "a[0]": 3, "$shared": 4, "\u{0}": 5, "e\u{301}": 6, "ß": 7, "_0": 8, "\u{1F}": 9,
    ]
    var numbers: [Int: String] = [1: "a", -2: "b", .max: "c"]
    var kinds: [Kind: [Kind?]] = [.plain: [nil, .plain], .named("a.b"): []]
    var set: Set<String> = ["a", "b", "c", "d", "", "\u{301}"]
    var optional: Kind?
    var optionals: [Kind?] = [nil, .plain, .named(nil), .number(.nan)]
    var texts = [
      "", "\u{0}", "\u{301}", "e\u{301}", "\u{e9}", "\u{FEFF}a", "\u{FFFF}", "\u{10FFFF}", "\r\n\n", "👩‍👩‍👧", "\u{202E}x",
      "\"\\/\u{2028}",
    ]
    var decimals: [Decimal] = [
      Decimal(string: "0.1")!, Decimal(string: "-12345678901234567890123456789012345678")!, .greatestFiniteMagnitude,
      .leastFiniteMagnitude, Decimal(string: "1e-30")!,
    ]
    var data = [Data(), Data([0, 255, 128]), Data(repeating: 7, count: 10_000)]
    var urls = [URL(string: "https://example.com/ä?b=%20#c")!, URL(filePath: "/a b/ü"), URL(string: "data:,")!]
    var ids = [UUID(0), UUID(uuid: (255, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))]
    var durations: [Duration] = [
      .zero, .seconds(-1), .nanoseconds(-1), Duration(secondsComponent: 1 << 61, attosecondsComponent: 1),
    ]
    var dates: [Date] = [.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)]
    var integers: [Int64] = [.min, .max]
    var unsigned: [UInt64] = [.min, .max, 1 << 53 + 1]
    var small: [Int8] = [.min, .max]
    var large: [Int128] = [.min, .max, 0]
    var ranges = [0..<1, 5..<5]
    var single = Single(value: 3)
    var list = List(values: [1, 2])
    var tree = Tree.node([.leaf, .node([])])
    var locale = Locale(identifier: "de_CH")
    var zone = TimeZone(identifier: "Europe/Zurich")!
    var parts = DateComponents(year: 2026, month: 2)
    var indices = IndexSet([1, 2, 5])
    var ratio: CGFloat = 0.1
    var steps = 0
    var answers: [String] = []
  }

  enum Kind: Hashable, Codable, Sendable {
    case plain, named(String?), number(Double)
  }

  /// Encodes itself as one value.
  struct Single: Equatable, Codable, Sendable {
    var value: Int

    init(value: Int) { self.value = value }
    init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) - 1 }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value + 1)
    }
  }

  /// Encodes itself as a list.
  struct List: Equatable, Codable, Sendable {
    var values: [Int]

    init(values: [Int]) { self.values = values }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      values = []
      while !container.isAtEnd { values.append(try container.decode(Int.self)) }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    }
  }

  indirect enum Tree: Equatable, Codable, Sendable { case leaf, node([Tree]) }

  enum Action: Codable, Sendable {
    case step
    case take(Kind?)
    case takeAll(State)
    case turn
    case price(Int)
    case ask
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.steps += 1
      switch action {
      case .step: break
      case .take(let kind): state.optional = kind
      case .takeAll(let other):
        let steps = state.steps
        state = other
        state.steps = steps
      case .turn:
        state.doubles = state.doubles.map { -$0 } + [.nan]
        state.set.insert("\(state.steps)")
        state.names["\(state.steps)."] = state.steps
        state.decimals = state.decimals.map { $0 / 3 }
        state.dates = state.dates.map { $0.addingTimeInterval(0.1) }
        state.data[1].append(UInt8(truncatingIfNeeded: state.steps))
        state.large = state.large.map { $0 &+ 1 }
      case .price(let divisor): state.decimals = [1 / Decimal(divisor)]
      case .ask:
        let number = withRandomNumberGenerator { UInt64.random(in: 0 ... .max, using: &$0) }
        state.answers.append("\(uuid()) \(now.timeIntervalSinceReferenceDate) \(number)")
      }
      return .none
    }
  }
}
