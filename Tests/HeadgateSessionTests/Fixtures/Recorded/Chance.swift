import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature that depends on what no recording has: a global variable, the time, the order of a set, random numbers, the process.
@Reducer
struct Chance {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var number = 0
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var order: [Int] = []
    var ratio = 0.0
  }

  enum Action: Codable, Sendable, CaseIterable { case counted, dated, ordered, rolled, hashed, identified, reset }

  static let uses = LockIsolated(0)

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted:
        Self.uses.withValue { $0 += 1 }
        state.number = Self.uses.value
      case .dated: state.date = Date()
      case .ordered: state.order = Array(Set((0..<12).map { $0 + Self.uses.value })).shuffled()
      case .rolled: state.ratio = Double.random(in: 0..<1)
      case .hashed: state.number = [UUID(): 1].keys.first?.hashValue ?? 0
      case .identified: state.number = UUID().hashValue
      case .reset: state = State()
      }
      return .none
    }
  }
}

extension Chance: SessionFeature {
  static var feature: Chance { Chance() }
  static var testedModules: [String] { [] }
}
