// style: 2023, with the macro `@Reducer`
// other names: `@PresentationState` is `@Presents`; the handwritten `Destination` with `@Reducer struct` is `@Reducer enum`;
//   `.navigationDestination(store:)` and `.confirmationDialog(store:)` take a binding of a scoped store.
// no equivalent: `Scope(state: \.edit, action: \.edit)` on an enum state.

import ComposableArchitecture
import SwiftUI

@Reducer
struct AlbumDetail {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var isFavorite = false
    var title: String
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case favoriteButtonTapped
    case moreButtonTapped
    case renameButtonTapped
  }

  @Reducer
  struct Destination {
    enum State: Equatable {
      case dialog(ConfirmationDialogState<Dialog>)
      case rename(AlbumRename.State)
    }

    enum Action {
      case dialog(Dialog)
      case rename(AlbumRename.Action)
    }

    enum Dialog: Equatable {
      case share
      case delete
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.rename, action: \.rename) {
        AlbumRename()
      }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .favoriteButtonTapped:
        state.isFavorite.toggle()
        return .none

      case .moreButtonTapped:
        state.destination = .dialog(
          ConfirmationDialogState(titleVisibility: .visible) {
            TextState("Album")
          } actions: {
            ButtonState(action: .share) { TextState("Share") }
            ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
          }
        )
        return .none

      case .renameButtonTapped:
        state.destination = .rename(AlbumRename.State(title: state.title))
        return .none

      case .destination(.presented(.rename(.doneButtonTapped))):
        guard case .rename(let rename) = state.destination else { return .none }
        state.title = rename.title
        state.destination = nil
        return .none

      case .destination(.presented(.dialog(.delete))):
        state.title = ""
        return .none

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination) {
      Destination()
    }
  }
}

@Reducer
struct AlbumRename {
  struct State: Equatable {
    @BindingState var title: String
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case doneButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .binding(\.$title) = action { state.title = state.title.capitalized }
      return .none
    }
  }
}

struct AlbumDetailView: View {
  let store: StoreOf<AlbumDetail>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        Text(viewStore.title)
        Button("More") { viewStore.send(.moreButtonTapped) }
        Button("Rename") { viewStore.send(.renameButtonTapped) }
      }
    }
    .confirmationDialog(store: store.scope(state: \.$destination.dialog, action: \.destination.dialog))
    .navigationDestination(store: store.scope(state: \.$destination.rename, action: \.destination.rename)) { rename in
      WithViewStore(rename, observe: { $0 }) { viewStore in
        TextField("Title", text: viewStore.$title)
        Button("Done") { viewStore.send(.doneButtonTapped) }
      }
    }
  }
}
