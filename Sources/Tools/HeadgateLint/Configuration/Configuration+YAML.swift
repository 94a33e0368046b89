import HeadgateTexts
import Yams

extension Configuration {
  /// Creates the configuration that a file such as `.headgate.yml` contains.
  ///
  /// - Throws: A `ConfigurationError` for an unknown key, rule, profile or severity, with the line and the nearest name.
  package init(yaml: String, path: String) throws {
    self.init()
    let reader = ConfigurationReader(path: path)
    guard let root = try reader.root(of: yaml) else { return }
    for (key, value) in try reader.mapping(root) {
      switch try reader.text(key) {
      case "profile": profile = try reader.choice(value, "profile", Profile.allCases.map(\.rawValue), Profile.init)
      case "included": included = try reader.globs(value)
      case "excluded": excluded = try reader.globs(value)
      case "rules": rules = try reader.rules(value)
      case "folders": folders = try reader.folders(value)
      default:
        throw reader.unknown(key, "key", ["profile", "rules", "folders", "included", "excluded"])
      }
    }
  }
}

/// Reads the entries of a file, and knows the line of each.
private struct ConfigurationReader {
  let path: String

  func root(of yaml: String) throws -> Node? {
    if CombiningMarks.excess(in: yaml.utf8, readsEscapes: true) != nil {
      throw ConfigurationError(path: path, line: nil, message: CombiningMarks.problem)
    }
    if let line = Self.lineOfAnchor(in: yaml) {
      let message =
        #"anchors and aliases are not supported: write each value where it is used, and '&' in a text as "\x26", with these quotation marks"#
      throw ConfigurationError(path: path, line: line, message: message)
    }
    do {
      return try Yams.compose(yaml: yaml)
    } catch let error as YamlError {
      switch error {
      case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
        .composer(_, let problem, let mark, _):
        throw ConfigurationError(path: path, line: mark.line, message: "this is no YAML: \(problem)")
      case .duplicatedKeysInMapping(let keys, let context):
        let names = keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        throw ConfigurationError(path: path, line: context.mark.line, message: "the key \(names) is repeated")
      default: throw ConfigurationError(path: path, line: nil, message: "this is no YAML")
      }
    }
  }

  /// Returns the line of the first anchor: `&name` at the beginning of a value. An alias needs an anchor.
  ///
  /// A few lines of aliases can stand for a value of billions of entries, and Yams hashes it. What looks like an anchor in a comment or in
  /// quotation marks counts, too: only a parser knows where those begin.
  private static func lineOfAnchor(in yaml: String) -> Int? {
    let bytes = Array(yaml.utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "&") {
      var end = index
      while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
      let isStart =
        end == 0 || "\n\r-:,[{?".utf8.contains(bytes[end - 1])
        || beginnings.contains { bytes[..<end].suffix($0.count).elementsEqual($0) }
      if isStart || isAfterTag(end, index, in: bytes) { return 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") } }
    }
    return nil
  }

  /// The mark of the byte order, and the ends of lines that are not ASCII.
  private static let beginnings = ["\u{FEFF}", "\u{85}", "\u{2028}", "\u{2029}"].map { Array($0.utf8) }

  /// Whether the word that ends at an offset is a tag, with a space behind it: a tag may be before an anchor.
  private static func isAfterTag(_ end: Int, _ index: Int, in bytes: [UInt8]) -> Bool {
    guard end < index else { return false }
    return bytes[..<end].reversed().prefix { $0 > 0x20 }.contains(UInt8(ascii: "!"))
  }

  func mapping(_ node: Node) throws -> [(key: Node, value: Node)] {
    guard let mapping = node.mapping else { throw failure(node, "expected entries of the form 'key: value'") }
    return mapping.map { ($0.key, $0.value) }
  }

  func rules(_ node: Node) throws -> [String: Severity] {
    var rules: [String: Severity] = [:]
    for (id, severity) in try mapping(node) {
      let id = try choice(id, "rule", Rule.all.map(\.id)) { Rule.named($0)?.id }
      rules[id] = try choice(severity, "severity", Severity.allCases.map(\.rawValue), Severity.init)
    }
    return rules
  }

  func folders(_ node: Node) throws -> [Configuration.Folder] {
    try mapping(node).map { Configuration.Folder(pattern: Glob(try text($0.key)), rules: try rules($0.value)) }
  }

  func globs(_ node: Node) throws -> [Glob] {
    guard let sequence = node.sequence else { throw failure(node, "expected a list of patterns") }
    return try sequence.map { Glob(try text($0)) }
  }

  func text(_ node: Node) throws -> String {
    // YAML reads a plain `off` as a boolean; the text of the node is what the file contains.
    guard let text = node.scalar?.string else { throw failure(node, "expected a text") }
    return text
  }

  func choice<Value>(_ node: Node, _ kind: String, _ names: [String], _ make: (String) -> Value?) throws -> Value {
    let text = try text(node)
    guard let value = make(text) else { throw unknown(node, kind, names) }
    return value
  }

  func unknown(_ node: Node, _ kind: String, _ names: [String]) -> ConfigurationError {
    let text = TerminalText.inLine(node.scalar?.string ?? "")
    let nearest = NearestName.find(text, among: names)
    let hint =
      nearest.map { "did you mean '\($0)'?" }
      ?? "expected \(names.count > 8 ? "the id of a rule" : names.joined(separator: ", "))"
    return failure(node, "unknown \(kind) '\(text)': \(hint)")
  }

  private func failure(_ node: Node, _ message: String) -> ConfigurationError {
    ConfigurationError(path: path, line: node.mark?.line, message: message)
  }
}
