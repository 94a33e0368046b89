// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature10: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var stamps: [String] = []
    var rolls = 0
    var degrees = 0
    var failures = 0
    var pin = Redacted("")
    var note = Redacted(0)
    var secrets = 0

    init(id: Int) {
      self.id = id
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case stamp
    case roll
    case measure(Int)
    case fetch(Int)
    case fetched(Int)
    case setPin(Redacted<String>)
    case setNote(Int)
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  @Dependency(\.weather) var weather

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .stamp: state.stamps = state.stamps.suffix(3) + ["\(uuid()) \(now.timeIntervalSinceReferenceDate)"]
      case .roll: state.rolls = withRandomNumberGenerator { Int.random(in: 0...5, using: &$0) }
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
      case .setPin(let pin):
        state.pin = pin
        state.secrets += 1
      case .setNote(let number): state.note = Redacted(number)
      }
      return .none
    }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(8) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .stamp
    case 2:
      return .roll
    case 3:
      return .measure(random.below(10))
    case 4:
      return .measure(random.below(10))
    case 5:
      return .fetch(random.below(10))
    case 6:
      return .setPin(Redacted("\(random.below(10_000))"))
    default:
      return .setNote(random.below(10))
    }
  }
}
