package import FilesFeature
package import Headgate
package import Terminal

/// Converts keys to view actions and sends them to the store of the feature on the screen.
@MainActor
package struct KeyBindings {
  private let store: ViewStore<App>

  package init(_ store: ViewStore<App>) {
    self.store = store
  }

  package func press(_ key: Key) {
    if let command = KeySection.current(store.state).command(for: key) { send(command) }
  }

  /// Whether a key asks the program to quit, on the screen that is shown.
  package func asksToQuit(_ key: Key) -> Bool {
    if case .app(.quitPressed) = KeySection.current(store.state).command(for: key) { true } else { false }
  }

  /// Gives a pasted text to the text field on the screen. A screen without a field ignores it.
  package func paste(_ text: String) {
    if let command = KeySection.current(store.state).pasted?(text) { send(command) }
  }

  private func send(_ command: Command) {
    let directory = store.scope(state: \.stack, action: \.stack).last
    let operations = store.scope(state: \.operations, action: \.operations)
    switch command {
    case .app(let action): store.send(action)
    case .directory(let action): directory?.send(action)
    case .search(let action): directory?.scope(state: \.search, action: \.search)?.send(action)
    case .scan(let action): directory?.scope(state: \.scan, action: \.scan)?.send(action)
    case .bookmarks(let action): store.scope(state: \.bookmarkList, action: \.bookmarkList)?.send(action)
    case .settings(let action): store.scope(state: \.settingsForm, action: \.settingsForm)?.send(action)
    case .changeSetting(let steps): changeSetting(by: steps)
    case .preview(let action): store.scope(state: \.preview, action: \.preview)?.send(action)
    case .help(let action): store.scope(state: \.help, action: \.help)?.send(action)
    case .name(let action): operations.scope(state: \.field, action: \.field)?.send(action)
    case .answer(let answer?): operations.scope(state: \.alert, action: \.alert.presented)?.send(answer)
    case .answer(nil): operations.send(.questionDismissed)
    case .showHelp: store.send(.helpPressed(lineCount: HelpScreen.lines.count))
    }
  }

  /// Sets the form of the settings, as a control that is bound to it.
  private func changeSetting(by steps: Int) {
    guard let settings = store.scope(state: \.settingsForm, action: \.settingsForm) else { return }
    settings.form.change(settings.selected, by: steps)
  }
}

extension KeySection {
  /// The keys of the screen that a state shows.
  static func current(_ state: App.State) -> KeySection {
    if state.help != nil { return .help }
    if let alert = state.operations.alert { return .question(alert) }
    if state.operations.field != nil { return .name }
    if state.settingsForm != nil { return .settings }
    if state.bookmarkList != nil { return .bookmarks }
    let directory = state.top
    if directory.search != nil { return .search }
    if let scan = directory.scan { return .scan(isRunning: scan.phase == .running) }
    return .directory
  }
}
