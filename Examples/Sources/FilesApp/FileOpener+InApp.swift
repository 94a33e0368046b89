import FilesFeature
import Headgate

extension FileOpener {
  /// Opens no other program: iOS has none, and the stubs with which Linux checks this app have no `NSWorkspace`.
  ///
  /// The preview is the pager of the app, and it shows the selected file already.
  static let inApp = FileOpener(open: { path, program in
    try path.requireRegularFile()
    if program == .editor { throw FileProblem(.other("This app has no editor"), at: path) }
  })
}
