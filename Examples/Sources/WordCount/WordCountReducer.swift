public import HeadgateUDF

/// The whole reducer: state changes and side effects.
public let wordCountReducer: CombinedReducer<WordCountState> = combine {
  bookkeeping
  counting
}

private let bookkeeping: Reducer<WordCountState> = { state, action in
  switch action {
  case let action as FilesRequested:
    let known = Set(state.files.map(\.path))
    var new: [String] = []
    for path in action.paths where !known.contains(path) && !new.contains(path) { new.append(path) }
    state.files += new.map { WordCountState.File(path: $0, status: .waiting) }
  case let action as FileCounted:
    state.set(.counted(action.words.values.reduce(0, +)), of: action.path)
    state.words.merge(action.words, uniquingKeysWith: +)
  case let action as FileFailed:
    state.set(.failed(action.reason), of: action.path)
  case is CountingCancelled:
    for index in state.files.indices where state.files[index].status == .waiting {
      state.files[index].status = .cancelled
    }
  default: break
  }
}

private let counting: SideEffectReducer<WordCountState> = { state, action in
  enum CancelID { case counting }
  @Dependency(\.fileReader) var fileReader
  switch action {
  case let action as FilesRequested:
    return .merge(
      Set(action.paths).sorted().map { path in
        .run { send in
          await send(FileCounted(path: path, words: wordCounts(of: try await fileReader.read(path))))
        } catch: { error, send in
          await send(FileFailed(path: path, reason: reason(of: error)))
        }
      }
    )
    .cancellable(id: CancelID.counting)
  case is CountingCancelled: return .cancel(id: CancelID.counting)
  default: return .none
  }
}

extension WordCountState {
  fileprivate mutating func set(_ status: Status, of path: String) {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return }
    files[index].status = status
  }
}

/// Counts each word. A word has letters, digits and inner `'`; case is ignored.
func wordCounts(of text: String) -> [String: Int] {
  var counts: [String: Int] = [:]
  for word in text.lowercased().split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "'") }) {
    let word = word.drop { $0 == "'" }
    if !word.isEmpty { counts[String(word), default: 0] += 1 }
  }
  return counts
}

private func reason(of error: any Error) -> String {
  (error as? FileReader.NotText).map { _ in "it is no text" } ?? error.localizedDescription
}
