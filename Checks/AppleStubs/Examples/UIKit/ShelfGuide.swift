// snippet: uikit-features
import Headgate

@Reducer
struct Book {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var stars = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case starTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: break
      case .starTapped: state.stars += 1
      }
      return .none
    }
  }
}

@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    var bookCount = 0
    @Presents var newBook: Book.State?
    @Presents var alert: AlertState<Action.Alert>?
    var path = StackState<Book.State>()
  }

  enum Action {
    case addTapped
    case openTapped(Int)
    case clearTapped
    case newBook(PresentationAction<Book.Action>)
    case alert(PresentationAction<Alert>)
    case path(StackActionOf<Book>)

    enum Alert: Equatable { case clearConfirmed }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.bookCount += 1
        state.newBook = Book.State(id: state.bookCount)
      case .openTapped(let id): state.path.append(Book.State(id: id))
      case .clearTapped:
        state.alert = AlertState {
          TextState("Remove all books?")
        } actions: {
          ButtonState(role: .destructive, action: .clearConfirmed) { TextState("Remove") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        }
      case .alert(.presented(.clearConfirmed)): state.bookCount = 0
      case .newBook, .alert, .path: break
      }
      return .none
    }
    .ifLet(\.$newBook, action: \.newBook) { Book() }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path) { Book() }
  }
}
// snippet end
