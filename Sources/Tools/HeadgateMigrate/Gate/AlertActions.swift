import HeadgateLint
import SwiftSyntax

/// The features whose actions the buttons of alerts send: by the types of the properties that hold the alerts.
struct AlertActions {
  let files: GateFiles
  let module: String

  /// Returns the feature of a button: `Login` in `state.alert = AlertState { … } actions: { ButtonState(action: .closed) }`,
  /// if the state of the feature declares `var alert: AlertState<Login.Action>?`.
  func feature(of button: FunctionCallExprSyntax) -> Int? {
    guard let property = button.assignedProperty, let around = files.target.feature(around: button.contextPath(module)),
      let state = files.target.types.find(["State"], from: files.target.features[around].path)
    else { return nil }
    let declared = files.target.declarations(of: state).flatMap(\.properties).first { $0.name == property }
    guard var type = declared?.type else { return nil }
    if type.name == "Optional", let value = type.arguments.first { type = value }
    guard ["AlertState", "ConfirmationDialogState"].contains(type.name ?? ""), let action = type.arguments.first?.path
    else { return nil }
    return files.feature(ofAction: action, from: files.target.types.entries[state].path)
  }
}

extension FunctionCallExprSyntax {
  /// The property of `state` to which the alert around the button is assigned.
  fileprivate var assignedProperty: String? {
    var node = parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self),
        ["AlertState", "ConfirmationDialogState"].contains(call.calledExpression.typePath?.last ?? "")
      {
        guard let elements = call.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
          elements[1].is(AssignmentExprSyntax.self), elements[2].id == ExprSyntax(call).id,
          let member = elements[0].as(MemberAccessExprSyntax.self),
          member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "state"
        else { return nil }
        return member.declName.baseName.plainName
      }
      if current.is(MemberBlockSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }
}
