import FilesFeature
import SwiftUI

/// The target of a link.
struct LinkTarget: View {
  let destination: FileName
  let kind: FileItem.LinkedKind

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "→ \(destination.title)")
      Text(verbatim: explanation).foregroundStyle(kind == .nothing ? Color.red : Color.secondary)
    }
  }

  private var explanation: String {
    switch kind {
    case .directory: "This is a directory"
    case .file: "This is a file"
    case .nothing: "This is nothing: the link is broken"
    }
  }
}
