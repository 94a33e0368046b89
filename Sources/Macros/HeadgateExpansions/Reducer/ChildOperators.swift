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
    violations = operators.compactMap { one in
      ChildOperator(one, in: state, cases: cases)?.violation ?? Self.misspelling(in: one, of: state)
    }
  }

  /// Finds the misspelled projection of a presented property. Other properties can be declared elsewhere.
  private static func misspelling(in call: FunctionCallExprSyntax, of state: StructDeclSyntax) -> HeadgateDiagnostic? {
    guard let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self), let written = path.onlyProperty,
      written.hasPrefix("$"), !state.memberBlock.members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) })
    else { return nil }
    let properties = state.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    guard !properties.flatMap(StoredProperty.all(in:)).contains(where: { $0.plainName == written.dropFirst() }) else {
      return nil
    }
    let presented = properties.filter { $0.attributes.has("Presents") }.flatMap(StoredProperty.all(in:)).map(
      \.plainName
    )
    return Misspelling.likelyName(for: String(written.dropFirst()), in: presented)
      .map { .projectionOfUnknownProperty(path, written: written, likely: $0) }
  }
}

/// An operator on a child: `ifLet`, `forEach` or `Scope`.
struct ChildOperator {
  let name: String
  let state: KeyPathExprSyntax
  let action: KeyPathExprSyntax
  /// Whether the state is the projection of a property: `\.$child`.
  let isProjection: Bool
  let property: StoredProperty
  let caseName: String
  let payload: ChildActions.Case
  /// The type that the closure creates: `{ Child() }`. Only together with it, the name `Child.Action` is known to be no other type.
  private let created: String?
  /// The case that carries the action of the created feature.
  private let caseOfCreated: String?

  init?(_ call: FunctionCallExprSyntax, in structure: StructDeclSyntax, cases: ChildActions) {
    guard let name = call.operatorName, ["ForEachElement", "IfLet", "Scope", "forEach", "ifLet"].contains(name),
      let first = call.arguments.first, first.label?.text == (name == "Scope" ? "state" : nil),
      let state = first.expression.as(KeyPathExprSyntax.self),
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
    self.action = action
    self.isProjection = isProjection
    self.property = property
    self.caseName = caseName
    self.payload = payload
    created = call.trailingClosure?.createdType
    caseOfCreated = created.flatMap(cases.name(ofChild:))
  }

  var violation: HeadgateDiagnostic? {
    switch name {
    case "Scope": violationOfChild
    case "IfLet", "ifLet": violationOfChild ?? violationOfOptional
    default: violationOfElements
    }
  }

  /// The state and the reducer belong to one child, and the action belongs to another child.
  private var violationOfChild: HeadgateDiagnostic? {
    guard case .plain(let child) = payload.action, let created, created != child.trimmedDescription,
      property.childOfState == created, let caseOfCreated
    else { return nil }
    return .actionOfAnotherChild(self, created: created, case: caseOfCreated)
  }

  private var isPresented: Bool { property.declaration.attributes.has("Presents") }

  private var violationOfOptional: HeadgateDiagnostic? {
    switch payload.action {
    case .plain(let child) where isPresented:
      return created == child.trimmedDescription ? .presentedByPlainAction(self) : nil
    case .presented where isPresented: return isProjection ? nil : .presentedWithoutProjection(self)
    // Another attribute can be a property wrapper, whose values are unknown.
    case .plain, .presented:
      guard property.declaration.attributes.isEmpty else { return nil }
      if let child = property.childOfPlainState { return created == child ? .childNotOptional(self) : nil }
      if case .plain = payload.action, !isProjection { return nil }
      return property.isOptional ? .childNotPresented(self) : nil
    case .identified, .stack, .gate, .tuple: return nil
    }
  }

  private var violationOfElements: HeadgateDiagnostic? {
    if let array = property.binding.typeAnnotation?.type.as(ArrayTypeSyntax.self) { return .rowsInAnArray(self, array) }
    switch payload.action {
    case .plain(let child) where created == child.trimmedDescription: return .rowsByPlainAction(self, child: child)
    case .tuple(let child) where created == child.trimmedDescription: return .rowsByTuple(self, child: child)
    default: return nil
    }
  }
}

extension StoredProperty {
  /// The feature `Child` of a state or of an optional state.
  fileprivate var childOfState: String? {
    if let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType.as(MemberTypeSyntax.self) {
      return wrapped.name.text == "State" ? wrapped.baseType.trimmedDescription : nil
    }
    return childOfPlainState
  }

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
