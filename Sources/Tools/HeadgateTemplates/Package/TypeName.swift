import HeadgateSyntax

/// The name of a new type, checked.
package struct TypeName: Equatable, Sendable {
  package let text: String

  /// Checks a name.
  ///
  /// - Throws: `TemplateError.wrongName` when the name is no upper camel case identifier, or when the written text uses the
  ///   name for something else.
  package init(_ text: String) throws {
    if Self.taken.contains(text) {
      throw TemplateError.wrongName(text, reason: "has a meaning in features", proposal: "\(text)Feature")
    }
    let proposal = Self.proposal(for: text)
    guard proposal == text else {
      throw TemplateError.wrongName(text, reason: "is no type name in upper camel case", proposal: proposal)
    }
    self.text = text
  }

  /// Returns the nearest name in upper camel case; nil when the text contains no letter to start with.
  static func proposal(for text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop { !$0.isLetter }
    guard let first = name.first else { return nil }
    let proposal = first.uppercased() + name.dropFirst()
    return taken.contains(proposal) ? "\(proposal)Feature" : proposal
  }

  /// Returns the name of a property for a type: `urlLoader` for `URLLoader`.
  static func propertyName(of type: String) -> String {
    let name = type.lowercasingFirstWord
    return reservedProperties.contains(name) ? "\(name)Feature" : name
  }

  /// Whether a name of a function needs no backticks.
  static func isPlain(_ name: String) -> Bool { !reservedProperties.contains(name) }

  /// The names that the compiler, or the text of a feature or of its tests, uses for something else.
  private static let taken: Set<String> = [
    "Any", "Protocol", "Self", "Type",
    "Action", "Body", "CancelID", "Delegate", "Interface", "Internal", "InternalEvent", "State", "View",
    "Dependency", "Effect", "Gate", "GatedAction", "Headgate", "ObservableState", "PresentationAction", "Presents",
    "Reduce",
    "Reducer", "ReducerOf", "Sealed", "Store", "TestClock", "TestStore",
    "Array", "Bool", "Clock", "Codable", "Date", "Dictionary", "Duration", "Equatable", "Error", "Hashable", "Int",
    "Never",
    "Optional", "Result", "Sendable", "Set", "Shared", "String", "Task", "URL", "UUID",
    "Suite", "Tag", "Test", "Testing", "HeadgateTesting",
    "Foundation", "Observation", "Swift", "XCTest",
  ]

  /// The keywords that such names can be, and the names that the text of a feature uses.
  private static let reservedProperties: Set<String> = [
    "as", "actor", "await", "body", "break", "case", "catch", "class", "clock", "continue", "count", "default", "defer",
    "deinit", "delegate", "do", "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "interface", "internal", "is", "isWaiting", "let", "nil", "operator", "precedencegroup",
    "private",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws",
    "true", "try", "typealias", "var", "view", "where", "while",
  ]
}
