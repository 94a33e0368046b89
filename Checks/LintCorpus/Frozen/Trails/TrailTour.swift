import Headgate
import SwiftUI

/// Three pages that explain the app.
@Reducer
struct TrailTour {
  @ObservableState
  struct State: Equatable {
    var page = 0
    let pages = ["Find a trail", "Record your track", "Share it"]

    var isLastPage: Bool { page == pages.count - 1 }
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)

    enum View: Equatable {
      case closeButtonTapped
      case doneButtonTapped  // near-miss: action-name
      case pageChanged(Int)
    }

    enum Delegate: Equatable {
      case tourFinished
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.pageChanged(let page)):
        state.page = min(max(page, 0), state.pages.count - 1)
        return .none
      case .view(.closeButtonTapped), .view(.doneButtonTapped):
        return .send(.delegate(.tourFinished))
      case .delegate:
        return .none
      }
    }
  }
}

struct TrailTourView: View {
  let store: ViewStore<TrailTour>

  var body: some View {
    VStack {
      Text(store.pages[store.page]).font(.title)
      HStack {
        ForEach(store.pages.indices, id: \.self) { index in
          Circle()
            .fill(index == store.page ? .primary : .secondary)
            .frame(width: 8)
            .onTapGesture { store.send(.pageChanged(index)) }
        }
      }
      if store.isLastPage {
        Button("Done") { store.send(.doneButtonTapped) }
      } else {
        Button("Skip") { store.send(.closeButtonTapped) }
      }
    }
  }
}
