import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Lists the names of TCA that remain after the other steps, and that Headgate does not have.
  static let remainingNames = MigrationStep(
    "names",
    manualChanges: { file, code in
      let types = file.nodes(IdentifierTypeSyntax.self).filter { !code.declaresTopLevelType($0.name.text) }
        .compactMap { typeChange($0.name, $0.genericArgumentClause) }
      let qualified = file.nodes(MemberTypeSyntax.self).filter(\.isInFramework)
        .compactMap { typeChange($0.name, $0.genericArgumentClause) }
      let references = file.nodes(DeclReferenceExprSyntax.self).flatMap { referenceChanges($0, code) }
      let calls = file.nodes(FunctionCallExprSyntax.self).flatMap { callChanges($0, code) }
      return types + qualified + references + calls
    }
  )

  private static func change(_ node: some SyntaxProtocol, _ advice: String, isView: Bool = false) -> ManualChange {
    ManualChange(isView || isInView(node) ? .view : .required, step: "names", range: node.bytes, advice: advice)
  }

  private static func typeChange(_ name: TokenSyntax, _ clause: GenericArgumentClauseSyntax?) -> ManualChange? {
    // `ViewStore<Feature>` is the type of Headgate: that of TCA has the state and the action.
    if name.text == "ViewStore", clause?.arguments.count == 1 { return nil }
    if let advice = RemainingName.views[name.text] { return change(name, advice, isView: true) }
    if let advice = RemainingName.types[name.text] { return change(name, advice) }
    switch (name.text, clause?.arguments.count ?? 0) {
    case ("Reducer", 3): return change(name, RemainingName.environment)
    case ("Effect", 2): return change(name, RemainingName.failure)
    // A step replaces a type with its argument.
    case ("TaskResult", 0): return change(name, "Write 'Result<…, any Error>'.")
    default: return nil
    }
  }

  private static func referenceChanges(_ reference: DeclReferenceExprSyntax, _ code: PackageCode) -> [ManualChange] {
    let name = reference.baseName.text
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
    if let member, member.declName.id == reference.id {
      if name == "publisher", member.base != nil, member.parent?.is(FunctionCallExprSyntax.self) != true {
        return [change(reference, "Write 'observe', or 'Observations' of the module Observation.")]
      }
      if name.hasPrefix("$"), member.base?.nameText.hasSuffix("viewStore") == true {
        let advice = "Write '$store.\(name.dropFirst())', with '@Bindable var store'."
        return [change(reference, advice, isView: true)]
      }
      if member.isInFramework, let advice = RemainingName.types[name] { return [change(reference, advice)] }
      if member.isInFramework, let advice = RemainingName.views[name] {
        return [change(reference, advice, isView: true)]
      }
      guard name == "_current", member.base?.nameText == "DependencyValues" else { return [] }
      return [change(reference, "Write '@Dependency', such as '@Dependency(\\.context) var context'.")]
    }
    guard !code.declaresTopLevelType(name) else { return [] }
    // `ViewStore(store)` is the type of Headgate: that of TCA has `observe:`, also after the step of view stores.
    if name == "ViewStore", let call = reference.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.map({ $0.label?.text }) == [nil]
    {
      return []
    }
    if let advice = RemainingName.views[name] { return [change(reference, advice, isView: true)] }
    if let advice = RemainingName.types[name] { return [change(reference, advice)] }
    let arguments =
      reference.parent?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause.arguments.count ?? 0
    if name == "Reducer", arguments == 3 { return [change(reference, RemainingName.environment)] }
    if name == "Reducer", reference.parent?.is(FunctionCallExprSyntax.self) == true {
      return [change(reference, RemainingName.environment)]
    }
    if name == "Effect", arguments == 2 { return [change(reference, RemainingName.failure)] }
    return []
  }

  private static func callChanges(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> [ManualChange] {
    guard call.name != nil, let token = call.nameToken else { return [] }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let inView = viewChange(call, token, labels)
    let others = featureChanges(call, token, labels, code)
    // Only a listed call is looked up in its surroundings: for each call of a chain, they contain the rest of the chain.
    guard inView != nil || !others.isEmpty else { return [] }
    return isInView(call) ? inView.map { [$0] } ?? [] : others
  }

  /// The changes of a call outside of views.
  private static func featureChanges(
    _ call: FunctionCallExprSyntax,
    _ token: TokenSyntax,
    _ labels: [String],
    _ code: PackageCode
  ) -> [ManualChange] {
    let name = token.text
    let isMember = call.calledExpression.is(MemberAccessExprSyntax.self)
    if isMember, let advice = RemainingName.members[name] { return [change(token, advice)] }
    if labels.contains("environment") { return [change(token, RemainingName.environment)] }
    if ["Store", "TestStore"].contains(name), call.calledExpression.nameText == name,
      let reducer = call.argument("reducer"),
      !reducer.expression.is(ClosureExprSyntax.self), !code.declaresTopLevelType(name),
      // A store of open actions has a `state` and a reducer that is a value.
      call.argument("state") == nil
    {
      return [change(reducer, "Write the reducer in a closure: '\(name)(initialState: …) { Feature() }'.")]
    }
    if RemainingName.textStyles.contains(name), call.base?.rootCall?.name == "TextState" {
      return [
        change(
          token,
          "It exists where SwiftUI does. For other platforms, omit it, or write it inside of '#if canImport(SwiftUI)'."
        )
      ]
    }
    switch name {
    case "cancel" where labels == ["ids"]: return [change(token, "Write '.merge(ids.map { .cancel(id: $0) })'.")]
    case "receive" where call.argument("timeout")?.expression.is(IntegerLiteralExprSyntax.self) == true:
      return [change(token, "Omit 'timeout:'.")]
    case "animation" where call.isScheduler, "transaction" where call.isScheduler:
      return [change(token, RemainingName.animationOfScheduler)]
    case "binding" where isMember && call.base != nil && labels.isEmpty:
      return [change(token, "Write 'BindingReducer()' before the reducer.")]
    case "debounce" where labels.contains("scheduler") && labels.contains("id"),
      "throttle" where labels.contains("scheduler") && labels.contains("id"):
      return [change(token, "Omit 'scheduler:', and write a 'Duration': the time is that of '\\.continuousClock'.")]
    case "receive" where labels == ["on"]:
      return [change(token, "Omit it: actions are reduced on the actor of the store.")]
    case "onChange" where labels.contains("removeDuplicates"):
      return [change(token, "Omit 'removeDuplicates:': the value has a type with its own '=='.")]
    case "publisher" where call.isEffect(named: "publisher"):
      return [change(token, "Write '.run { send in for await value in … { await send(…) } }'.")]
    default: return []
    }
  }
}

extension MigrationStep {
  /// Lists the bindings of a view store.
  private static func viewChange(
    _ call: FunctionCallExprSyntax,
    _ token: TokenSyntax,
    _ labels: [String]
  ) -> ManualChange? {
    guard token.text == "binding", call.base != nil else { return nil }
    switch labels {
    case ["_"]:
      guard let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self), path.components.count == 1,
        path.trimmedDescription.hasPrefix("\\.$")
      else { return nil }
      return change(token, "Write '$store.\(path.trimmedDescription.dropFirst(3))', with '@Bindable var store'.")
    case ["get", "send"], ["send"]:
      return change(token, "Write '$store.name.sending(\\.nameChanged)', with '@Bindable var store'.")
    default: return nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is the scheduler of an operator: `scheduler: mainQueue.animation()`.
  fileprivate var isScheduler: Bool {
    guard base != nil, let label = parent?.as(LabeledExprSyntax.self)?.label?.text else { return false }
    return ["on", "scheduler"].contains(label)
  }
}

extension ExprSyntax {
  /// The first call of a chain of calls: `TextState("a")` in `TextState("a").bold().italic()`.
  fileprivate var rootCall: FunctionCallExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    return call.base?.rootCall ?? call
  }
}
