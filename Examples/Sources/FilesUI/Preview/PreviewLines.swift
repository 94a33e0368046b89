import FilesFeature
import Foundation
import Headgate
import SwiftUI

/// The lines of a text, with their numbers.
///
/// The feature scrolls to the text that a search found. The view shows the lines from there on, and a button for the others.
struct PreviewLines: View {
  let lines: [PreviewText.Line]
  let store: ViewStore<Preview>

  var body: some View {
    if store.top > 0 {
      Button("Earlier lines") { store.send(.scrolled(.pageUp)) }
    }
    ScrollView([.horizontal, .vertical]) {
      LazyVStack(alignment: .leading) {
        ForEach(min(store.top, lines.count)..<lines.count, id: \.self) { index in
          HStack {
            Text(verbatim: (index + 1).formatted()).monospacedDigit().foregroundStyle(.secondary)
            MatchText(text: lines[index].text + (lines[index].isCut ? "…" : ""), match: store.target.highlight)
          }
        }
      }
      .font(.callout)
    }
  }
}
