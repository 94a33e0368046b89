import FilesFeature
import Headgate
import SwiftUI

/// The lines of a file, the entries of a directory, or the target of a link. The summary says everything about other files.
struct PreviewContents: View {
  let contents: FilePreview.Contents
  let store: ViewStore<Preview>

  var body: some View {
    switch contents {
    case .text(let text): PreviewLines(lines: text.lines, store: store)
    case .directory(let directory): PreviewEntries(entries: directory.entries)
    case .binary(let bytes): HexDump(bytes: bytes)
    case .link(let destination, let kind): LinkTarget(destination: destination, kind: kind)
    case .empty, .image, .special: EmptyView()
    }
  }
}
