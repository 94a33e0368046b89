import HeadgateSyntax
import SwiftSyntax

/// Finds operators whose state and action do not belong together: `ifLet` on a plain optional with a `PresentationAction`.
///
/// An operator is checked if it names a property and a case that this reducer declares.
struct ChildOperators {
  let violations: [HeadgateDiagnostic]

  init(_ operators: [FunctionCallExprSyntax], of reducer: ReducerDeclaration, cases: ChildActions) {
    guard !cases.isEmpty, reducer.states.count == 1, let state = reducer.states[0].as(StructDeclSyntax.self) else {
      violations = []
      return
    }
    violations = operators.compactMap { ChildOperator($0, in: state, cases: cases)?.violation }
  }
}

/// An operator on a child: `ifLet` or `forEach`.
struct ChildOperator {
  let name: String
  let state: KeyPathExprSyntax
  /// Whether the state is the projection of a property: `\.$child`.
  let isProjection: Bool
  let property: StoredProperty
  let caseName: String
  let payload: ChildActions.Case
  /// The type that the closure creates: `{ Child() }`. Only together with it, the name `Child.Action` is known to be no other type.
  private let created: String?

  init?(_ call: FunctionCallExprSyntax, in structure: StructDeclSyntax, cases: ChildActions) {
    guard let name = call.operatorName, ["ForEachElement", "IfLet", "forEach", "ifLet"].contains(name),
      let first = call.arguments.first, first.label == nil, let state = first.expression.as(KeyPathExprSyntax.self),
      let stateName = state.onlyProperty,
      let action = call.arguments.first(where: { $0.label?.text == "action" })?.expression.as(KeyPathExprSyntax.self),
      let caseName = action.onlyProperty, let payload = cases[caseName]
    else { return nil }
    let isProjection = stateName.hasPrefix("$")
    let propertyName = isProjection ? String(stateName.dropFirst()) : stateName
    // Members inside of an `#if` are not considered: they can be declared in several branches.
    let properties = structure.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap(StoredProperty.all(in:))
    guard let property = properties.first(where: { $0.plainName == propertyName }) else { return nil }
    self.name = name
    self.state = state
    self.isProjection = isProjection
    self.property = property
    self.caseName = caseName
    self.payload = payload
    created = call.trailingClosure?.createdType
  }

  var violation: HeadgateDiagnostic? {
    name == "ifLet" || name == "IfLet" ? violationOfOptional : violationOfElements
  }

  private var isPresented: Bool { property.declaration.attributes.has("Presents") }

  private var violationOfOptional: HeadgateDiagnostic? {
    switch payload.action {
    case .plain(let child) where isPresented:
      return created == child.trimmedDescription ? .presentedByPlainAction(self, child: child) : nil
    case .presented where isPresented: return isProjection ? nil : .presentedWithoutProjection(self)
    // Another attribute can be a property wrapper, whose values are unknown.
    case .plain, .presented:
      guard property.declaration.attributes.isEmpty else { return nil }
      if let child = property.childOfPlainState { return created == child ? .childNotOptional(self) : nil }
      if case .plain = payload.action, !isProjection { return nil }
      return property.isOptional ? .childNotPresented(self) : nil
    case .identified, .stack: return nil
    }
  }

  private var violationOfElements: HeadgateDiagnostic? {
    if let array = property.binding.typeAnnotation?.type.as(ArrayTypeSyntax.self) { return .rowsInAnArray(self, array) }
    guard case .plain(let child) = payload.action, created == child.trimmedDescription else { return nil }
    return .rowsByPlainAction(self, child: child)
  }
}

extension StoredProperty {
  /// The feature `Child` of a value that is written as its state, not as an optional: `Child.State` or `Child.State()`.
  fileprivate var childOfPlainState: String? {
    if let type {
      guard let member = type.as(MemberTypeSyntax.self), member.name.text == "State" else { return nil }
      return member.baseType.trimmedDescription
    }
    guard
      let called = initialValue?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.baseName.text == "State", let base = called.base, base.is(DeclReferenceExprSyntax.self)
    else { return nil }
    return base.trimmedDescription
  }

  /// Whether the type is written as an optional.
  fileprivate var isOptional: Bool {
    type?.is(OptionalTypeSyntax.self) == true || type?.lastComponentName == "Optional"
  }
}

extension ClosureExprSyntax {
  /// The type of the value that the closure creates, if it does nothing else.
  fileprivate var createdType: String? {
    guard statements.count == 1, case .expr(let expression)? = statements.first?.item else { return nil }
    return expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called function or type.
  fileprivate var operatorName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension KeyPathExprSyntax {
  /// The name of the only component of a key path without a root.
  fileprivate var onlyProperty: String? {
    guard root == nil, components.count == 1, case .property(let property)? = components.first?.component else {
      return nil
    }
    return property.declName.baseName.text
  }
}
