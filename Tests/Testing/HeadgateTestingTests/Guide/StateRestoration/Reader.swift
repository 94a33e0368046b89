import Headgate

// snippet: saved-library
@Reducer
struct SavedLibrary {
  @ObservableState
  struct State: Equatable, Codable {
    var path = StackState<SavedBook.State>()
    @Presents var note: SavedNote.State?
    @ObservationStateIgnored var isLoading = false

    private enum CodingKeys: String, CodingKey { case path, note }
  }

  enum Action {
    case bookTapped(String)
    case noteButtonTapped
    case path(StackActionOf<SavedBook>)
    case note(PresentationAction<SavedNote.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bookTapped(let title):
        state.path.append(SavedBook.State(title: title))
        return .none
      case .noteButtonTapped:
        state.note = SavedNote.State()
        return .none
      case .path, .note:
        return .none
      }
    }
    .forEach(\.path, action: \.path) { SavedBook() }
    .ifLet(\.$note, action: \.note) { SavedNote() }
  }
}
// snippet end

// snippet: saved-book
@Reducer
struct SavedBook {
  @ObservableState
  struct State: Equatable, Codable {
    var title: String
    var page = 1
  }

  enum Action {
    case appeared
    case pageTurned
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(60)) { await send(.pageTurned) }
        }
      case .pageTurned:
        state.page += 1
        return .none
      }
    }
  }
}
// snippet end

@Reducer
struct SavedNote {
  @ObservableState
  struct State: Equatable, Codable {
    var text = ""
  }

  enum Action { case textChanged(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textChanged(let text):
        state.text = text
        return .none
      }
    }
  }
}
