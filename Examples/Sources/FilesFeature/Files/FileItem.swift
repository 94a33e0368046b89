package import Foundation

/// An item of a directory.
package nonisolated struct FileItem: Equatable, Sendable, Identifiable {
  /// The kind of an item.
  package enum Kind: Equatable, Sendable {
    case directory
    case file(isExecutable: Bool)
    case link(to: String, LinkedKind)
    /// A socket, a pipe or a device.
    case special
  }

  /// The kind of a link's target.
  package enum LinkedKind: Equatable, Sendable {
    case directory, file, nothing
  }

  package var name: String
  package var kind: Kind
  /// The size in bytes; for a directory, the size of its entry list.
  package var size: Int64
  /// Nil when it cannot be read, as for a name that is not text.
  package var modified: Date?

  package init(name: String, kind: Kind, size: Int64 = 0, modified: Date? = nil) {
    self.name = name
    self.kind = kind
    self.size = size
    self.modified = modified
  }

  /// The name, which is unique in its directory.
  package var id: String { name }

  package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

  /// Whether the item can be opened as a directory: a directory, or a link to one.
  package var isEnterable: Bool {
    switch kind {
    case .directory, .link(_, .directory): true
    default: false
    }
  }
}
