import Headgate

extension App.State {
  /// What is wrong with the files of the settings and the bookmarks, if anything.
  package var storageProblem: String? {
    Self.problem("settings", $settings.loadError, $settings.saveError)
      ?? Self.problem("bookmarks", $bookmarks.loadError, $bookmarks.saveError)
  }

  private static func problem(_ name: String, _ loading: (any Error)?, _ saving: (any Error)?) -> String? {
    if loading != nil || saving is UnreadableFile {
      return "The file of your \(name) is damaged; it stays as it is, and changes are not saved"
    }
    return saving.map { "Your \(name) could not be saved: \(($0 as NSError).localizedDescription)" }
  }
}

extension App {
  /// Shows what this or another program changed in the settings and the bookmarks.
  func reactToStorage(_ state: inout State) -> EffectOf<Self> {
    let problem = state.storageProblem
    if let problem, problem != state.shownProblem { state.stack[id: state.top.id]?.notice = problem }
    state.shownProblem = problem
    return .merge(
      .send(.stack(.element(id: state.top.id, action: .interface(.settingsChanged)))),
      state.settingsForm == nil ? .none : .send(.settingsForm(.interface(.settingsChanged)))
    )
  }
}
