import FilesFeature
import SwiftUI

extension FileItem {
  /// The symbol of the kind.
  var systemImage: String {
    switch kind {
    case .directory: "folder"
    case .link(_, .nothing): "questionmark.square.dashed"
    case .link(_, .directory), .link(_, .file): "arrow.turn.up.right"
    case .file(isExecutable: true): "terminal"
    case .file(isExecutable: false): "doc"
    case .special: "cable.connector"
    }
  }

  /// The color of the symbol.
  var color: Color {
    switch kind {
    case .directory: .blue
    case .link(_, .nothing): .red
    case .link(_, .directory), .link(_, .file): .orange
    case .file(isExecutable: true): .green
    case .file(isExecutable: false): isHidden ? .secondary : .primary
    case .special: .purple
    }
  }
}
