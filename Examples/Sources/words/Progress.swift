import HeadgateUDF
import Terminal
import WordCount

/// Writes one line for each finished file, on the main actor like a view.
final class Progress: ViewActionListener {
  let disposer = Disposer()

  func heard(_ action: any Action, _ state: WordCountState) {
    switch action {
    case let action as FileCounted: write("\(state.done)/\(state.files.count) \(action.path)")
    case let action as FileFailed: write("\(state.done)/\(state.files.count) \(action.path): \(action.reason)")
    default: break
    }
  }

  /// The names of files may contain control characters.
  private func write(_ line: String) { FileHandle.standardError.write(Data("\(line.printable)\n".utf8)) }
}
