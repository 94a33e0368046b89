import FilesFeature
import Foundation
import Headgate
import SwiftUI

/// What happened last, what happens now, and what the next change is about.
struct StatusView: View {
  let store: ViewStore<Directory>
  let app: ViewStore<App>

  var body: some View {
    VStack(alignment: .leading) {
      if let notice = store.notice {
        HStack {
          Text(verbatim: notice)
          Spacer()
          // The action stops a running change before it removes a message.
          if app.operations.job == nil {
            IconButton("Close", systemImage: "xmark") { app.send(.escapePressed) }
          }
        }
      }
      JobView(store: app.scope(state: \.operations, action: \.operations), unit: store.settings.sizeUnit) {
        app.send(.escapePressed)
      }
      if store.marks.count > 0 { Text(verbatim: summary(store.marks)).bold() }
    }
    .padding()
  }

  /// The number and the size of the marked rows.
  private func summary(_ marks: Marks) -> String {
    let size = marks.unknown < marks.count ? [byteText(marks.bytes, store.settings.sizeUnit)] : []
    let unknown = countText(marks.unknown, "directory", "directories") + " not added up"
    let rest = marks.unknown > 0 ? [unknown] : []
    return "\(marks.count.formatted()) marked: " + (size + rest).joined(separator: ", and ")
  }
}
