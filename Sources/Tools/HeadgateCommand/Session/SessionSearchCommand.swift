import ArgumentParser
import Foundation
import HeadgateRecordings
import HeadgateSessionText
import HeadgateTexts

/// `headgate session search`.
struct SessionSearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Finds actions by a part of their names or payloads.",
    discussion: """
      The case of the letters A to Z does not matter. The first search in payloads writes an index beside the recording, \
      'FILE.search', which later searches use. It can be deleted at any time. Texts of less than three characters need no index.

      Exit codes: 0 actions were found; 1 none; 2 and 3 as for all commands of a session.
      """
  )

  @Argument(help: "The recording.")
  var file: String

  @Argument(help: "The text: not a pattern.")
  var text: String

  @Flag(help: "Searches in names only.")
  var name = false

  @Flag(help: "Searches in payloads only.")
  var payload = false

  @Option(help: "How many actions are shown at most.")
  var limit = 100

  @Flag(help: "Reads and writes no index.")
  var noIndex = false

  func validate() throws {
    if name, payload {
      throw ValidationError("'--name' and '--payload' exclude each other. Leave out both to search in both.")
    }
    if text.isEmpty { throw ValidationError("The text to search is empty.") }
    // A limit of the database.
    if text.utf8.count > 10_000 { throw ValidationError("The text to search has more than 10,000 bytes.") }
    if limit < 1 || limit > 1_000_000 { throw ValidationError("'--limit' is a number from 1 to 1000000.") }
  }

  func run() throws {
    try SessionRun.run {
      let recording = try SessionRun.open(file)
      let fields: SearchFields = name ? .name : payload ? .payload : [.name, .payload]
      let found = try recording.search(text, in: fields, index: index(of: recording, fields), limit: limit + 1)
      let lines = found.prefix(limit).map { action in
        "\(action.number)  \(SessionText.time(action.time))  \(SessionText.name(action))\(excerpt(action.payload).map { "  \($0)" } ?? "")\n"
      }
      try StandardOutput.write(lines.joined())
      if found.count > limit { StandardError.write("note: there are more. '--limit' shows more than \(limit).") }
      if found.isEmpty {
        StandardError.write("note: no action of '\(file)' contains '\(text)'.")
        throw ExitCode(1)
      }
    }
  }

  private func index(of recording: Recording, _ fields: SearchFields) -> SearchIndex? {
    guard fields.contains(.payload), !noIndex, text.unicodeScalars.count >= SearchIndex.minimum else { return nil }
    let showsProgress = isatty(STDERR_FILENO) == 1
    var shown = -1
    let index = SearchIndex.open(recording) { done, all in
      let percent = done * 100 / max(all, 1)
      guard showsProgress, percent != shown, all > 10_000 else { return }
      shown = percent
      StandardError.write(progress: "Indexing: \(percent) %", isLast: percent == 100)
    }
    if index == nil {
      StandardError.write(
        """
        note: '\(TerminalText.inLine(SearchIndex.file(of: recording).path))' cannot be an index, so all payloads are read: the folder cannot be written, \
        another file is there, the user has no folder for caches that can be written, or SQLite has no trigrams.
        """
      )
    }
    return index
  }

  /// The part of a payload around the text.
  private func excerpt(_ payload: String) -> String? {
    guard !name, let range = payload.range(of: text, options: .caseInsensitive) else { return nil }
    let start = payload.index(range.lowerBound, offsetBy: -30, limitedBy: payload.startIndex) ?? payload.startIndex
    let end = payload.index(range.upperBound, offsetBy: 50, limitedBy: payload.endIndex) ?? payload.endIndex
    let part = TerminalText.inLine(String(payload[start..<end]).replacing("\n", with: " "))
    return "\(start > payload.startIndex ? "…" : "")\(part)\(end < payload.endIndex ? "…" : "")"
  }
}
