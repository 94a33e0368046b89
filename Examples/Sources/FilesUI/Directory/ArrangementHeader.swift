import FilesFeature
import Headgate
import SwiftUI

/// The number of rows, and buttons for their order.
struct ArrangementHeader: View {
  let store: ViewStore<Directory>

  var body: some View {
    HStack {
      Text(verbatim: summary)
      Spacer()
      Button("Order: \(store.settings.order.rawValue)") { store.send(.orderPressed) }
      IconButton("Reverse", systemImage: store.settings.isReversed ? "arrow.up" : "arrow.down") {
        store.send(.reversePressed)
      }
      IconButton("Hidden entries", systemImage: store.settings.showsHidden ? "eye" : "eye.slash") {
        store.send(.hiddenPressed)
      }
    }
  }

  private var summary: String {
    guard store.phase == .ready else { return "" }
    let shown = store.visible.count
    let hidden = store.rows.count - shown
    return countText(shown, "entry", "entries") + (hidden > 0 ? ", \(hidden.formatted()) hidden" : "")
  }
}
