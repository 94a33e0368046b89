import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Lists the names of ReSwift that `HeadgateUDF` does not have.
  static let openActions = MigrationStep(
    "open-actions",
    in: .openActions,
    manualChanges: { file, code in
      let types = file.nodes(IdentifierTypeSyntax.self).compactMap { type -> ManualChange? in
        guard let advice = oldTypes[type.name.text], !code.declaresType(type.name.text) else { return nil }
        return ManualChange(step: "open-actions", range: type.bytes, advice: advice)
      }
      let calls = file.nodes(FunctionCallExprSyntax.self).compactMap { call -> ManualChange? in
        guard let name = call.name, call.base != nil, call.arguments.count == 1, call.arguments.first?.label == nil,
          let advice = oldMembers[name], !code.declaresFunction(name), !call.passesType
        else { return nil }
        return ManualChange(step: "open-actions", range: call.nameBytes, advice: advice)
      }
      let stores = file.nodes(FunctionCallExprSyntax.self).compactMap { call -> ManualChange? in
        guard call.name == "Store", call.arguments.first?.label?.text == "reducer" else { return nil }
        let advice = "Write 'Store(state: AppState(), reducer: appReducer)'."
        return ManualChange(step: "open-actions", range: call.nameBytes, advice: advice)
      }
      return types + calls + stores
    }
  )

  private static let oldTypes = [
    "Middleware": "Write a 'SideEffectReducer' for side effects, and 'store.onAction' to observe actions.",
    "StoreSubscriber": "Write 'store.observe { state in … }.dispose(on: disposer)', or a 'ViewComponent' with props.",
  ]

  private static let oldMembers = [
    "subscribe": "Write 'store.observe { state in … }.dispose(on: disposer)'.",
    "unsubscribe": "Dispose of the result of 'observe': 'disposer.dispose()'.",
  ]
}

extension FunctionCallExprSyntax {
  /// Whether the argument is a type, as in the `subscribe(Message.self)` of an event bus. ReSwift subscribes objects.
  fileprivate var passesType: Bool {
    arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self"
  }
}
