import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature with a stack of an enum, one of whose cases has a state that asks for ids when it is decoded.
@Reducer
struct Desk {
  @Reducer
  enum Page { case note(Memo), guests(Guests) }

  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var pages = StackState<Page.State>()
    @Presents var cover: Memo.State?
    /// A child whose default value is made again for each decoded state.
    var guests = Guests.State()
  }

  enum Action: Codable, Sendable {
    case pages(StackActionOf<Page>), cover(PresentationAction<Memo.Action>), guests(Guests.Action)
    case noteTapped, guestsTapped, popTapped, coverTapped, turned
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.guests, action: \.guests) { Guests() }
    Reduce { state, action in
      switch action {
      case .noteTapped: state.pages.append(.note(Memo.State()))
      case .guestsTapped: state.pages.append(.guests(Guests.State()))
      case .popTapped: if !state.pages.isEmpty { state.pages.removeLast() }
      case .coverTapped: state.cover = Memo.State()
      case .turned:
        let pages = Array(state.pages)
        state.pages.removeAll()
        for page in pages.reversed() { state.pages.append(page) }
      case .pages, .cover, .guests: break
      }
      return .none
    }
    .forEach(\.pages, action: \.pages)
    .ifLet(\.$cover, action: \.cover) { Memo() }
  }
}

extension Desk.Page.State: Equatable, Codable, Sendable {}
extension Desk.Page.Action: Codable, Sendable {}

@Reducer
struct Memo {
  @ObservableState
  struct State: Equatable, Codable, Sendable { var lines = 0 }

  enum Action: Codable, Sendable { case written, closed }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .written:
        state.lines += 1
        return .none
      case .closed: return .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}

extension Desk: OddFeature {
  static var feature: Desk { Desk() }

  @MainActor
  static func record(to file: URL) async throws {
    let store = makeStore(1)
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    store.send(.noteTapped)
    store.send(.guestsTapped)
    store.send(.noteTapped)
    store.send(.turned)
    let ids = store.withState { Array($0.pages.ids) }
    store.send(.pages(.element(id: ids[0], action: .note(.written))))
    store.send(.pages(.element(id: ids[1], action: .guests(.arrived))))
    store.send(.pages(.element(id: ids[1], action: .guests(.scored))))
    await store.send(.pages(.element(id: ids[2], action: .note(.closed)))).finish()
    store.send(.coverTapped)
    store.send(.cover(.presented(.written)))
    await store.send(.cover(.presented(.closed))).finish()
    store.send(.guests(.scored))
    store.send(.popTapped)
    try recorder.stop()
  }

  @MainActor
  static func record(_ count: Int, _ numbers: SeededNumbers, to file: URL) async throws {
    var numbers = numbers
    let store = makeStore(numbers.next())
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    for _ in 0..<count {
      switch numbers.below(8) {
      case 0: store.send(.noteTapped)
      case 1: store.send(.guestsTapped)
      case 2: store.send(.popTapped)
      case 3: store.send(.coverTapped)
      case 4: if store.withState({ $0.cover != nil }) { await store.send(.cover(.presented(.closed))).finish() }
      case 5: store.send(.turned)
      case 6: store.send(.guests(.arrived))
      default:
        guard let (id, page) = store.withState({ state in zip(state.pages.ids, state.pages).map { ($0, $1) }.last })
        else { continue }
        switch page {
        case .note: store.send(.pages(.element(id: id, action: .note(.written))))
        case .guests: store.send(.pages(.element(id: id, action: .guests(numbers.below(2) == 0 ? .scored : .arrived))))
        }
      }
    }
    try recorder.stop()
  }

  @MainActor
  private static func makeStore(_ seed: UInt64) -> StoreOf<Desk> {
    Store(
      initialState: withDependencies {
        $0.setApp(seed: seed)
      } operation: {
        State()
      }
    ) {
      Desk()
    } withDependencies: {
      $0.setApp(seed: seed)
    }
  }
}
