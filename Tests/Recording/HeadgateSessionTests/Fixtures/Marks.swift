import Headgate
import HeadgateSession

/// A feature with a set, which gets another order when it is made anew.
@Reducer
struct Marks {
  struct State: Equatable, Codable, Sendable {
    var numbers: Set<Int> = []
    var count = 0
  }

  enum Action: Codable, Sendable {
    /// Marks numbers, or removes their marks.
    case marked(ClosedRange<Int>)
    case madeAnew
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      switch action {
      case .marked(let range): state.numbers.formSymmetricDifference(range)
      case .madeAnew: state.numbers = Set(state.numbers.sorted())
      }
      return .none
    }
  }
}

extension Marks: SessionFeature {
  static var feature: Marks { Marks() }
}
