import SwiftSyntax

extension FactCollector {
  /// Records the action or the store that a constant contains.
  func collectConstant(_ name: String, _ type: TypeShape?, _ value: ExprSyntax) {
    if let store = scopedStore(value) {
      stores[stores.count - 1][name] = store
    } else if var path = ActionPath(value) {
      if path.root == .own, let type { path.root = .typed(type) }
      guard case .typed(let root) = path.root, root.path.contains(where: { $0.hasSuffix("Action") }) else { return }
      constants[constants.count - 1][name] = path
    }
  }

  /// Returns the action that a constant contains.
  func constant(_ expression: ExprSyntax) -> ActionPath? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return nil }
    for scope in constants.reversed() {
      if let path = scope[name] { return path }
    }
    return nil
  }

  /// Returns the store that a name stands for, when a closure or a constant has it.
  func store(named name: String) -> StoreReference? {
    for (stores, names) in zip(stores, scopes).reversed() {
      if let store = stores[name] { return store }
      // A parameter hides a store with the same name.
      if names[name] != nil { return nil }
    }
    return nil
  }

  /// Returns the store of a child: `store.scope(state: \.rows, action: \.rows)`.
  func scopedStore(_ expression: ExprSyntax) -> StoreReference? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let scope = call.scopedAction else { return nil }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let outer = receiver(base)
    return StoreReference(name: outer.name, type: outer.type, components: outer.components + scope.components)
  }

  /// Records the store that is the parameter of a closure: `ForEach(store.scope(…)) { row in … }`.
  func collectStoreParameter(of closure: ClosureExprSyntax) {
    guard let call = closure.callAround, let argument = call.arguments.first?.expression,
      let store = scopedStore(argument)
    else { return }
    let function =
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    var components = store.components
    if ["ForEach", "List", "ForEachStore"].contains(function), let last = components.last {
      let end = SourceRange(offset: last.range.end, length: 0)
      components.append(PathComponent(name: "element", range: end))
    }
    stores[stores.count - 1][closure.parameterNames.first ?? "$0"] = StoreReference(
      name: store.name,
      type: store.type,
      components: components
    )
  }

  /// Returns the property or the type that identifies a store, and the cases from its action to the sent action.
  func receiver(_ store: ExprSyntax?) -> StoreReference {
    guard let name = store?.storeName else { return StoreReference(name: nil, type: nil, components: []) }
    let scope = store?.as(FunctionCallExprSyntax.self)?.scopedAction?.components ?? []
    if let known = self.store(named: name) {
      return StoreReference(name: known.name, type: known.type, components: known.components + scope)
    }
    guard let hidden = subject(named: name) else { return StoreReference(name: name, type: nil, components: scope) }
    if case .typed(let type) = hidden.root { return StoreReference(name: nil, type: type, components: scope) }
    // The parameter of `WithViewStore` observes the store of the view.
    return StoreReference(name: name == "viewStore" ? name : nil, type: nil, components: scope)
  }
}

extension ClosureExprSyntax {
  /// The call that the closure is passed to.
  fileprivate var callAround: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    return parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether the expression names a store: its last name ends in "store", or it scopes one.
  var isStore: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.scopedAction != nil }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.isStore }
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name?.lowercased().hasSuffix("store") ?? false
  }

  /// The name of the store that the expression starts with: `store` in `self.store.scope(…)`.
  fileprivate var storeName: String? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.storeName
    }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.storeName }
    let member = self.as(MemberAccessExprSyntax.self)?.declName
    let name = (self.as(DeclReferenceExprSyntax.self) ?? member)?.baseName.plainText
    return name.map { $0.hasPrefix("$") && $0.last?.isLetter == true ? String($0.dropFirst()) : $0 }
  }

  /// Whether the expression is a name, a property of `self`, or one of them behind `?`.
  var isName: Bool {
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.isName }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName { return !name.startsLikeType }
    let base = self.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
    return base?.baseName.tokenKind == .keyword(.self)
  }
}

extension FunctionCallExprSyntax {
  /// The path to the action in `store.scope(state: \.child, action: \.child)`.
  var scopedAction: ActionPath? {
    guard calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "scope" else { return nil }
    return arguments.first { $0.label?.text == "action" }.flatMap { ActionPath(keyPath: $0.expression) }
  }
}
