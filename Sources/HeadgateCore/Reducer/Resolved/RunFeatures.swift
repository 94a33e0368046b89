internal import HeadgateCasePathsRuntime
internal import HeadgateSupport

/// The features that the operators of a store run, noted when the store is created. Finds a feature that no operator runs.
///
/// A store asks only about the first action of each child store, and a test store only about actions that change nothing.
@usableFromInline
package final class RunFeatures {
  private var actions: [ObjectIdentifier] = []
  /// The actions of features that may run children in a way that is not known here: those that implement
  /// `reduce(into:action:)`, and those without any reducer, as in a preview.
  private var open: [ObjectIdentifier] = []
  private var reported: [ObjectIdentifier] = []

  @usableFromInline
  init() {}

  /// Notes a child of an operator by the type of its actions.
  @usableFromInline
  func note(_ action: Any.Type, isEmpty: Bool) {
    actions.append(ObjectIdentifier(action))
    if isEmpty { noteOpen(action) }
  }

  @usableFromInline
  func noteOpen(_ action: Any.Type) { open.append(ObjectIdentifier(action)) }

  func contains(_ action: Any.Type) -> Bool { actions.contains(ObjectIdentifier(action)) }

  /// A feature whose actions arrive, and that no operator runs.
  package struct Missing {
    /// The actions of the parent, and of the feature.
    let parent: Any.Type
    let child: Any.Type
    /// The case path from the parent: `counter`.
    let path: String
    let kind: Kind

    enum Kind { case child, presentation, stack, elements }
  }

  /// Returns the outermost feature on the way of an action of the root that no operator runs. Returns each feature once.
  package func firstMissing(in rootAction: Any) -> Missing? {
    guard let missing = Reports.revealing({ search(rootAction) }), !reported.contains(ObjectIdentifier(missing.child))
    else { return nil }
    return missing
  }

  package func noteReported(_ missing: Missing) { reported.append(ObjectIdentifier(missing.child)) }

  private func search(_ rootAction: Any) -> Missing? {
    var value = rootAction
    var parent: Any.Type = type(of: rootAction)
    var path: [String] = []
    var outermost: Missing?
    guard !isOpen(parent) else { return nil }
    while true {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum, let payload = mirror.children.first, let name = payload.label else {
        return outermost
      }
      path.append(name)
      let (child, kind) = Self.child(of: payload.value)
      if kind == .presentation || kind == .stack || Self.isFeature(child) {
        guard !isOpen(child), !String(reflecting: child).hasPrefix("HeadgateCore.Gate<") else { return nil }
        if !contains(child) {
          outermost = outermost ?? Missing(parent: parent, child: child, path: path.joined(separator: "."), kind: kind)
        } else if outermost != nil {
          // An operator runs the inner feature through a level that has no reducer of its own.
          return nil
        }
        parent = child
        path = []
      }
      guard let inner = Self.inner(of: payload.value, kind) else { return outermost }
      value = inner
    }
  }

  private func isOpen(_ action: Any.Type) -> Bool { open.contains(ObjectIdentifier(action)) }

  /// Returns the type of the feature's actions in a payload, without presentation actions and gates.
  private static func child(of payload: Any) -> (action: Any.Type, Missing.Kind) {
    func presented<A: DismissingAction>(_: A.Type) -> Any.Type { A.Presented.self }
    func element<A: ElementAction>(_: A.Type) -> Any.Type { A.ChildAction.self }
    let type = type(of: payload)
    // The mirror of a gate is that of the action behind it.
    if let type = type as? any DismissingAction.Type {
      return (
        inner(of: payload, .presentation).map { Mirror(reflecting: $0).subjectType } ?? presented(type), .presentation
      )
    }
    if let action = type as? any ElementAction.Type {
      let kind = String(reflecting: type).hasPrefix("HeadgateCore.StackAction<") ? Missing.Kind.stack : .elements
      return (inner(of: payload, kind).map { Mirror(reflecting: $0).subjectType } ?? element(action), kind)
    }
    return (Mirror(reflecting: payload).subjectType, .child)
  }

  /// Returns the action of the feature in a payload; nil for an action of the operator itself, such as `.dismiss`.
  private static func inner(of payload: Any, _ kind: Missing.Kind) -> Any? {
    guard kind != .child else { return payload }
    guard let content = Mirror(reflecting: payload).children.first?.value else { return nil }
    guard kind != .presentation else { return content }
    let element = Array(Mirror(reflecting: content).children)
    return element.count == 2 && element[1].label == "action" ? element[1].value : nil
  }

  private static func isFeature(_ action: Any.Type) -> Bool {
    action is any CasePathable.Type && typeName(action).hasSuffix(".Action")
  }
}

extension StoreHandle {
  /// Sends an action of a child store. Reports a feature that no operator runs, when its first action has no consequence.
  func send(_ action: Action, callSite: CallSite) -> SendLifetime? {
    guard !isRun else { return cursor.send(action, callSite: callSite) }
    // One question per child store: the search and the dumps cost more than a send.
    isRun = true
    let core = cursor.core
    guard let features = core.features, !features.contains(Action.self), !core.isDraining,
      let missing = features.firstMissing(in: cursor.rootAction(action))
    else { return cursor.send(action, callSite: callSite) }
    // From here on, the program has a mistake, or a reducer treats the actions of another feature as its own.
    let before = core.stateDump()
    let number = core.actionNumber
    let lifetime = cursor.send(action, callSite: callSite)
    // A feature that another one calls directly has run.
    guard lifetime == nil, core.actionNumber == number + 1, core.lastAnswered <= number, !core.hasDirectReductions,
      before == core.stateDump()
    else { return lifetime }
    features.noteReported(missing)
    callSite.report(CoreMessages.forgottenFeature(missing, action, madeAt: core.callSite))
    return lifetime
  }
}
