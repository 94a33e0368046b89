import FilesFeature
import Terminal

extension FileItem {
  /// The character after the name, and the style of the name.
  var look: (mark: String, style: Style) {
    switch kind {
    case .directory: ("/", Style(.blue, isBold: true))
    case .link(_, .nothing): ("@", Style(.red))
    case .link(_, .directory), .link(_, .file): ("@", Style(.cyan))
    case .file(isExecutable: true): ("*", Style(.green))
    case .file(isExecutable: false): ("", isHidden ? .dim : .plain)
    case .special: ("=", Style(.magenta))
    }
  }
}
