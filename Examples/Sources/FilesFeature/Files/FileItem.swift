package import Foundation

/// What a directory holds under a name.
package nonisolated struct FileItem: Equatable, Sendable, Identifiable {
  /// What a name stands for.
  package enum Kind: Equatable, Sendable {
    case directory
    case file(isExecutable: Bool)
    case link(to: String, LinkedKind)
    /// A socket, a pipe or a device.
    case special
  }

  /// What is at the other end of a link.
  package enum LinkedKind: Equatable, Sendable {
    case directory, file, nothing
  }

  package var name: String
  package var kind: Kind
  /// In bytes; of a directory, what its own list takes.
  package var size: Int64
  /// Nil when it cannot be asked for, as by a name that is not text.
  package var modified: Date?

  package init(name: String, kind: Kind, size: Int64 = 0, modified: Date? = nil) {
    self.name = name
    self.kind = kind
    self.size = size
    self.modified = modified
  }

  /// Unique in its directory.
  package var id: String { name }

  package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

  /// Whether it can be entered: a directory, or a link to one.
  package var isEnterable: Bool {
    switch kind {
    case .directory, .link(_, .directory): true
    default: false
    }
  }
}
