import Foundation

/// An absolute path.
package nonisolated struct Path: Hashable, Sendable {
  package let string: String

  package init(_ string: String) {
    self.string = string
  }

  /// The last component; for the root, a slash.
  package var name: String {
    guard let slash = string.lastIndex(of: "/"), string != "/" else { return string }
    return String(string[string.index(after: slash)...])
  }

  /// The parent directory; nil for the root.
  package var parent: Path? {
    guard string != "/", let slash = string.lastIndex(of: "/") else { return nil }
    return slash == string.startIndex ? Path("/") : Path(String(string[..<slash]))
  }

  /// Returns the path of `name` in this directory. `name` may contain slashes.
  package func appending(_ name: String) -> Path {
    Path(string == "/" ? "/" + name : string + "/" + name)
  }
}

nonisolated extension Path: Codable {
  package init(from decoder: any Decoder) throws {
    let string = try decoder.singleValueContainer().decode(String.self)
    self.init(string)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }
}

extension Path {
  /// Creates an absolute path from a path relative to the working directory. `.` and `..` are resolved.
  package init(relative path: String) {
    self.init(URL(fileURLWithPath: path).standardizedFileURL.path)
  }
}
