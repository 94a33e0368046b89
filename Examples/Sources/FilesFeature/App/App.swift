package import Headgate

/// The whole program: a stack of directories. The last one is on the screen.
@Reducer
package struct App {
  @ObservableState
  package struct State: Equatable, Sendable, Codable {
    /// Never empty.
    package var stack: IdentifiedArrayOf<Directory.State>
    @Shared(.settings) package var settings
    @Shared(.bookmarks) package var bookmarks
    package var size = ScreenSize()
    package var help: Help.State?
    package var settingsForm: SettingsForm.State?
    package var preview: Preview.State?
    package var operations = Operations.State()
    package var bookmarkList: Bookmarks.State?
    /// The problem with the files of settings that was shown last.
    package var shownProblem: String?
    /// Whether another program shows a file.
    package var isOpening = false
    package var isQuitting = false

    package init(_ path: Path, size: ScreenSize = ScreenSize()) {
      self.size = size
      // `$settings` is available when all properties have a value.
      stack = []
      stack = [Directory.State(path, settings: $settings, height: size.listHeight)]
    }

    package var top: Directory.State { stack[stack.endIndex - 1] }
  }

  package enum Action: GatedAction, Codable {
    case view(View)
    case stack(IdentifiedAction<Path, Gate<Directory>>)
    case help(Gate<Help>)
    case operations(Gate<Operations>)
    case bookmarkList(Gate<Bookmarks>)
    case settingsForm(Gate<SettingsForm>)
    case preview(Gate<Preview>)
    case `internal`(Internal)

    package enum View: Codable {
      case appeared
      case resized(ScreenSize)
      /// Shows a help with this number of lines.
      case helpPressed(lineCount: Int)
      case renamePressed, makeDirectoryPressed, trashPressed, undoPressed
      case copyPressed, movePressed, pastePressed, escapePressed
      /// The settings or the bookmarks changed, in this or in another program, or could not be loaded or saved.
      case storageChanged
      case bookmarkPressed, bookmarksPressed
      case settingsPressed, previewPressed
      case editPressed, parentPressed
      case quitPressed
    }

    @Sealed fileprivate enum InternalEvent: Codable {
      case directoryChanged(Path)
      case openingEnded(FileProblem?)
    }
  }

  enum CancelID { case watching, showing }

  @Dependency(\.directoryChanges) private var directoryChanges
  @Dependency(\.fileOpener) private var fileOpener

  package init() {}

  package var body: some ReducerOf<Self> {
    Scope(state: \.operations, action: \.operations) { Operations() }
    Reduce { state, action in
      switch action.opened {
      case .view(.appeared):
        return .merge(appear(state), watch(state.top.path))
      case .internal(.directoryChanged(let path)):
        return .send(.stack(.element(id: path, action: .interface(.changedOnDisk))))
      case .view(.resized(let size)):
        state.resize(to: size)
        return .none
      case .view(.helpPressed(let lineCount)):
        state.help = Help.State(lineCount: lineCount, height: state.size.listHeight)
        return .none
      case .view(.storageChanged):
        return reactToStorage(&state)
      case .view(.bookmarkPressed):
        toggleBookmark(&state)
        return .none
      case .view(.bookmarksPressed):
        state.bookmarkList = Bookmarks.State(state.$bookmarks, height: state.size.listHeight)
        return .none
      case .bookmarkList(.delegate(let action)):
        return reduce(&state, bookmarks: action)
      case .help(.delegate(.closed)):
        state.help = nil
        return .none
      case .view(.renamePressed):
        return change(state.top.selected.map { .rename($0.path) })
      case .view(.trashPressed):
        return change(state) { .trash($0) }
      case .view(.makeDirectoryPressed):
        return change(.makeDirectory(in: state.top.path))
      case .view(.undoPressed):
        return change(.undo)
      case .view(.copyPressed):
        return pick(.copy, &state)
      case .view(.movePressed):
        return pick(.move, &state)
      case .view(.pastePressed):
        return change(.paste(into: state.top.path))
      case .view(.escapePressed):
        return escape(&state)
      case .operations(.delegate(let action)):
        return reduce(&state, operations: action)
      case .view(.settingsPressed):
        state.settingsForm = SettingsForm.State(state.$settings, height: state.size.listHeight)
        return .none
      case .settingsForm(.delegate(.closed)):
        state.settingsForm = nil
        return .none
      case .view(.previewPressed):
        togglePreview(&state)
        return .none
      case .view(.editPressed):
        return edit(&state)
      case .internal(.openingEnded(let problem)):
        state.isOpening = false
        if let problem { state.stack[id: state.top.id]?.notice = problem.text }
        return appear(state)
      case .view(.parentPressed):
        return goToParent(&state)
      case .view(.quitPressed):
        quit(&state)
        return .none
      case .stack(.element(_, .delegate(let action))):
        return reduce(&state, directory: action)
      case .stack(.element(_, .interface)), .stack(.element(_, .inside)), .help(.inside),
        .operations(.interface), .operations(.inside), .bookmarkList(.inside), .settingsForm(.interface),
        .settingsForm(.inside), .preview(.interface), .preview(.inside):
        return .none
      }
    }
    .forEach(\.stack, action: \.stack) { Directory() }
    .ifLet(\.help, action: \.help) { Help() }
    .ifLet(\.bookmarkList, action: \.bookmarkList) { Bookmarks() }
    .ifLet(\.settingsForm, action: \.settingsForm) { SettingsForm() }
    .ifLet(\.preview, action: \.preview) { Preview() }
    .onChange(of: \.previewTarget) { _, state in showPreview(&state) }
    .onChange(of: \.top.path) { _, state in watch(state.top.path) }
  }

  /// Watches the directory on the screen, and no other one.
  private func watch(_ path: Path) -> EffectOf<Self> {
    .run(name: "watch a directory") { [directoryChanges] send in
      for await _ in directoryChanges.changes(of: path) { await send(.internal(.directoryChanged(path))) }
    }
    .cancellable(id: CancelID.watching, cancelInFlight: true)
  }

  /// Opens a file. A key that was pressed before the program has the terminal opens nothing else.
  func open(_ path: Path, in program: FileOpener.Program, _ state: inout State) -> EffectOf<Self> {
    guard !state.isOpening else { return .none }
    state.isOpening = true
    return .run(name: "open a file") { [fileOpener] send in
      try await fileOpener.open(path: path, program: program)
      await send(.internal(.openingEnded(nil)))
    } catch: { error, send in
      await send(.internal(.openingEnded(FileProblem(error, at: path))))
    }
  }

  private func reduce(_ state: inout State, directory action: Directory.Action.Delegate) -> EffectOf<Self> {
    switch action {
    case .entered(let path):
      return push(path, selecting: nil, onto: &state)
    case .opened(let path):
      return open(path, in: .pager, &state)
    case .left:
      return leave(&state)
    case .revealed(let path):
      guard let parent = path.parent, parent != state.top.path else {
        return select(path.name, in: &state)
      }
      return push(parent, selecting: path.name, onto: &state)
    case .found(let path, let text):
      let effect = reduce(&state, directory: .revealed(path))
      state.stack[id: state.top.id]?.found = Directory.Found(name: path.name, text: text)
      return effect
    }
  }
}
