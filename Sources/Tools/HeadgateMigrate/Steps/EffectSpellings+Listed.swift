import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// The functions that create effects and that Headgate does not have, with their labels and what to write.
  private static let oldEffects: [(name: String, labels: [String], advice: String)] = [
    (
      "catching", [],
      "Write '.run { send in … }', and catch the error in it: 'await send(.loaded(Result { try await … }))'."
    ),
    ("failing", ["_"], "Write '.run { _ in reportIssue(…) }'."),
    ("result", [], "Write '.run { send in await send(…) }'."),
    (
      "timer", ["id", "every"],
      "Write '.run { send in for await _ in clock.timer(interval: …) { await send(…) } }.cancellable(id: …)'."
    ),
    ("unimplemented", ["_"], "Write '.run { _ in reportIssue(…) }'."),
  ]

  /// Returns what to write for a call that creates an effect in a form that is not changed.
  static func oldEffect(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> String? {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    switch labels {
    case ["error"]:
      let context = call.effectInitializer(code)
      return context == .effect ? "Write '.run { send in … }': an effect has no failure, so send the error." : nil
    case ["value"]:
      // Other types have such an initializer, too; their values are rarely cases.
      let isCase = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base == nil
      guard isCase, call.arguments.first?.expression.is(MemberAccessExprSyntax.self) == true || call.hasCaseAsValue,
        call.effectInitializer(code) == .unknown
      else { return nil }
      return "If it is an effect, write '.send(…)'."
    default: break
    }
    let old = oldEffects.first { $0.name == call.name && Array(labels.prefix($0.labels.count)) == $0.labels }
    guard let old, call.isEffect(named: old.name), !code.declaresStaticFunction(old.name),
      !old.labels.isEmpty || (labels.isEmpty && call.trailingClosure != nil)
    else { return nil }
    let context = call.base == nil ? EffectContext(of: call, code) : .effect
    switch context {
    case .effect: return old.advice
    case .unknown: return "If it is an effect, w" + old.advice.dropFirst()
    case .other: return nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the only argument is a case with values, such as `.loaded(1)`.
  fileprivate var hasCaseAsValue: Bool {
    arguments.first?.expression.as(FunctionCallExprSyntax.self)?.isImplicitMember ?? false
  }

  /// Whether the call is an initializer of an effect: `Effect(…)`, `Effect.init(…)`, or `.init(…)` where an effect is needed.
  func effectInitializer(_ code: PackageCode) -> EffectContext {
    if name == "init", isImplicitMember { return EffectContext(of: self, code) }
    let type = name == "init" ? base : calledExpression
    let generic = type?.as(GenericSpecializationExprSyntax.self)?.expression ?? type
    if let member = generic?.as(MemberAccessExprSyntax.self) {
      return member.isInFramework && EffectContext.effects.contains(member.declName.baseName.text) ? .effect : .other
    }
    guard let reference = generic?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return .other }
    return EffectContext.effects.contains(reference) && !code.declaresType(reference) ? .effect : .other
  }
}
