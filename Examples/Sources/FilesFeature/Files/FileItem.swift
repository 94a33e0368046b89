package import Foundation

/// An item of a directory.
package nonisolated struct FileItem: Equatable, Sendable, Codable, Identifiable {
  /// The kind of an item.
  package enum Kind: Equatable, Sendable, Codable {
    case directory
    case file(isExecutable: Bool)
    case link(to: FileName, LinkedKind)
    /// A socket, a pipe or a device.
    case special
  }

  /// The kind of a link's target.
  package enum LinkedKind: Equatable, Sendable, Codable {
    case directory, file, nothing
  }

  package var name: FileName
  package var kind: Kind
  /// The size in bytes; for a directory, the size of its entry list.
  package var size: Int64
  /// Nil when it is not known.
  package var modified: Date?

  package init(name: FileName, kind: Kind, size: Int64 = 0, modified: Date? = nil) {
    self.name = name
    self.kind = kind
    self.size = size
    self.modified = modified
  }

  /// The name, which is unique in its directory.
  package var id: FileName { name }

  package var isHidden: Bool { name.isHidden }

  /// Whether the item can be opened as a directory: a directory, or a link to one.
  package var isEnterable: Bool {
    switch kind {
    case .directory, .link(_, .directory): true
    default: false
    }
  }
}
