import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces spellings of effects that have one other spelling.
  static let effectSpellings = MigrationStep(
    "effect-spellings",
    edits: { file, code in
      let calls = file.nodes(FunctionCallExprSyntax.self)
      return calls.compactMap { sentValue($0, code) } + calls.compactMap(cancelID)
        + file.nodes(AwaitExprSyntax.self).compactMap(synchronousCancel)
    },
    manualChanges: { file, code in
      file.nodes(FunctionCallExprSyntax.self).compactMap { call in
        oldEffect(call, code).map { ManualChange(step: "effect-spellings", range: call.nameBytes, advice: $0) }
      }
    }
  )

  /// `Effect(value: action)` is `Effect.send(action)`, and `.init(value: action)` is `.send(action)`.
  private static func sentValue(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> Fix.Edit? {
    guard call.arguments.count == 1, let value = call.argument("value"), call.trailingClosure == nil,
      call.effectInitializer(code) == .effect
    else { return nil }
    let type = call.name == "init" ? call.base?.bytes.end ?? call.bytes.offset : call.calledExpression.bytes.end
    return .replacing(from: type, to: value.expression.bytes.offset, with: ".send(")
  }

  /// A type as a cancel ID is the identifier of the type.
  private static func cancelID(_ call: FunctionCallExprSyntax) -> Fix.Edit? {
    let functions = ["cancel", "cancellable", "debounce", "throttle", "withTaskCancellation"]
    guard let name = call.name, functions.contains(name), let id = call.argument("id"),
      name != "cancel" || call.isEffect(named: "cancel") || call.base?.nameText == "Task",
      let type = id.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self", type.base != nil
    else { return nil }
    return type.replaced(by: "ObjectIdentifier(\(type.trimmedDescription))")
  }

  /// `Task.cancel(id:)` is synchronous.
  private static func synchronousCancel(_ expression: AwaitExprSyntax) -> Fix.Edit? {
    guard let call = expression.expression.as(FunctionCallExprSyntax.self), call.name == "cancel",
      call.base?.nameText == "Task", call.argument("id") != nil
    else { return nil }
    return .removing(from: expression.bytes.offset, to: call.bytes.offset)
  }
}
