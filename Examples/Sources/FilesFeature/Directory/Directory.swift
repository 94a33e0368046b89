package import Headgate

/// One directory: its rows, a search and a scan of its contents.
@Reducer
package struct Directory {
  package enum Phase: Equatable, Sendable, Codable {
    /// The number of names read so far.
    case reading(Int)
    case ready
    case failed(FileProblem)
  }

  @ObservableState
  package struct State: Equatable, Sendable, Codable, Identifiable {
    package let path: Path
    package var phase = Phase.reading(0)
    package var rows: IdentifiedArrayOf<Row.State> = []
    /// The rows that are shown, in order.
    package var visible: [Row.State.ID] = []
    package var cursor: ListCursor
    package var marks = Marks()
    @Shared package var settings: Settings
    /// The result of the last key, until the next key.
    package var notice: String?
    package var search: Search.State?
    package var scan: Scan.State?
    /// The name to select as soon as its row is present.
    package var awaited: Row.State.ID?
    /// The file that a search found here.
    package var found: Found?
    /// Whether the directory is read because it changed on the disk.
    package var isRefreshing = false
    /// Whether the directory changed while it was read for an earlier change.
    package var isStale = false

    package init(_ path: Path, settings: Shared<Settings>, height: Int, selecting name: FileName? = nil) {
      self.path = path
      _settings = settings
      cursor = ListCursor(height: height)
      awaited = name
    }

    package var id: Path { path }

    package var selected: Row.State? {
      visible.indices.contains(cursor.index) ? rows[id: visible[cursor.index]] : nil
    }
  }

  package enum Action: GatedAction, Codable {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)
    case rows(IdentifiedAction<Row.State.ID, Gate<Row>>)
    case search(Gate<Search>)
    case scan(Gate<Scan>)

    package enum View: Codable {
      case moved(ListCursor.Move)
      case enterPressed, leavePressed
      case markPressed, invertMarksPressed, unmarkPressed
      case searchPressed, scanPressed, measurePressed, reloadPressed
      case hiddenPressed, orderPressed, reversePressed
    }

    package enum Delegate: Codable {
      case entered(Path)
      /// Shows a file, or the file that a link leads to.
      case opened(Path)
      case left
      /// Shows a file at any depth in its own directory.
      case revealed(Path)
      /// Shows the file that a search for a text found.
      case found(Path, text: String)
    }

    package enum Interface: Codable {
      /// Reads the directory, again if necessary.
      case appear
      /// Arranges the rows again, because settings changed elsewhere.
      case settingsChanged
      /// Reads the directory again, and keeps the selection and the position of the list.
      case changedOnDisk
    }

    @Sealed fileprivate enum InternalEvent: Codable {
      case readingProgressed(Int)
      case read(Listing)
      case readingFailed(FileProblem)
      case arranged([Row.State.ID])
      /// The directory may be read for the next change.
      case refreshed
    }
  }

  /// A file that a search found, with the text of the search.
  package struct Found: Equatable, Sendable, Codable {
    package var name: Row.State.ID
    package var text: String

    package init(name: Row.State.ID, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The sorted result of reading a directory.
  struct Listing: Equatable, Sendable, Codable {
    var rows: IdentifiedArrayOf<Row.State>
    var visible: [Row.State.ID]
    var settings: Settings
  }

  enum CancelID { case reading, arranging }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.files) var files

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(let action):
        state.notice = nil
        return reduce(&state, view: action)
      case .interface(.appear):
        return read(&state)
      case .interface(.settingsChanged):
        return arrange(&state)
      case .interface(.changedOnDisk):
        return refresh(&state)
      case .internal(.refreshed):
        return endRefreshing(&state)
      case .internal(.readingProgressed(let count)):
        if state.rows.isEmpty { state.phase = .reading(count) }
        return .none
      case .internal(.read(let listing)):
        return take(listing, into: &state)
      case .internal(.readingFailed(let problem)):
        fail(problem, in: &state)
        return .none
      case .internal(.arranged(let visible)):
        show(visible, in: &state)
        return .none
      case .search(.delegate(let action)):
        return reduce(&state, search: action)
      case .scan(.delegate(let action)):
        return reduce(&state, scan: action)
      case .rows(.element(let id, .delegate(.measured))):
        if state.marks.contains(id) { state.marks.update(state.rows, shown: state.visible) }
        return state.settings.order == .size ? arrange(&state) : .none
      case .rows(.element(_, .interface)), .rows(.element(_, .inside)), .search(.inside), .scan(.interface),
        .scan(.inside), .delegate:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .ifLet(\.search, action: \.search) { Search() }
    .ifLet(\.scan, action: \.scan) { Scan() }
  }
}

