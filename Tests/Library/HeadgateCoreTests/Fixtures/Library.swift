import Headgate

/// Features whose parent reaches its children through several properties: a shelf stands in a hall of the library.
enum Library {
  /// Counts how often it was copied to be changed.
  struct Scroll {
    private final class Storage {}
    private var storage = Storage()
    private(set) var copies = 0

    mutating func write() {
      guard !isKnownUniquelyReferenced(&storage) else { return }
      storage = Storage()
      copies += 1
    }
  }

  /// A feature at the end of each way.
  @Reducer
  struct Book {
    @ObservableState
    struct State: Identifiable {
      var id = 0
      var title = ""
      var scroll = Scroll()
    }
    enum Action: Sendable {
      case write(String)
      case perform(@Sendable (inout State) -> Effect<Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .write(let title):
          state.title = title
          state.scroll.write()
          return .none
        case .perform(let script): return script(&state)
        }
      }
    }
  }

  @ObservableState
  struct Shelf {
    var name = ""
    var books: IdentifiedArrayOf<Book.State> = []
    var open: Book.State?
    var catalogue = Book.State()
    /// What stands in front, which is not a property of its own.
    var front: Book.State? {
      get { open }
      set { open = newValue }
    }
  }

  @ObservableState
  struct Hall {
    var name = ""
    var shelf = Shelf()
  }

  /// A way through a plain struct.
  struct Desk {
    var open: Book.State?
  }

  @ObservableState
  struct State {
    var log: [String] = []
    var shelf = Shelf()
    var hall = Hall()
    var desk = Desk()
  }

  @CasePathable
  enum Action: Sendable {
    case perform(@Sendable (inout State) -> Effect<Action>)
    case books(IdentifiedActionOf<Book>)
    case open(Book.Action)
    case front(Book.Action)
    case catalogue(Book.Action)
    case far(IdentifiedActionOf<Book>)
    case farCatalogue(Book.Action)
    case desk(Book.Action)
  }

  @ReducerBuilder<State, Action>
  static var reducer: some Reducer<State, Action> {
    Scope(state: \.shelf.catalogue, action: \.catalogue) { Book() }
    Scope(state: \.hall.shelf.catalogue, action: \.farCatalogue) { Book() }
    Reduce<State, Action> { state, action in
      if case .perform(let script) = action { script(&state) } else { .none }
    }
    .ifLet(\.shelf.open, action: \.open) { Book() }
    .ifLet(\.shelf.front, action: \.front) { Book() }
    .ifLet(\.desk.open, action: \.desk) { Book() }
    .forEach(\.shelf.books, action: \.books) { Book() }
    .forEach(\.hall.shelf.books, action: \.far) { Book() }
  }

  static var state: State {
    var shelf = Shelf()
    shelf.books = [.init(id: 1), .init(id: 2)]
    shelf.open = .init(id: 1)
    var state = State()
    state.shelf = shelf
    state.hall.shelf.books = [.init(id: 1), .init(id: 2)]
    state.desk.open = .init(id: 1)
    return state
  }
}
