import HeadgateSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension HeadgateDiagnostic {
  static func childNotPresented(_ one: ChildOperator) -> Self {
    let name = one.property.plainName
    let reason =
      if case .presented = one.payload.action {
        "The case '\(one.caseName)' carries a 'PresentationAction', and the property '\(name)' is not presented."
      } else {
        "'\\.$\(name)' is the projection of a presented property, and the property '\(name)' is not presented."
      }
    let projection = one.isProjection ? [] : [FixIt.Change.projection(of: one)]
    return Self(
      .childNotPresented,
      at: one.state,
      "\(reason) Mark the property with '@Presents', and write '\\.$\(name)'.",
      fixIts: [
        HeadgateFixIt(message: "Mark '\(name)' with '@Presents'", changes: [.presents(one.property)] + projection)
      ]
    )
  }

  static func presentedByPlainAction(_ one: ChildOperator) -> Self {
    let new: TypeSyntax = "PresentationAction<\(one.payload.type.trimmed)>"
    let projection = one.isProjection ? [] : [FixIt.Change.projection(of: one)]
    return Self(
      .presentedByPlainAction,
      at: one.state,
      """
      The property '\(one.property.plainName)' has '@Presents', and the case '\(one.caseName)' carries a plain \
      '\(one.payload.type.trimmedDescription)', which cannot dismiss it. Write 'case \(one.caseName)(\(new))'\
      \(one.isProjection ? "" : ", and '\\.$\(one.property.plainName)'").
      """,
      fixIts: [HeadgateFixIt(message: "Write '\(new)'", changes: [.type(one.payload.type, new)] + projection)]
    )
  }

  static func presentedWithoutProjection(_ one: ChildOperator) -> Self {
    let name = one.property.plainName
    return Self(
      .presentedWithoutProjection,
      at: one.state,
      "The property '\(name)' has '@Presents'. An operator takes its projection: write '\\.$\(name)'.",
      fixIts: [HeadgateFixIt(message: "Write '\\.$\(name)'", changes: [.projection(of: one)])]
    )
  }

  static func childNotOptional(_ one: ChildOperator) -> Self {
    let name = one.property.plainName
    return Self(
      .childNotOptional,
      at: one.state,
      """
      'ifLet' runs a child on an optional state, and the property '\(name)' is not optional. Make the property optional, or \
      write 'Scope(state: \\.\(name), action: \\.\(one.caseName))' in the body.
      """
    )
  }

  static func rowsInAnArray(_ one: ChildOperator, _ array: ArrayTypeSyntax) -> Self {
    let new: TypeSyntax = "IdentifiedArrayOf<\(array.element.trimmed)>"
    return Self(
      .rowsInAnArray,
      at: array,
      """
      'forEach' finds an element by its id, and an array finds it by its index. Write '\(new)' for the property \
      '\(one.property.plainName)'.
      """,
      fixIts: [HeadgateFixIt(message: "Write '\(new)'", changes: [.type(TypeSyntax(array), new)])]
    )
  }

  static func rowsByPlainAction(_ one: ChildOperator, child: TypeSyntax) -> Self {
    let wrapping = one.property.isStack ? "StackActionOf" : "IdentifiedActionOf"
    let new: TypeSyntax = "\(raw: wrapping)<\(child.trimmed)>"
    return Self(
      .rowsByPlainAction,
      at: one.payload.type,
      """
      'forEach' needs the id of the element that receives an action, and '\(one.payload.type.trimmedDescription)' has none. \
      Write 'case \(one.caseName)(\(new))'.
      """,
      fixIts: [HeadgateFixIt(message: "Write '\(new)'", changes: [.type(one.payload.type, new)])]
    )
  }

  static func rowsByTuple(_ one: ChildOperator, child: TypeSyntax) -> Self {
    let wrapping = one.property.isStack ? "StackActionOf" : "IdentifiedActionOf"
    return Self(
      .rowsByTuple,
      at: one.payload.type,
      """
      'forEach' takes no tuple of an id and an action. Write 'case \(one.caseName)(\(wrapping)<\(child.trimmedDescription)>)'.
      """
    )
  }
}

extension StoredProperty {
  fileprivate var isStack: Bool {
    if let type { return type.lastComponentName == "StackState" }
    return initialValue?.firstToken(viewMode: .sourceAccurate)?.text == "StackState"
  }
}

extension FixIt.Change {
  /// Returns the change of `\.child` to `\.$child`.
  fileprivate static func projection(of one: ChildOperator) -> FixIt.Change {
    let new: ExprSyntax = "\\.$\(raw: one.property.plainName)"
    return .replace(oldNode: Syntax(one.state), newNode: Syntax(new))
  }

  /// Returns the change that marks a property with `@Presents`.
  fileprivate static func presents(_ property: StoredProperty) -> FixIt.Change {
    let old = property.declaration
    let attribute = AttributeSyntax("@Presents").with(\.leadingTrivia, old.leadingTrivia).with(\.trailingTrivia, .space)
    var new = old.with(\.leadingTrivia, [])
    new.attributes = [.attribute(attribute)] + new.attributes
    return .replace(oldNode: Syntax(old), newNode: Syntax(new))
  }

  fileprivate static func type(_ old: TypeSyntax, _ new: TypeSyntax) -> FixIt.Change {
    let new = new.with(\.leadingTrivia, old.leadingTrivia).with(\.trailingTrivia, old.trailingTrivia)
    return .replace(oldNode: Syntax(old), newNode: Syntax(new))
  }
}
