// Written by Tests/Recording/HeadgateRecorderTests/Random/generate.

import Foundation
import Headgate

@Reducer
struct RandomFeature27: RandomFeature {
  @ObservableState
  struct State: RandomState {
    var id: Int
    var count = 0
    @Shared var box: Int
    var other: SharedBox
    var degrees = 0
    var failures = 0
    @Presents var sheet1: RandomFeature12.State?
    var rows2: IdentifiedArrayOf<RandomFeature20.State> = []
    @Presents var destination8: RandomDestination1.State?

    init(id: Int) {
      self.id = id
      let box = Shared(value: 0)
      _box = box
      other = SharedBox(box: box)
    }
  }

  enum Action: Codable, Sendable {
    case add(Int)
    case box(Int)
    case boxLater(Int)
    case noteBox
    case newBox
    case measure(Int)
    case fetch(Int)
    case fetched(Int)
    case present1
    case sheet1(PresentationAction<RandomFeature12.Action>)
    case addRow2
    case removeRow2(Int)
    case rows2(IdentifiedActionOf<RandomFeature20>)
    case showFirst8
    case showSecond8
    case destination8(PresentationAction<RandomDestination1.Action>)
  }

  @Dependency(\.weather) var weather

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .box(let number): state.$box.withLock { $0 += number }
      case .boxLater(let number):
        return .run { @MainActor [box = state.other.$box] send in
          box.withLock { $0 -= number }
          await send(.noteBox)
        }
      case .noteBox: state.other.notes = state.other.notes.suffix(3) + [state.box]
      case .newBox: state.other = SharedBox(box: Shared(value: state.box + 1))
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
      case .present1: state.sheet1 = RandomFeature12.State(id: state.count)
      case .sheet1: state.count += 1
      case .addRow2:
        let id = (state.rows2.ids.max() ?? 0) + 1
        if state.rows2.count < 5 { state.rows2.append(RandomFeature20.State(id: id)) }
      case .removeRow2(let id): state.rows2.remove(id: id)
      case .rows2: state.count += 1
      case .showFirst8: state.destination8 = .first(RandomFeature02.State(id: state.count))
      case .showSecond8: state.destination8 = .second(RandomFeature06.State(id: state.count))
      case .destination8: state.count += 1
      }
      return .none
    }
    .ifLet(\.$sheet1, action: \.sheet1) { RandomFeature12() }
    .forEach(\.rows2, action: \.rows2) { RandomFeature20() }
    .ifLet(\.$destination8, action: \.destination8)
  }

  static func randomAction(_ state: State, _ random: inout SeededNumbers) -> Action {
    switch random.below(24) {
    case 0:
      return .add(random.below(10))
    case 1:
      return .box(random.below(10))
    case 2:
      return .boxLater(random.below(10))
    case 3:
      return .noteBox
    case 4:
      return .newBox
    case 5:
      return .measure(random.below(10))
    case 6:
      return .measure(random.below(10))
    case 7:
      return .fetch(random.below(10))
    case 8:
      return .present1
    case 9:
      if state.sheet1 != nil { return .sheet1(.dismiss) }
    case 10:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature12.randomAction(child, &random))) }
    case 11:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature12.randomAction(child, &random))) }
    case 12:
      if let child = state.sheet1 { return .sheet1(.presented(RandomFeature12.randomAction(child, &random))) }
    case 13:
      return .addRow2
    case 14:
      return .removeRow2(random.below(8))
    case 15:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature20.randomAction(row, &random)))
      }
    case 16:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature20.randomAction(row, &random)))
      }
    case 17:
      if let row = random.element(of: state.rows2) {
        return .rows2(.element(id: row.id, action: RandomFeature20.randomAction(row, &random)))
      }
    case 18:
      return .showFirst8
    case 19:
      return .showSecond8
    case 20:
      if state.destination8 != nil { return .destination8(.dismiss) }
    case 21:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    case 22:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    default:
      switch state.destination8 {
      case .first(let child): return .destination8(.presented(.first(RandomFeature02.randomAction(child, &random))))
      case .second(let child): return .destination8(.presented(.second(RandomFeature06.randomAction(child, &random))))
      case nil: break
      }
    }
    return .add(1)
  }
}
