import FilesFeature
import Headgate
import SwiftUI

/// How far a scan is, and what it has found.
struct ScanHeader: View {
  let store: ViewStore<Scan>
  let unit: Settings.SizeUnit

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        if store.phase == .running { ProgressView() }
        Text(verbatim: state)
      }
      Text(verbatim: found)
      if store.size.unreadable > 0 { Text(verbatim: unreadableText(store.size.unreadable)) }
    }
  }

  private var state: String {
    switch store.phase {
    case .running: "Scanning…"
    case .stopped: "Stopped"
    case .done: "Scanned"
    case .failed: "Failed"
    }
  }

  private var found: String {
    let size = store.size
    return byteText(size.bytes, unit) + " in " + countText(size.files, "file") + " and "
      + countText(size.directories, "directory", "directories")
  }
}
