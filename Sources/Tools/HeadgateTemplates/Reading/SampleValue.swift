/// Values of the types that every program knows, for tests.
enum SampleValue {
  /// Returns the text of a value of a type; nil for a type of the user.
  static func text(of type: String) -> String? {
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("[") { return isDictionary(type) ? "[:]" : "[]" }
    if let value = values[type] { return value }
    let name = type.prefix { $0 != "<" }
    return containers[String(name)]
  }

  /// Whether a colon stands directly inside of the brackets of a type.
  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type {
      switch character {
      case "[", "<", "(": depth += 1
      case "]", ">", ")": depth -= 1
      case ":" where depth == 1: return true
      default: break
      }
    }
    return false
  }

  private static let values: [String: String] = [
    "String": "\"\"", "Substring": "\"\"", "Character": "\"a\"", "Bool": "false", "Data": "Data()", "Duration": ".zero",
    "Date": "Date(timeIntervalSince1970: 0)", "UUID": "UUID(0)",
    "Double": "0", "Float": "0", "CGFloat": "0", "TimeInterval": "0", "Decimal": "0",
    "Int": "0", "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0",
    "UInt": "0", "UInt8": "0", "UInt16": "0", "UInt32": "0", "UInt64": "0",
  ]

  private static let containers: [String: String] = [
    "Array": "[]", "Set": "[]", "Dictionary": "[:]", "IdentifiedArrayOf": "[]", "IdentifiedArray": "[]",
    "StackState": "StackState()",
  ]
}
