import FilesFeature
import SwiftUI

/// The name of a match, and the directory that contains it.
struct SearchMatchLabel: View {
  let match: FileMatch
  /// The text of the search.
  let text: String

  var body: some View {
    HStack {
      Image(systemName: match.isDirectory ? "folder" : "doc")
      VStack(alignment: .leading) {
        MatchText(text: name, match: text)
        if !directory.isEmpty { Text(verbatim: directory).font(.caption).foregroundStyle(.secondary) }
      }
    }
  }

  private var path: String { match.relativePath.title }

  private var name: String { path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }

  private var directory: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
}
