import Foundation

/// An absolute path: any bytes except zero, which are usually UTF-8 text.
package nonisolated struct Path: Hashable, Sendable {
  /// The whole path, which begins with a slash.
  package let bytes: FileName

  package init(_ bytes: FileName) {
    self.bytes = bytes
  }

  package init(_ string: String) {
    bytes = FileName(string)
  }

  /// The path as text, with replacement characters for bytes that are not text. For the screen only.
  package var string: String { bytes.string }

  /// The last component; for the root, a slash.
  package var name: FileName {
    bytes.withBytes { bytes in
      guard bytes.count > 1, let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FileName(bytes: bytes) }
      return FileName(bytes: bytes[(slash + 1)...])
    }
  }

  /// The parent directory; nil for the root.
  package var parent: Path? {
    bytes.withBytes { bytes in
      guard bytes.count > 1, let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      return Path(FileName(bytes: bytes[..<max(1, slash)]))
    }
  }

  /// Returns the path of `name` in this directory. `name` may contain slashes.
  package func appending(_ name: FileName) -> Path {
    Path(bytes == "/" ? FileName("").appending(name) : bytes.appending(name))
  }

  /// Calls a closure with the form for system calls.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try bytes.withCString(body)
  }
}

nonisolated extension Path {
  /// Creates an absolute path from a path relative to the working directory. `.` and `..` are resolved.
  package init(relative path: FileName) {
    let bytes = path.withBytes { Array($0) }
    var components = bytes.first == UInt8(ascii: "/") ? [] : Self.workingDirectory.components
    for component in bytes.split(separator: UInt8(ascii: "/")) {
      switch component {
      case [UInt8(ascii: ".")]: continue
      case [UInt8(ascii: "."), UInt8(ascii: ".")]: _ = components.popLast()
      default: components.append(FileName(bytes: component))
      }
    }
    self = components.reduce(Path("/")) { $0.appending($1) }
  }

  private static var workingDirectory: Path {
    guard let pointer = getcwd(nil, 0) else { return Path("/") }
    defer { free(pointer) }
    return Path(FileName(cString: pointer))
  }

  private var components: [FileName] {
    bytes.withBytes { $0.split(separator: UInt8(ascii: "/")).map { FileName(bytes: $0) } }
  }

  /// Whether there is a file of any kind. A link counts as its target.
  package var exists: Bool { mode != nil }

  /// Whether there is a directory, or a link to one.
  package var isDirectory: Bool { mode.map { $0 & S_IFMT == S_IFDIR } ?? false }

  private var mode: mode_t? {
    var status = stat()
    return withCString { stat($0, &status) } == 0 ? status.st_mode : nil
  }
}

nonisolated extension Path: CustomStringConvertible {
  package var description: String { string }
}
