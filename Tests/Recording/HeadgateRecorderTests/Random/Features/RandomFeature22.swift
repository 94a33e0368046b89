// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature22: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var degrees = 0
    var failures = 0
    @Presents var sheet1: RandomFeature09.State?
    var maybe2: RandomFeature20.State?

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case measure(Int)
    case fetch(Int)
    case fetched(Int)
    case present1
    case sheet1(PresentationAction<RandomFeature09.Action>)
    case toggle2
    case maybe2(RandomFeature20.Action)
  }

  @Dependency(\.weather) var weather

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .measure(let city):
        weather.note(text: "\(city)")
        state.degrees = state.degrees &* 3 &+ weather.degrees(city: "\(city)")
        do { state.degrees &+= try weather.cached(city: "\(city)") } catch { state.failures += "\(error)".count }
      case .fetch(let city):
        return .run { [weather] send in
          let count = await weather.count()
          await send(.fetched(count &+ (try await weather.load(city: "\(city)"))))
        } catch: { _, send in
          await send(.fetched(-1))
        }
      case .fetched(let number): state.degrees &+= number
      case .present1: state.sheet1 = RandomFeature09.State(id: state.count)
      case .sheet1: state.count += 1
      case .toggle2: state.maybe2 = state.maybe2 == nil ? RandomFeature20.State(id: state.count) : nil
      case .maybe2: state.count += 1
      }
      return .none
    }
    .ifLet(\.$sheet1, action: \.sheet1) { RandomFeature09() }
    .ifLet(\.maybe2, action: \.maybe2) { RandomFeature20() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(13) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .measure(random.below(10))
    case 2:
      return .measure(random.below(10))
    case 3:
      return .fetch(random.below(10))
    case 4:
      return .present1
    case 5:
      if state.sheet1 != nil { return .sheet1(.dismiss) }
    case 6:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature09.randomAction(child, &random))) }
    case 7:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature09.randomAction(child, &random))) }
    case 8:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature09.randomAction(child, &random))) }
    case 9:
      return .toggle2
    case 10:
      if let child = state.maybe2 { return .maybe2(RandomFeature20.randomAction(child, &random)) }
    case 11:
      if let child = state.maybe2 { return .maybe2(RandomFeature20.randomAction(child, &random)) }
    default:
      if let child = state.maybe2 { return .maybe2(RandomFeature20.randomAction(child, &random)) }
    }
    return .add(1)
  }
}
