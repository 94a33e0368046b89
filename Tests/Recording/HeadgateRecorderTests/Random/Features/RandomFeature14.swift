// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature14: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var dice: [Int] = []
    var order: Set<Int> = []
    var degrees = 0
    var failures = 0
    var isLeaving = false

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case shuffle(Int)
    case measure(Int)
    case fetch(Int)
    case fetched(Int)
    case leave
    case left
  }

  @Dependency(\.withRandomNumberGenerator) var numbers
  @Dependency(\.weather) var weather
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .shuffle(let size):
        state.dice = numbers { Array(0..<size).shuffled(using: &$0) }
        state.order.insert(state.dice.first ?? -1)
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
      case .leave:
        state.isLeaving = true
        return .run { [dismiss, isPresented] send in
          if isPresented { await dismiss() } else { await send(.left) }
        }
      case .left: state.isLeaving = false
      }
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(6) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .shuffle(random.below(5))
    case 2:
      return .measure(random.below(10))
    case 3:
      return .measure(random.below(10))
    case 4:
      return .fetch(random.below(10))
    default:
      return .leave
    }
  }
}
