import CustomDump
import Foundation
import HeadgateSupport
import Testing

/// What the library wrote, by the name of the output.
final class Outputs: Sendable {
  private let texts = Locked<[(name: String, text: String)]>([])

  func add(_ name: String, _ text: String) { texts.withLock { $0.append((name, text)) } }

  /// Adds what a program can print of a value.
  func add<Value>(_ name: String, printing value: Value) {
    var text = ""
    dump(value, to: &text)
    add("dump of \(name)", text)
    add("text of \(name)", "\(value)\n\(String(reflecting: value))")
    add("custom dump of \(name)", String(customDumping: value))
    add("mirror of \(name)", Self.mirrored(value, depth: 0))
  }

  /// Adds every byte of the files of a folder.
  func add(filesIn folder: URL) throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      guard let data = FileManager.default.contents(atPath: folder.appending(path: name).path) else { continue }
      add("file \(name)", String(decoding: data, as: UTF8.self))
    }
  }

  private static func mirrored(_ value: Any, depth: Int) -> String {
    guard depth < 12 else { return "" }
    return Mirror(reflecting: value).children
      .map { "\($0.label ?? ""): \($0.value) \(mirrored($0.value, depth: depth + 1))" }.joined(separator: "\n")
  }

  /// The positions whose secret an output shows, as `position in output`.
  var leaks: [String] {
    var leaks: Set<String> = []
    for (name, text) in texts.withLock({ $0 }) where text.contains(Position.mark) {
      for found in text.matches(of: /MARKED-([a-z-]+)/) { leaks.insert("\(found.output.1) in \(name)") }
    }
    return leaks.sorted()
  }

  var names: [String] { texts.withLock { $0.map(\.name) } }

  func text(of name: String) -> String {
    texts.withLock { $0.filter { $0.name == name }.map(\.text).joined(separator: "\n") }
  }
}

/// Runs a closure, and returns what it printed to the standard output and to the standard error.
func printed(_ body: () throws -> Void) throws -> String {
  let file = FileManager.default.temporaryDirectory.appending(path: "redaction-\(UUID().uuidString).txt")
  defer { try? FileManager.default.removeItem(at: file) }
  fflush(nil)
  let (output, error, new) = (dup(1), dup(2), open(file.path, O_CREAT | O_RDWR, 0o600))
  dup2(new, 1)
  dup2(new, 2)
  defer {
    dup2(output, 1)
    dup2(error, 2)
    close(output)
    close(error)
  }
  try body()
  fflush(nil)
  close(new)
  return try String(contentsOf: file, encoding: .utf8)
}
