internal import HeadgateCasePathsRuntime
internal import HeadgateSupport

/// The features that the operators of a test store run, noted when the store is created. Finds a feature that no operator runs.
///
/// Only types say that an action needs an operator: a presentation and a stack, whose dismissal and pop only an operator
/// performs, and a gate and the action of an enum reducer, which belong to a reducer. Any other payload may be a group of
/// actions of the parent, whatever its name is. The lint rule `unintegrated-child` reads the declarations of those.
@usableFromInline
package final class RunFeatures {
  private var actions: [ObjectIdentifier] = []
  /// The actions of features that may run children in a way that is not known here: those that implement
  /// `reduce(into:action:)`, and those without any reducer, as in a preview.
  private var withUnknownChildren: [ObjectIdentifier] = []
  private var reported: [ObjectIdentifier] = []

  package init() {}

  /// Notes a child of an operator by the type of its actions.
  @usableFromInline
  func note(_ action: Any.Type, isEmpty: Bool) {
    actions.append(ObjectIdentifier(action))
    if isEmpty { noteUnknownChildren(of: action) }
  }

  @usableFromInline
  func noteUnknownChildren(of action: Any.Type) { withUnknownChildren.append(ObjectIdentifier(action)) }

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
    guard !hasUnknownChildren(parent) else { return nil }
    while true {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum, let child = mirror.children.first, let name = child.label else {
        return outermost
      }
      path.append(name)
      let payload = Payload(child.value)
      guard !hasUnknownChildren(payload.action) else { return nil }
      if actions.contains(ObjectIdentifier(payload.action)) {
        // An operator runs the inner feature through a level that has no reducer of its own.
        if outermost != nil { return nil }
        (parent, path) = (payload.action, [])
      } else if payload.needsOperator {
        outermost =
          outermost
          ?? Missing(parent: parent, child: payload.action, path: path.joined(separator: "."), kind: payload.kind)
        (parent, path) = (payload.action, [])
      } else if payload.kind == .elements {
        // Rows whose parent may handle their actions: the way to what is in them is unknown.
        return outermost
      }
      guard let inner = payload.inner else { return outermost }
      value = inner
    }
  }

  private func hasUnknownChildren(_ action: Any.Type) -> Bool {
    withUnknownChildren.contains(ObjectIdentifier(action))
  }
}

extension RunFeatures {
  /// The payload of a case of an action.
  private struct Payload {
    /// The type of the actions behind a presentation, a collection and a gate.
    let action: Any.Type
    let kind: Missing.Kind
    /// Whether the type says that an operator must take the action.
    let needsOperator: Bool
    /// The action of the feature; nil for an action of the operator itself, such as `.dismiss`.
    let inner: Any?

    init(_ payload: Any) {
      let type = type(of: payload)
      let wrapped: Any.Type
      switch type {
      case let type as any DismissingAction.Type: (wrapped, kind) = (presented(type), .presentation)
      case let type as any ElementAction.Type:
        (wrapped, kind) = (element(type), type is any NavigatingAction.Type ? .stack : .elements)
      default: (wrapped, kind) = (type, .child)
      }
      inner = Self.inner(of: payload, kind)
      let gated = (wrapped as? any _GateAction.Type).map { ungated($0) }
      action = gated ?? wrapped
      needsOperator =
        kind == .presentation || kind == .stack || gated != nil || wrapped is any _CaseReducerAction.Type
    }

    private static func inner(of payload: Any, _ kind: Missing.Kind) -> Any? {
      guard kind != .child else { return payload }
      guard let content = Mirror(reflecting: payload).children.first?.value else { return nil }
      guard kind != .presentation else { return content }
      let element = Array(Mirror(reflecting: content).children)
      return element.count == 2 && element[1].label == "action" ? element[1].value : nil
    }
  }
}

private func presented<A: DismissingAction>(_: A.Type) -> Any.Type { A.Presented.self }
private func element<A: ElementAction>(_: A.Type) -> Any.Type { A.ChildAction.self }
private func ungated<A: _GateAction>(_: A.Type) -> Any.Type { A._Child.Action.self }
