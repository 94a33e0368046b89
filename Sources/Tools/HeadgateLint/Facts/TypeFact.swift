/// A declaration of a type, or an extension.
package struct TypeFact: Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case `struct`, `enum`, `class`, `actor`, `protocol`, `extension`
  }

  package var kind: Kind
  /// The names of the types around it, and its own name. An extension has the path of the extended type.
  package var path: [String]
  /// The range of the name.
  package var range: SourceRange
  package var inherited: [TypeShape]
  /// The range from the colon to the end of the inheritance clause.
  package var inheritanceRange: SourceRange?
  package var attributes: [AttributeFact]
  package var genericParameters: [String]
  /// Whether a generic parameter must be a reducer.
  package var isGenericOverReducers: Bool
  /// Whether the declaration is inside of another declaration.
  package var isNested: Bool
  /// Whether other modules can use the type.
  package var isPublic: Bool
  /// Whether only this file can use the type.
  package var isPrivate: Bool
  package var cases: [CaseFact] = []
  package var properties: [PropertyFact] = []
  /// The names of its methods.
  package var methods: Set<String> = []
  /// How the conformances of an enum reducer move to an extension; nil for other types, and when they cannot move.
  package var conformanceMove: ConformanceMove?

  /// The types of the standard library that can be the raw type of an enum.
  static let rawTypes: Set<String> = [
    "Character", "Double", "Float", "Float16", "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "StaticString",
    "String", "Substring", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  package var name: String { path.last ?? "" }

  /// The names of the path without the module.
  package var fullName: String { path.drop { $0.hasPrefix("@") }.joined(separator: ".") }

  package func inherits(_ name: String) -> Bool {
    inherited.contains { $0.name == name }
  }

  package func has(_ attribute: String) -> Bool {
    attributes.contains { $0.name == attribute }
  }

  /// Whether the declaration says that it is a reducer.
  package var isReducer: Bool {
    guard kind != .protocol, kind != .extension else { return false }
    return has("Reducer") || inherits("Reducer") || inherits("ReducerOf") || inherits("ReducerProtocol")
      || inherits("ReducerProtocolOf")
  }
}

/// An attribute of a declaration.
package struct AttributeFact: Codable, Sendable {
  package let name: String
  /// The name of the type in `@ViewAction(for: Login.self)`.
  package let typeArgument: [String]
}

/// A case of an enum.
package struct CaseFact: Codable, Sendable {
  package struct Value: Codable, Sendable {
    package let label: String?
    package let type: TypeShape
    /// The type as it is written.
    package let text: String
  }

  package let name: String
  package let range: SourceRange
  /// The start of the declaration.
  package let start: Int
  /// The place of the declaration in its line.
  package let line: DeclarationLine
  package let values: [Value]
  package let isDocumented: Bool
  /// The names after `- Parameter` in its documentation.
  package let documentedParameters: [String]
  /// The lines of the documentation comment, without the marks of the comment.
  package let documentation: [String]

  /// The text of the declaration with its comments; nil when it cannot be moved alone, or the enum has no actions.
  package let movable: MovableText?

  /// A part of a file that can be moved.
  package struct MovableText: Codable, Sendable {
    package let range: SourceRange
    package let text: String
  }

  /// Whether the name starts with an underscore.
  package var isUnderscored: Bool { name.hasPrefix("_") }
}

/// A property of a type.
package struct PropertyFact: Codable, Sendable {
  package let name: String
  package let range: SourceRange
  package let isMutable: Bool
  /// The range of `var` or `let`.
  package let specifier: SourceRange
  package let isStatic: Bool
  package let isComputed: Bool
  /// The written type, or the type whose initializer gives the value.
  package let type: TypeShape?
  package let hasValue: Bool
  /// Whether the property has `willSet` or `didSet`, or a modifier such as `lazy` and `private(set)`.
  package let hasObservers: Bool
  package let attributes: [String]

  /// Whether the property is stored in each value.
  package var isStored: Bool { !isStatic && !isComputed }
}
