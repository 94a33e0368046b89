import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A generic feature with numbers that are hard to compare, and with dates of a calendar.
@Reducer
struct Gauge<Value: Codable & Equatable & Sendable> {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var value: Value
    var history: [Value] = []
    var dates: [Date] = []
    var price = Decimal(string: "0.1")!
    var ratio: Float = 0
    var table: [Double: Decimal] = [:]
  }

  enum Action: Codable, Sendable { case set(Value), stamped, priced, measured(Double), planned }

  @Dependency(\.calendar) var calendar
  @Dependency(\.date) var date
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let value):
        state.history.append(state.value)
        state.value = value
      case .stamped: state.dates.append(date())
      case .priced:
        state.price *= Decimal(string: "1.0000001")!
        state.table[Double(state.table.count) / 3] = state.price
      case .measured(let number): state.ratio = Float(number)
      case .planned:
        let weeks = withRandomNumberGenerator { Int.random(in: 1..<9, using: &$0) }
        if let later = calendar.date(byAdding: .weekOfYear, value: weeks, to: date.now) { state.dates.append(later) }
      }
      return .none
    }
    .onChange(of: \.value) { _, _ in
      Reduce { state, _ in
        state.dates.append(date())
        return .none
      }
    }
  }
}

/// The generic feature with one type of values.
struct GaugeOfTexts: OddFeature {
  static var feature: Gauge<[String?]> { Gauge() }

  @MainActor
  static func record(to file: URL) async throws {
    let store = makeStore(1)
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    store.send(.set(["a", nil]))
    store.send(.set(["a", nil]))
    store.send(.stamped)
    for number in [0.1, -0.0, .infinity, .nan, 1e-45, 3] { store.send(.measured(number)) }
    store.send(.priced)
    store.send(.priced)
    store.send(.planned)
    try recorder.stop()
  }

  @MainActor
  static func record(_ count: Int, _ numbers: SeededNumbers, to file: URL) async throws {
    var numbers = numbers
    let store = makeStore(numbers.next())
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    for _ in 0..<count {
      switch numbers.below(5) {
      case 0: store.send(.set(numbers.below(2) == 0 ? [] : ["\(numbers.below(9))", nil]))
      case 1: store.send(.stamped)
      case 2: store.send(.priced)
      case 3:
        let number = [0.5, -0.0, .nan, .infinity, .leastNonzeroMagnitude, Double(numbers.below(99)) / 7][
          numbers.below(6)
        ]
        store.send(.measured(number))
      default: store.send(.planned)
      }
    }
    try recorder.stop()
  }

  @MainActor
  private static func makeStore(_ seed: UInt64) -> StoreOf<Gauge<[String?]>> {
    Store(initialState: Gauge<[String?]>.State(value: [])) {
      Gauge()
    } withDependencies: {
      $0.setApp(seed: seed)
    }
  }
}
