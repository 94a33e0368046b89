// Tests of: NAV-56

import Headgate
import HeadgateIdentified
import Testing

@testable import HeadgateCore

/// The walk over places of effects looks at children that copies of the state share, and copies none.
@MainActor
struct SharedChildTests {
  // holds: NAV-56
  @Test func `an action that changes nothing copies no child, while effects run in all of them`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: House.State()) { House() })
      guard let id = store.path.ids.first else { return #expect(Bool(false), "nothing is on the stack") }
      store.send(.sheet(.presented(.room(.presented(.room(.wait))))))
      store.send(.path(.element(id: id, action: .room(.presented(.room(.wait))))))
      store.send(.rows(.element(id: 1, action: .room(.presented(.room(.wait))))))
      let copy = store.state
      let rows = address(copy)
      // Ends an effect and nothing else: all places are looked at.
      store.send(.rebuild)
      #expect(store.withState { $0.$sheet.box } === copy.$sheet.box)
      #expect(store.withState { $0.$sheet.wrappedValue?.$room.box } === copy.$sheet.wrappedValue?.$room.box)
      #expect(store.withState { $0.path.first?.$room.box } === copy.path.first?.$room.box)
      #expect(store.withState { address($0) } == rows)
      store.send(.clear)
      #expect(copy.sheet?.room != nil)
    }
  }

  private func address(_ state: House.State) -> UnsafeRawPointer? {
    state.rows.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
  }
}

@Reducer
private struct Room {
  @ObservableState
  struct State: Equatable {
    var number = 0
  }

  enum Action { case wait }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in try await Task.never() } }
  }
}

@Reducer
private struct Floor {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    @Presents var room: Kind.State? = .room(Room.State())
  }

  @Reducer
  enum Kind {
    case room(Room)
  }

  enum Action { case room(PresentationAction<Kind.Action>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$room, action: \.room)
  }
}

@Reducer
private struct House {
  @ObservableState
  struct State: Equatable {
    @Presents var sheet: Floor.State? = Floor.State(id: 0)
    var path: StackState<Floor.State> = [Floor.State(id: 0)]
    var rows: IdentifiedArrayOf<Floor.State> = [Floor.State(id: 1)]
    var other = Room.State()
  }

  enum Action {
    case rebuild
    case clear
    case sheet(PresentationAction<Floor.Action>)
    case path(StackActionOf<Floor>)
    case rows(IdentifiedActionOf<Floor>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rebuild: state.other = Room.State()
      case .clear:
        state.sheet = nil
        state.path.removeAll()
        state.rows = []
      case .sheet, .path, .rows: break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Floor() }
    .forEach(\.path, action: \.path) { Floor() }
    .forEach(\.rows, action: \.rows) { Floor() }
  }
}
