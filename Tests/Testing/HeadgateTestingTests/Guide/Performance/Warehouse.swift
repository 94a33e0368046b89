// snippet: warehouse
import Headgate

@Reducer
struct Warehouse {
  @ObservableState
  struct State: Equatable {
    var title = "Warehouse"
    var shelves: IdentifiedArrayOf<Shelf.State> = []
  }

  enum Action {
    case titleChanged(String)
    case delivered([Int])
    case shelves(IdentifiedActionOf<Shelf>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titleChanged(let title):
        state.title = title
        return .none
      case .delivered(let ids):
        for id in ids { state.shelves[id: id]?.boxes += 1 }
        return .none
      case .shelves:
        return .none
      }
    }
    .forEach(\.shelves, action: \.shelves) { Shelf() }
  }
}
// snippet end

@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var boxes = 0
  }

  enum Action { case boxAdded }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .boxAdded:
        state.boxes += 1
        return .none
      }
    }
  }
}
