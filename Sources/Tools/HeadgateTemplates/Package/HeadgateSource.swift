import Foundation
import HeadgateLint

/// The place from which a new package gets Headgate.
package enum HeadgateSource: Equatable, Sendable {
  /// A clone, by its path from the folder of the package.
  case path(String)
  /// A repository.
  case url(String)

  /// The version that a new package depends on.
  static let version = "0.1.0"

  /// Returns the source of a clone.
  ///
  /// - Throws: `TemplateError.noHeadgate` when the folder is no clone of Headgate.
  package static func clone(_ path: String, from folder: String) throws -> HeadgateSource {
    let manifest = try? LintRun.readText(SwiftFolder.join(path, "Package.swift"))
    guard let manifest, manifest.contains("name: \"headgate\"") else { throw TemplateError.noHeadgate(path) }
    return .path(relativePath(of: path, from: folder))
  }

  /// The name of the package in the dependencies of targets.
  var packageName: String {
    switch self {
    case .path: return "headgate"
    case .url(let url):
      let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? "headgate"
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  var dependency: String {
    switch self {
    case .path(let path): ".package(name: \"headgate\", path: \(Self.literal(path)))"
    case .url(let url): ".package(url: \(Self.literal(url)), .upToNextMinor(from: \"\(Self.version)\"))"
    }
  }

  /// A manifest with a relative path also works on the machine of another developer.
  private static func relativePath(of path: String, from folder: String) -> String {
    let from = components(of: folder)
    let to = components(of: path)
    let common = zip(from, to).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Links are followed in the part of a path that exists.
  private static func components(of path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }

  /// Returns a text as a literal of Swift. An end of a line in it would end the literal.
  static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let scalars = escaped.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    return "\"\(scalars.joined())\""
  }
}
