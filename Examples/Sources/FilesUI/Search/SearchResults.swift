import FilesFeature
import Foundation
import Headgate
import SwiftUI

/// The matches of a search, or the reason why there are none. A tap shows the match in its directory.
struct SearchResults: View {
  let store: ViewStore<Search>

  var body: some View {
    List {
      Section {
        rows
      } header: {
        Text(verbatim: summary)
      }
    }
  }

  @ViewBuilder private var rows: some View {
    switch store.phase {
    case .idle:
      Text("Type a part of a name; everything below the directory is searched.")
    case .failed(let problem):
      ProblemText(problem: problem)
    case .done where store.matches.isEmpty:
      Text("Nothing has this in its name")
    case .running, .done:
      ForEach(store.matches) { match in
        Button {
          show(match)
        } label: {
          SearchMatchLabel(match: match, text: store.text)
        }
      }
    }
  }

  private var summary: String {
    switch store.phase {
    case .idle, .failed:
      return ""
    case .running:
      return "Searching… \(store.matches.count.formatted())"
    case .done(let summary):
      let count = countText(store.matches.count, "match", "matches") + (summary.isCut ? " and more" : "")
      return summary.unreadable > 0 ? "\(count); \(unreadableText(summary.unreadable))" : count
    }
  }

  private func show(_ match: FileMatch) {
    let matches = store.matches
    guard let line = matches.firstIndex(where: { $0.id == match.id }) else { return }
    for move in store.cursor.moves(to: line, count: matches.count) { store.send(.moved(move)) }
    store.send(.enterPressed)
  }
}