/// Reading and sorting run off the main actor: a hundred thousand rows take longer than a key press.
///
/// The responses are sealed. They stay in this file with the reducer that handles them.
extension Directory {
  func read(_ state: inout State) -> EffectOf<Self> {
    (state.isRefreshing, state.isStale) = (false, false)
    if state.rows.isEmpty { state.phase = .reading(0) }
    return reading(state).cancellable(id: CancelID.reading, cancelInFlight: true)
  }

  /// Reads the directory for a change on the disk. Another change in the meantime is the reason for one more reading.
  ///
  /// A large directory has a pause after each reading, because something may change it all the time.
  func refresh(_ state: inout State) -> EffectOf<Self> {
    guard !state.isRefreshing else {
      state.isStale = true
      return .none
    }
    state.isRefreshing = true
    let pause = Duration.microseconds(20 * state.rows.count)
    let rest = Effect<Action>.run(name: "pause after reading") { [clock] send in
      if pause > .milliseconds(100) { try await clock.sleep(for: pause) }
      await send(.internal(.refreshed))
    }
    return reading(state).concatenate(with: rest).cancellable(id: CancelID.reading, cancelInFlight: true)
  }

  func endRefreshing(_ state: inout State) -> EffectOf<Self> {
    let isStale = state.isStale
    (state.isRefreshing, state.isStale) = (false, false)
    return isStale ? refresh(&state) : .none
  }

  private func reading(_ state: State) -> EffectOf<Self> {
    .run(name: "read a directory") { [files, path = state.path, settings = state.settings] send in
      let items = try await files.list(path: path) { await send(.internal(.readingProgressed($0))) }
      // A directory that changes while it is read may contain a name twice.
      let rows = IdentifiedArray(items.map { Row.State($0, in: path) }, uniquingIDsWith: { first, _ in first })
      let listing = Listing(rows: rows, visible: Arrangement(settings).visible(rows), settings: settings)
      await send(.internal(.read(listing)))
    } catch: { [path = state.path] error, send in
      await send(.internal(.readingFailed(FileProblem(error, at: path))))
    }
  }

  /// Shows why the directory cannot be read. When it comes back, the same row is selected.
  func fail(_ problem: FileProblem, in state: inout State) {
    if state.isRefreshing, let selected = state.selected { state.awaited = selected.id }
    state.phase = .failed(problem)
    (state.rows, state.visible, state.marks) = ([], [], Marks())
  }

  func take(_ listing: Listing, into state: inout State) -> EffectOf<Self> {
    let old = state.rows
    state.rows = listing.rows
    for row in old where row.measurement != .none { state.rows[id: row.id]?.measurement = row.measurement }
    state.phase = .ready
    show(listing.visible, in: &state)
    let isCurrent = listing.settings == state.settings && state.settings.order != .size
    return isCurrent ? .cancel(id: CancelID.arranging) : arrange(&state)
  }

  func arrange(_ state: inout State) -> EffectOf<Self> {
    .run(name: "arrange rows") { [rows = state.rows, settings = state.settings] send in
      await send(.internal(.arranged(Arrangement(settings).visible(rows))))
    }
    .cancellable(id: CancelID.arranging, cancelInFlight: true)
  }

  /// Shows rows in a new order and keeps the selected row, unless the name that is to be selected is among the rows.
  func show(_ visible: [Row.State.ID], in state: inout State) {
    let selected = state.selected?.id
    state.visible = visible
    state.marks.update(state.rows, shown: visible)
    let awaited = state.awaited.flatMap { visible.firstIndex(of: $0) }
    if awaited != nil { state.awaited = nil }
    let index = awaited ?? selected.flatMap { visible.firstIndex(of: $0) }
    state.cursor.follow(to: index ?? state.cursor.index, count: visible.count)
  }
}
