import Foundation

/// A folder on the disk with files for a run. It is removed with its last reference.
final class SampleFolder {
  let path: String

  /// Makes a folder. Other users can read it.
  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "headgate command \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    // A folder without permissions cannot be removed.
    for name in lockedNames { chmod("\(path)/\(name)", 0o700) }
    try? FileManager.default.removeItem(atPath: path)
  }

  private var lockedNames: [String] = []

  func write(_ text: String, to name: String) throws {
    let file = "\(path)/\(name)"
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  /// Takes all permissions of a file or of a folder away.
  func lock(_ name: String, mode: mode_t = 0) {
    chmod("\(path)/\(name)", mode)
    lockedNames.append(name)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// A feature without findings.
  static let clean = """
    import Headgate
    @Reducer
    struct Feed {
      @ObservableState struct State: Equatable { var count = 0 }
      enum Action { case refreshButtonTapped }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .refreshButtonTapped:
            state.count += 1
            return .none
          }
        }
      }
    }
    """

  /// A feature with an error, and one with a warning.
  static let error = "import Headgate\n@Reducer struct Feed { enum Action { case loaded(TaskResult<Int>) } }\n"
  static let warning = "import Headgate\n@Reducer struct Feed { enum Action { case loadUser } }\n"
}
