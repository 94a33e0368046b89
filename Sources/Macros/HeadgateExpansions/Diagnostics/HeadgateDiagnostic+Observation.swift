import HeadgateSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension HeadgateDiagnostic {
  static func observableStateNotAValue(_ attribute: AttributeSyntax, type: TypeDeclaration) -> Self {
    let isReference = type.kind == .class || type.kind == .actor
    return Self(
      .observableStateNotAValue,
      at: attribute,
      """
      '@ObservableState' belongs on a struct or an enum, and '\(type.name)' is \(type.kind.withArticle). \
      A state is a value: a store has to see every change of it. Make it a struct.
      """,
      fixIts: [isReference ? .makeStruct(type) : .remove(attribute)]
    )
  }

  static func observableOnState(_ attribute: AttributeSyntax) -> Self {
    Self(
      .observableOnState,
      at: attribute,
      "'@Observable' is for classes. '@ObservableState' makes the same of a state. Remove '@Observable'.",
      fixIts: [.remove(attribute)]
    )
  }

  static func foreignMark(_ attribute: AttributeSyntax) -> Self {
    let isIgnored = attribute.name == "ObservationIgnored"
    let fixIt: HeadgateFixIt =
      isIgnored
      ? .replace(
        attribute.attributeName,
        with: TypeSyntax("ObservationStateIgnored"),
        "Write '@ObservationStateIgnored'"
      )
      : .remove(attribute)
    return Self(
      .foreignMark,
      at: attribute,
      """
      '@\(attribute.name)' is for classes with '@Observable'. \
      \(isIgnored ? "In a state write '@ObservationStateIgnored'." : "In a state every property is tracked. Remove it.")
      """,
      fixIts: [fixIt]
    )
  }

  static func lazyInState(_ modifier: DeclModifierSyntax, declaration: VariableDeclSyntax) -> Self {
    Self(
      .lazyInState,
      at: modifier,
      """
      A 'lazy' property cannot be tracked: reading it would change the state. \
      Give it a value at once, make it computed, or mark it with '@ObservationStateIgnored'.
      """,
      fixIts: [.ignore(declaration)]
    )
  }

  static func wrapperInState(_ attribute: AttributeSyntax, declaration: VariableDeclSyntax) -> Self {
    Self(
      .wrapperInState,
      at: attribute,
      """
      A property with '@\(attribute.name)' cannot be tracked: its value is kept by the wrapper. \
      Mark it with '@ObservationStateIgnored', or keep the value in a plain property and wrap it where it is used.
      """,
      fixIts: [.ignore(declaration)]
    )
  }

  /// `@Redacted` in a state, where the type does what the wrapper does elsewhere.
  static func redactedInState(_ attribute: AttributeSyntax, declaration: VariableDeclSyntax) -> Self {
    Self(
      .redactedInState,
      at: attribute,
      """
      A property with the wrapper '@Redacted' cannot be tracked. In a state write the type: \
      'var password: Redacted<String>', or 'var password = Redacted("")'.
      """,
      fixIts: StoredProperty.all(in: declaration).count == 1 ? [.writeRedactedType(attribute, declaration)] : []
    )
  }

  static func severalInOne(_ declaration: VariableDeclSyntax) -> Self {
    let properties = StoredProperty.all(in: declaration)
    let names = properties.map { "'\($0.plainName)'" }.joined(separator: " and ")
    return Self(
      .severalInOne,
      at: declaration.bindings,
      """
      \(names) stand in one declaration, and Swift attaches what tracks a property to a declaration of one property \
      only. Give each a declaration of its own.
      """,
      fixIts: [.replace(declaration, with: declaration.separated(properties), "Give each a declaration of its own")]
    )
  }

  static func patternInState(_ pattern: PatternSyntax) -> Self {
    Self(
      .patternInState,
      at: pattern,
      """
      The properties of '\(pattern.trimmedDescription)' are made by taking a tuple apart and cannot be tracked. \
      Give each a declaration of its own.
      """
    )
  }
}

extension HeadgateFixIt {
  fileprivate static func ignore(_ declaration: VariableDeclSyntax) -> Self {
    let mark = AttributeSyntax("@ObservationStateIgnored").with(\.trailingTrivia, .space)
    let bare = declaration.with(\.leadingTrivia, [])
    let marked = bare.with(\.attributes, [.attribute(mark)] + bare.attributes)
    return .replace(declaration, with: marked, "Mark it with '@ObservationStateIgnored'")
  }

  fileprivate static func writeRedactedType(_ attribute: AttributeSyntax, _ declaration: VariableDeclSyntax) -> Self {
    let bare = declaration.with(\.leadingTrivia, [])
    var typed = bare.with(\.attributes, bare.attributes.filter { $0.as(AttributeSyntax.self)?.name != attribute.name })
    if let binding = typed.bindings.first {
      let annotation = binding.typeAnnotation.map {
        TypeAnnotationSyntax(type: TypeSyntax(" Redacted<\($0.type.trimmed)>"))
      }
      let initializer = binding.initializer.map { $0.with(\.value, "Redacted(\($0.value.trimmed))") }
      typed.bindings = [
        binding
          .with(\.typeAnnotation, initializer != nil ? annotation?.with(\.trailingTrivia, .space) : annotation)
          .with(\.initializer, initializer)
      ]
    }
    return .replace(declaration, with: typed, "Write the type 'Redacted'")
  }
}

extension VariableDeclSyntax {
  /// Returns one declaration per property, as source that replaces this declaration.
  fileprivate func separated(_ properties: [StoredProperty]) -> DeclSyntax {
    let indentation = leadingTrivia.pieces.reversed().prefix { !$0.isNewline }.reversed()
    let head = with(\.leadingTrivia, []).with(\.bindings, []).trimmedDescription
    let lines = properties.map { property in
      let type = property.type.map { ": \($0)" } ?? ""
      let value = property.initialValue.map { " = \($0)" } ?? ""
      return "\(head) \(property.name)\(type)\(value)"
    }
    return DeclSyntax(stringLiteral: lines.joined(separator: "\n" + Trivia(pieces: indentation).description))
  }
}
