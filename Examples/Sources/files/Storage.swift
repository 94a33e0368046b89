import FilesFeature

/// What this and other programs keep in files.
struct Storage: Equatable {
  private let settings: Settings
  private let bookmarks: [Path]
  private let problem: String?

  init(_ state: App.State) {
    settings = state.settings
    bookmarks = state.bookmarks
    problem = state.storageProblem
  }
}
