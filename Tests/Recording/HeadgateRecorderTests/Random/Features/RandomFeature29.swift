// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature29: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    var links = 0
    var degrees = 0
    var failures = 0
    var path1 = StackState<RandomFeature09.State>()
    var child2: RandomFeature24.State
    var gated9: GatedLeaf.State
    @Presents var gatedSheet9: GatedLeaf.State?

    init(id: Int) {
      self.id = id
      child2 = RandomFeature24.State(id: 2)
      gated9 = GatedLeaf.State(id: 9)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case chain(Int)
    case fork(Int)
    case tick
    case measure(Int)
    case fetch(Int)
    case fetched(Int)
    case push1
    case pop1
    case path1(StackActionOf<RandomFeature09>)
    case child2(RandomFeature24.Action)
    case gated9(Gate<GatedLeaf>)
    case presentGated9
    case gatedSheet9(PresentationAction<Gate<GatedLeaf>>)
  }

  @Dependency(\.weather) var weather

  var body: some ReducerOf<Self> {
    Scope(state: \.child2, action: \.child2) { RandomFeature24() }
    Scope(state: \.gated9, action: \.gated9) { GatedLeaf() }
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .chain(let length):
        state.links += 1
        return length > 0 ? .send(.chain(length - 1)) : .none
      case .fork(let size):
        return .merge(
          .concatenate(.send(.tick), .run { send in for _ in 0..<size { await send(.tick) } }),
          .run { send in await send(.chain(size)) },
          .send(.chain(1))
        )
      case .tick: state.links &+= 100
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
      case .push1: if state.path1.count < 4 { state.path1.append(RandomFeature09.State(id: state.count)) }
      case .pop1: state.path1 = StackState(state.path1.dropLast(2))
      case .path1: state.count += 1
      case .child2: state.count += 1
      case .gated9(.delegate(.counted(let number))): state.count += number
      case .gated9: state.count += 1
      case .presentGated9: state.gatedSheet9 = GatedLeaf.State(id: state.count)
      case .gatedSheet9(.presented(.delegate)): return .send(.gated9(.interface(.reset)))
      case .gatedSheet9: state.count += 1
      }
      return .none
    }
    .forEach(\.path1, action: \.path1) { RandomFeature09() }
    .ifLet(\.$gatedSheet9, action: \.gatedSheet9) { GatedLeaf() }
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(19) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .chain(random.below(4))
    case 2:
      return .fork(random.below(3))
    case 3:
      return .measure(random.below(10))
    case 4:
      return .measure(random.below(10))
    case 5:
      return .fetch(random.below(10))
    case 6:
      return .push1
    case 7:
      return .pop1
    case 8:
      if let id = state.path1.ids.last { return .path1(.popFrom(id: id)) }
    case 9:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature09.randomAction(child, &random)))
      }
    case 10:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature09.randomAction(child, &random)))
      }
    case 11:
      if let id = random.element(of: state.path1.ids), let child = state.path1[id: id] {
        return .path1(.element(id: id, action: RandomFeature09.randomAction(child, &random)))
      }
    case 12:
      return .child2(RandomFeature24.randomAction(state.child2, &random))
    case 13:
      return .child2(RandomFeature24.randomAction(state.child2, &random))
    case 14:
      return .gated9(Gate(GatedLeaf.randomAction(state.gated9, &random)))
    case 15:
      return .gated9(.interface(.reset))
    case 16:
      return .presentGated9
    case 17:
      if let child = state.gatedSheet9 {
        return .gatedSheet9(.presented(Gate(GatedLeaf.randomAction(child, &random))))
      }
    default:
      if let child = state.gatedSheet9 {
        return .gatedSheet9(.presented(Gate(GatedLeaf.randomAction(child, &random))))
      }
    }
    return .add(1)
  }
}
