import ArgumentParser
import HeadgateUDF
import WordCount

/// `words FILE…`: prints the most frequent words of text files.
@main
struct WordsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Counts the words of text files, all of them at the same time.",
    discussion:
      "Prints the most frequent words; progress goes to the standard error. Ends with 1 when a file could not be read."
  )

  @Option(name: .shortAndLong, help: "How many words are printed.")
  var top = 10

  @Argument(help: "The files.", completion: .file())
  var files: [String]

  func validate() throws {
    guard top >= 0 else { throw ValidationError("'--top' is a number of words: it cannot be negative") }
  }

  @MainActor
  func run() async throws {
    let store = Store(state: WordCountState(), reducer: wordCountReducer)
    let progress = Progress()
    progress.listen(to: store)
    let (finished, end) = AsyncStream.makeStream(of: Never.self)
    let table = Table { end.finish() }
    table.connect(to: store, by: TableMapper(count: top))
    store.dispatch(FilesRequested(paths: files))
    for await _ in finished {}
    // The store does not retain them.
    withExtendedLifetime((progress, table)) {}
    if !store.state.failures.isEmpty { throw ExitCode(1) }
  }
}
