/// The beginning of a file, or a summary of what else has this name.
package nonisolated struct FilePreview: Equatable, Sendable, Codable {
  package enum Contents: Equatable, Sendable, Codable {
    case empty
    case text(PreviewText)
    /// The first bytes of a file that is not text.
    case binary([UInt8])
    case image(ImageHeader)
    case directory(DirectorySummary)
    case link(to: FileName, FileItem.LinkedKind)
    case special(SpecialKind)
  }

  /// The kind of a file that is never opened, because opening it may wait or have an effect.
  package enum SpecialKind: Equatable, Sendable, Codable {
    case pipe, socket, characterDevice, blockDevice, unknown
    /// A file of the system whose contents are gone for others when they are read.
    case messages
  }

  package var contents: Contents
  /// The size of a file in bytes. A file of `/proc` has the size 0 and contents.
  package var size: Int64
  /// Whether the file changed while it was read.
  package var hasChanged: Bool

  package init(_ contents: Contents, size: Int64 = 0, hasChanged: Bool = false) {
    self.contents = contents
    self.size = size
    self.hasChanged = hasChanged
  }

  /// The number of lines that can be scrolled.
  package var lineCount: Int {
    switch contents {
    case .text(let text): text.lines.count
    case .directory(let directory): directory.entries.count
    case .empty, .binary, .image, .link, .special: 0
    }
  }
}

/// The entries of a directory, and the size of its tree.
package nonisolated struct DirectorySummary: Equatable, Sendable, Codable {
  package struct Entry: Equatable, Sendable, Codable {
    package var name: FileName
    package var isDirectory: Bool

    package init(_ name: FileName, isDirectory: Bool = false) {
      self.name = name
      self.isDirectory = isDirectory
    }
  }

  /// The first entries: directories, then the other names, each in natural order.
  package var entries: [Entry]
  /// The number of all entries.
  package var count: Int
  /// The size so far.
  package var tree: TreeSize
  package var isComplete: Bool

  package init(entries: [Entry], count: Int, tree: TreeSize = TreeSize(), isComplete: Bool = false) {
    self.entries = entries
    self.count = count
    self.tree = tree
    self.isComplete = isComplete
  }
}
