import FilesFeature
import SwiftUI

/// The first entries of a directory.
struct PreviewEntries: View {
  let entries: [DirectorySummary.Entry]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(entries, id: \.name) { entry in
          Label(entry.name.title, systemImage: entry.isDirectory ? "folder" : "doc")
        }
      }
    }
  }
}
