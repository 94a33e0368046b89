package import Headgate

/// One directory: its rows, a search and a scan of what is below it.
@Reducer
package struct Directory {
  package enum Phase: Equatable, Sendable {
    /// With the number of names that were read.
    case reading(Int)
    case ready
    case failed(FileProblem)
  }

  @ObservableState
  package struct State: Equatable, Sendable, Identifiable {
    package let path: Path
    package var phase = Phase.reading(0)
    package var rows: IdentifiedArrayOf<Row.State> = []
    /// The rows that are shown, in order.
    package var visible: [Row.State.ID] = []
    package var cursor: ListCursor
    package var settings: Settings
    /// What the last key had to say, until the next.
    package var notice: String?
    package var search: Search.State?
    package var scan: Scan.State?
    /// What to select as soon as it is there.
    package var awaited: Row.State.ID?

    package init(_ path: Path, settings: Settings, height: Int, selecting name: String? = nil) {
      self.path = path
      self.settings = settings
      cursor = ListCursor(height: height)
      awaited = name
    }

    package var id: Path { path }

    package var selected: Row.State? {
      visible.indices.contains(cursor.index) ? rows[id: visible[cursor.index]] : nil
    }
  }

  package enum Action {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case rows(IdentifiedActionOf<Row>)
    case search(Search.Action)
    case scan(Scan.Action)
    case readingProgressed(Int)
    case read(Listing)
    case readingFailed(FileProblem)
    case arranged([Row.State.ID])

    @CasePathable
    package enum View {
      case moved(ListCursor.Move)
      case enterPressed, leavePressed, escapePressed
      case searchPressed, scanPressed, measurePressed, reloadPressed
      case hiddenPressed, orderPressed, reversePressed
    }

    @CasePathable
    package enum Delegate {
      case entered(Path)
      case left
      /// Something at any depth below is to be shown in its own directory.
      case revealed(Path)
      case settingsChanged(Settings)
    }

    @CasePathable
    package enum Interface {
      /// Reads the directory, again if need be.
      case appear
    }
  }

  /// What a reading found, arranged already.
  package struct Listing: Equatable, Sendable {
    package var rows: IdentifiedArrayOf<Row.State>
    package var visible: [Row.State.ID]
    package var settings: Settings
  }

  enum CancelID { case reading, arranging }

  @Dependency(\.files) var files

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let action):
        state.notice = nil
        return reduce(&state, view: action)
      case .interface(.appear):
        return read(&state)
      case .readingProgressed(let count):
        if state.rows.isEmpty { state.phase = .reading(count) }
        return .none
      case .read(let listing):
        return take(listing, into: &state)
      case .readingFailed(let problem):
        state.phase = .failed(problem)
        (state.rows, state.visible) = ([], [])
        return .none
      case .arranged(let visible):
        show(visible, in: &state)
        return .none
      case .search(.delegate(let action)):
        return reduce(&state, search: action)
      case .scan(.delegate(let action)):
        return reduce(&state, scan: action)
      case .rows(.element(_, .measured(_, isComplete: true))):
        return state.settings.order == .size ? arrange(&state) : .none
      case .rows, .search, .scan, .delegate:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .ifLet(\.search, action: \.search) { Search() }
    .ifLet(\.scan, action: \.scan) { Scan() }
  }
}
