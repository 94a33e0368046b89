import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces spellings of effects that have one other spelling.
  static let effectSpellings = MigrationStep(
    "effect-spellings",
    edits: { file, code in
      let calls = file.tree.descendants(FunctionCallExprSyntax.self)
      return calls.compactMap { sentValue($0, code) } + calls.compactMap(cancelID)
        + file.tree.descendants(AwaitExprSyntax.self).compactMap(synchronousCancel)
    }
  )

  /// `Effect(value: action)` is `Effect.send(action)`.
  private static func sentValue(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> Fix.Edit? {
    guard let type = call.name, ["Effect", "EffectPublisher", "EffectTask"].contains(type), call.base == nil,
      call.arguments.count == 1, let value = call.argument("value"), call.trailingClosure == nil,
      !code.declaresType(type)
    else { return nil }
    return .replacing(from: call.calledExpression.bytes.end, to: value.expression.bytes.offset, with: ".send(")
  }

  /// A type as a cancel ID is the identifier of the type.
  private static func cancelID(_ call: FunctionCallExprSyntax) -> Fix.Edit? {
    let functions = ["cancel", "cancellable", "debounce", "throttle", "withTaskCancellation"]
    guard let name = call.name, functions.contains(name), let id = call.argument("id"),
      name != "cancel" || call.isEffect(named: "cancel") || call.base?.trimmedDescription == "Task",
      let type = id.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self", type.base != nil
    else { return nil }
    return type.replaced(by: "ObjectIdentifier(\(type.trimmedDescription))")
  }

  /// `Task.cancel(id:)` is synchronous.
  private static func synchronousCancel(_ expression: AwaitExprSyntax) -> Fix.Edit? {
    guard let call = expression.expression.as(FunctionCallExprSyntax.self), call.name == "cancel",
      call.base?.trimmedDescription == "Task", call.argument("id") != nil
    else { return nil }
    return .removing(from: expression.bytes.offset, to: call.bytes.offset)
  }
}
