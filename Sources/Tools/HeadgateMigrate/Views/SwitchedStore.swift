import SwiftSyntax

/// The store of a `SwitchStore`, or of the elements of a `NavigationStackStore`.
struct SwitchedStore {
  /// The spelling of the store; nil for an element of a stack, which is the parameter of a closure.
  let text: String?
  let feature: StoreFeature
  /// The path of a stack.
  let scope: ViewedScope?
}

extension SwitchedStore {
  init?(_ call: FunctionCallExprSyntax, _ code: PackageCode) {
    guard let argument = call.arguments.first, argument.label == nil else { return nil }
    let scope = ViewedScope(argument.expression, code)
    let isStack = call.calledExpression.nameText == "NavigationStackStore"
    if !isStack, let store = ViewedStore(argument.expression, code) {
      self.init(text: store.name, feature: store.feature, scope: nil)
    } else if let scope, let child = scope.child(code) {
      self.init(text: isStack ? nil : scope.text, feature: child, scope: scope)
    } else {
      return nil
    }
  }
}
