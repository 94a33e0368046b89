import SwiftSyntax

/// A call of `WithViewStore` whose store, observed value and closure are known.
struct ViewStoreCall {
  /// What the view store observes.
  enum Observed {
    /// A property of the state; the state itself for an empty path.
    case path([String])
    /// A struct with copies of properties.
    case copy(ViewStateCopy)
  }

  let closure: ClosureExprSyntax
  /// The name of the view store.
  let name: String
  let store: ViewedStore
  let observed: Observed
  /// The cases around each action that is sent: `send: Feature.Action.view`.
  let sentCases: [String]

  init?(_ call: FunctionCallExprSyntax, in view: StructDeclSyntax, _ code: PackageCode) {
    guard let first = call.arguments.first, first.label == nil, call.additionalTrailingClosures.isEmpty,
      let closure = call.trailingClosure ?? call.argument("content")?.expression.as(ClosureExprSyntax.self),
      closure.parameterNames.count <= 1, closure.signature?.capture == nil,
      closure.signature?.returnClause == nil, !closure.statements.isEmpty,
      call.arguments.dropFirst().allSatisfy({
        ["content", "observe", "removeDuplicates", "send"].contains($0.label?.text)
      })
    else { return nil }
    // The fields of a store are compared by `==`. Another comparison hides changes.
    if let comparison = call.argument("removeDuplicates"), comparison.expression.trimmedDescription != "==" {
      return nil
    }
    var base = first.expression
    var observe = call.argument("observe")?.expression
    // Until 2022, a scope without an action was the value to observe.
    if observe == nil, let scope = base.as(FunctionCallExprSyntax.self), scope.name == "scope", let store = scope.base,
      scope.trailingClosure == nil, scope.arguments.map({ $0.label?.text }) == ["state"]
    {
      observe = scope.arguments.first?.expression
      base = store
    }
    guard let store = ViewedStore(base, code), store.feature.state.isObservable else { return nil }
    if let observe {
      guard let observed = Self.observed(observe, in: view) else { return nil }
      self.observed = observed
    } else {
      observed = .path([])
    }
    if let send = call.argument("send")?.expression {
      guard let name = send.writtenPath?.last ?? send.as(ClosureExprSyntax.self)?.nameOfEmbeddingCase,
        store.feature.action?.declaredCase(name)?.labels == ["_"]
      else { return nil }
      sentCases = [name]
    } else {
      sentCases = []
    }
    self.closure = closure
    self.name = closure.parameterNames.first ?? "$0"
    self.store = store
  }

  private static func observed(_ expression: ExprSyntax, in view: StructDeclSyntax) -> Observed? {
    if expression.isIdentity { return .path([]) }
    if let names = expression.namesOfPath(withOptionals: false) { return .path(names) }
    return ViewStateCopy(expression, in: view).map { .copy($0) }
  }

  /// The uses of the view store; nil if the name can mean something else.
  var references: [DeclReferenceExprSyntax]? {
    guard name.hasPrefix("$") || !closure.isLocalVariable(name),
      !closure.descendants(ClosureCaptureSyntax.self).contains(where: { $0.name.text == name })
    else { return nil }
    let references = closure.descendants(DeclReferenceExprSyntax.self).filter { reference in
      reference.baseName.text == name && reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        && reference.closure(declaring: name)?.id == closure.id
    }
    // Such a closure is on no actor, and a store is on the main actor. A view store was on none before 2023.
    return references.contains(where: { $0.isInDetachedClosure(inside: closure) }) ? nil : references
  }

  /// The path of a property of the observed value in the state; nil if it is not known.
  func statePath(_ names: [String]) -> [String]? {
    switch observed {
    case .path(let path): return path + names
    case .copy(let copy):
      guard let first = names.first, let path = copy.paths[first] else { return nil }
      return path + names.dropFirst()
    }
  }

  /// The spelling of a value of the state.
  func read(_ path: [String]) -> String {
    guard let first = path.first, !Self.members.contains(first) else {
      return (["\(store.name).state"] + path).joined(separator: ".")
    }
    return ([store.name] + path).joined(separator: ".")
  }

  /// The members of a store itself: a property of the state with such a name is read from `store.state`.
  static let members: Set<String> = [
    "addObserver", "case", "debugDescription", "events", "hash", "hashValue", "id", "observe", "onAction", "scope",
    "send",
    "state", "withState",
  ]

  /// The spelling of an action to send.
  func sent(_ action: String) -> String { sentCases.reversed().reduce(action) { ".\($1)(\($0))" } }
}

extension SyntaxProtocol {
  /// Whether a closure inside of another one, around the node, runs outside of the main actor.
  fileprivate func isInDetachedClosure(inside outer: ClosureExprSyntax) -> Bool {
    let closures = ancestors.prefix { $0.id != outer.id }.compactMap { $0.as(ClosureExprSyntax.self) }
    return closures.contains { closure in
      guard let called = closure.call?.calledExpression.writtenPath else { return false }
      return called == ["Task", "detached"] || called.first == "DispatchQueue" || called.first == "Timer"
    }
  }
}

extension ExprSyntax {
  /// Whether the expression is `{ $0 }` or `\.self`.
  var isIdentity: Bool {
    if self.is(KeyPathExprSyntax.self) { return trimmedDescription == "\\.self" }
    guard let closure = self.as(ClosureExprSyntax.self) else { return false }
    return closure.signature == nil && closure.onlyExpression?.trimmedDescription == "$0"
  }
}

extension ClosureExprSyntax {
  /// The name of the case in `{ .name($0) }` or `{ Feature.Action.name($0) }`.
  var nameOfEmbeddingCase: String? {
    guard signature == nil, let call = onlyExpression?.as(FunctionCallExprSyntax.self), call.isCase,
      call.trailingClosure == nil, call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
      only.expression.trimmedDescription == "$0"
    else { return nil }
    return call.name
  }
}
