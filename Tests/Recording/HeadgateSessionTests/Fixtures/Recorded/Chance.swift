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
      // headgate:disable:next ambient-nondeterminism - the mistake that a check must find
      case .dated: state.date = Date()
      // headgate:disable:next ambient-nondeterminism - the mistake that a check must find
      case .ordered: state.order = Array(Set((0..<12).map { $0 + Self.uses.value })).shuffled()
      // headgate:disable:next ambient-nondeterminism - the mistake that a check must find
      case .rolled: state.ratio = Double.random(in: 0..<1)
      // headgate:disable:next ambient-nondeterminism - the mistake that a check must find
      case .hashed: state.number = [UUID(): 1].keys.first?.hashValue ?? 0
      // headgate:disable:next ambient-nondeterminism - the mistake that a check must find
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
