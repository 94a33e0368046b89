import SwiftSyntax

/// `store.scope(state:action:)` of a store in a view, also of a binding: `$store.scope(…)`.
struct ViewedScope {
  let store: ViewedStore
  /// The names in the path of the state. A name with a `$` is that of a presented child.
  let state: [String]
  let action: [String]
  /// The key path of the state, with the optionals in it; nil for a closure.
  private let statePath: String?

  init?(_ expression: ExprSyntax, _ code: PackageCode) {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.name == "scope", call.trailingClosure == nil,
      call.arguments.map({ $0.label?.text }) == ["state", "action"], let base = call.base,
      let store = ViewedStore(base, code) ?? Self.projectedStore(base, code),
      let state = call.argument("state")?.expression.namesOfPath(withOptionals: true),
      let action = call.argument("action")?.expression.actionNames(code)
    else { return nil }
    self.store = store
    self.state = state
    self.action = action
    statePath = call.argument("state")?.expression.as(KeyPathExprSyntax.self)?.trimmedDescription
  }

  /// The spelling of Headgate.
  var text: String { "\(store.name).scope(\(paths))" }

  var paths: String {
    let path = statePath ?? "\\." + state.joined(separator: ".")
    let actions = action + (isPresented ? ["presented"] : [])
    return "state: \(path.replacing("$", with: "")), action: \\.\(actions.joined(separator: "."))"
  }

  /// Whether the path has a `$`, so the action is that of a presentation.
  var isPresented: Bool { state.contains { $0.hasPrefix("$") } }

  func child(_ code: PackageCode) -> StoreFeature? {
    store.feature.child(state: state.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }, action: action, code)
  }

  /// `$store` is a binding of the property `store`.
  private static func projectedStore(_ base: ExprSyntax, _ code: PackageCode) -> ViewedStore? {
    guard let reference = base.as(DeclReferenceExprSyntax.self), reference.baseName.text.hasPrefix("$") else {
      return nil
    }
    return ViewedStore(named: String(reference.baseName.text.dropFirst()), at: base, code)
  }
}

extension ExprSyntax {
  /// The names in a key path of properties, or in a closure such as `{ $0.child }`; nil for other expressions.
  ///
  /// The path of a scope can contain optionals, as in `\.destination?.edit`.
  func namesOfPath(withOptionals: Bool) -> [String]? {
    if let path = self.as(KeyPathExprSyntax.self) {
      guard path.root == nil else { return nil }
      let components = path.components.lazy.filter {
        !withOptionals || !$0.component.is(KeyPathOptionalComponentSyntax.self)
      }
      let names = components.map { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text }
      return names.contains(nil) || names.isEmpty ? nil : names.compactMap { $0 }
    }
    guard let closure = self.as(ClosureExprSyntax.self), let names = closure.onlyExpression?.writtenPath,
      closure.signature == nil, names.first == "$0", names.count > 1
    else { return nil }
    return Array(names.dropFirst())
  }
}

extension ClosureExprSyntax {
  /// The expression that is the only statement.
  var onlyExpression: ExprSyntax? {
    guard statements.count == 1, case .expr(let expression) = statements.first?.item else { return nil }
    return expression
  }
}
