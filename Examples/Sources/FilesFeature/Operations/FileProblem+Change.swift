extension FileProblem {
  /// The description for a change that failed. It names the file: reading is not what the user asked for.
  nonisolated var changeText: String {
    switch reason {
    case .permissionDenied: "Permission denied for \(path.name.short)"
    case .vanished: "\(path.name.short) is not there any more"
    case .notADirectory: "\(path.name.short) is not a directory any more"
    case .otherDevice: "\(path.name.short) is on another device"
    case .other(let text): "\(path.name.short): \(text)"
    case .exists, .sameName, .noFreeName, .noTrash, .stopped, .changed, .isHere, .intoItself, .containsSource: text
    }
  }
}
