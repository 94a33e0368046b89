import Foundation

/// An absolute path.
package nonisolated struct Path: Hashable, Sendable {
  package let string: String

  package init(_ string: String) {
    self.string = string
  }

  /// The last name; of the root, a slash.
  package var name: String {
    guard let slash = string.lastIndex(of: "/"), string != "/" else { return string }
    return String(string[string.index(after: slash)...])
  }

  /// The directory around it; nil for the root.
  package var parent: Path? {
    guard string != "/", let slash = string.lastIndex(of: "/") else { return nil }
    return slash == string.startIndex ? Path("/") : Path(String(string[..<slash]))
  }

  /// The path of what is called `name` here; `name` may have slashes.
  package func appending(_ name: String) -> Path {
    Path(string == "/" ? "/" + name : string + "/" + name)
  }
}

extension Path {
  /// Makes a path absolute that is relative to the working directory, and takes `.` and `..` out.
  package init(relative path: String) {
    self.init(URL(fileURLWithPath: path).standardizedFileURL.path)
  }
}
