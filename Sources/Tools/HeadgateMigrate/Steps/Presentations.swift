import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces the modifiers of views with a label `store:` by those with a binding.
  static let presentations = MigrationStep(
    "presentations",
    edits: { file, code in
      let presentations = file.nodes(FunctionCallExprSyntax.self).compactMap { Presentation($0, code) }
      let edits = presentations.map(\.edit) + presentations.flatMap(\.property.bindableEdits)
      // Several presentations need one property.
      return edits.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    },
    manualChanges: { file, code in
      file.nodes(FunctionCallExprSyntax.self).compactMap { call -> ManualChange? in
        guard call.isOldPresentation, let name = call.name, let label = Presentation.labels[name] else { return nil }
        let advice =
          "Write '.\(name)(\(label)$store.scope(state: \\.child, action: \\.child))', with '@Bindable var store'."
        return ManualChange(.view, step: "presentations", range: call.nameBytes, advice: advice)
      }
    }
  )
}

extension FunctionCallExprSyntax {
  /// Whether the call is a modifier with a store: `.sheet(store: …)`, or the older `.alert(…, dismiss: …)`.
  var isOldPresentation: Bool {
    guard Presentation.labels[name ?? ""] != nil, calledExpression.is(MemberAccessExprSyntax.self) else { return false }
    return arguments.first?.label?.text == "store" || arguments.map { $0.label?.text } == [nil, "dismiss"]
  }
}

/// A modifier such as `.sheet(store: store.scope(state: \.$child, action: \.child))`.
private struct Presentation {
  /// The modifiers, with the label of the binding.
  static let labels = [
    "alert": "", "confirmationDialog": "", "fullScreenCover": "item: ", "navigationDestination": "item: ",
    "popover": "item: ", "sheet": "item: ",
  ]

  let edit: Fix.Edit
  let property: StoreProperty

  /// - Returns: nil also for a scope whose paths are not written, or whose store can be another value.
  init?(_ call: FunctionCallExprSyntax, _ code: PackageCode) {
    guard let name = call.name, let label = Self.labels[name], call.calledExpression.is(MemberAccessExprSyntax.self),
      let first = call.arguments.first, first.label?.text == "store", let scope = ScopeCall(first.expression, code),
      var state = scope.presentedState
    else { return nil }
    var action = scope.action
    var end = first.expression.bytes.end
    if let caseOfState = call.argument("state") {
      guard call.arguments.map({ $0.label?.text }).prefix(3) == ["store", "state", "action"],
        let states = caseOfState.expression.stateNames(code), let argument = call.argument("action"),
        let actions = argument.expression.actionNames(code)
      else { return nil }
      state += (state.contains("?") ? "." : "?.") + states.joined(separator: ".")
      action += actions
      end = argument.expression.bytes.end
    }
    let paths = "state: \\.\(state), action: \\.\(action.joined(separator: "."))"
    edit = .replacing(
      from: first.bytes.offset,
      to: end,
      with: "\(label)$\(scope.property.name).scope(\(paths))"
    )
    property = scope.property
  }
}
