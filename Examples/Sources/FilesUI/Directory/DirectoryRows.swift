import FilesFeature
import Headgate
import SwiftUI

/// The rows of a directory, or the reason why there are none.
struct DirectoryRows: View {
  let store: ViewStore<Directory>
  let app: ViewStore<App>

  var body: some View {
    switch store.phase {
    case .failed(let problem):
      ProblemText(problem: problem)
      Button("Go back") { store.send(.leavePressed) }
      Button("Try again") { store.send(.reloadPressed) }
    case .reading(let count):
      HStack {
        ProgressView()
        Text(verbatim: count == 0 ? "Reading…" : "Reading… \(countText(count, "name"))")
      }
    case .ready where store.visible.isEmpty:
      if store.rows.isEmpty {
        Text("Empty")
      } else {
        Text("Only hidden entries")
        Button("Show hidden entries") { store.send(.hiddenPressed) }
      }
    case .ready:
      ForEach(store.visible, id: \.self) { DirectoryRow(name: $0, store: store, app: app) }
    }
  }
}
