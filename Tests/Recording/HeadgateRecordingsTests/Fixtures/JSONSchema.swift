import Foundation

/// A validator of JSON Schema, as far as the schema of lines uses it. A keyword that it does not know is a problem.
struct JSONSchema {
  private let root: [String: Any]

  init(_ data: Data) throws { root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:] }

  /// The kinds of lines that it has.
  var kinds: [String] { (root["oneOf"] as? [[String: Any]] ?? []).compactMap { $0["title"] as? String } }

  /// What is wrong with a value; empty if nothing is.
  func problems(in value: Any) -> [String] { problems(value, root, "line") }

  private func problems(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    schema.flatMap { keyword, rule -> [String] in
      switch (keyword, rule) {
      case ("$schema", _), ("title", _), ("description", _), ("$defs", _): []
      case ("$ref", let name as String):
        problems(
          value,
          (root["$defs"] as? [String: [String: Any]])?[(name as NSString).lastPathComponent] ?? ["none": name],
          path
        )
      case ("oneOf", let all as [[String: Any]]):
        all.count { problems(value, $0, path).isEmpty } == 1 ? [] : ["\(path) is not one of \(all.count)"]
      case ("const", let constant): isEqual(value, constant) ? [] : ["\(path) is not \(constant)"]
      case ("enum", let all as [Any]): all.contains { isEqual(value, $0) } ? [] : ["\(path) is not in \(all)"]
      case ("type", let type as String): hasType(value, type) ? [] : ["\(path) is no \(type)"]
      case ("minimum", let least as NSNumber):
        (value as? NSNumber).map { $0.compare(least) != .orderedAscending } ?? true ? [] : ["\(path) is too small"]
      case ("maximum", let most as NSNumber):
        (value as? NSNumber).map { $0.compare(most) != .orderedDescending } ?? true ? [] : ["\(path) is too large"]
      case ("required", let keys as [String]):
        keys.filter { (value as? [String: Any])?[$0] == nil }.map { "\(path) has no \($0)" }
      case ("properties", let properties as [String: [String: Any]]):
        properties.flatMap { key, schema in
          (value as? [String: Any])?[key].map { problems($0, schema, "\(path).\(key)") } ?? []
        }
      case ("additionalProperties", false as Bool):
        ((value as? [String: Any])?.keys.map { $0 } ?? [])
          .filter { (schema["properties"] as? [String: Any])?[$0] == nil }.map { "\(path) has the unknown \($0)" }
      default: ["the schema has the unknown '\(keyword)'"]
      }
    }
  }

  private func isEqual(_ value: Any, _ other: Any) -> Bool {
    switch (value, other) {
    case (let value as String, let other as String): value == other
    case (let value as NSNumber, let other as NSNumber): value == other
    default: false
    }
  }

  private func hasType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "string": value is String
    case "boolean":
      "\(Swift.type(of: value))".contains("Bool")
        || (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    case "integer": (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
    default: false
    }
  }
}
