internal import HeadgateCasePaths

/// What an operator needs for a child that is presented: its case holds actions about the presentation, or its state is one that
/// goes by itself.
@usableFromInline
final class Presentation<Child, ChildAction> {
  @usableFromInline let isDismiss: (ChildAction) -> Bool
  @usableFromInline let dismissAction: ChildAction?
  private let isEphemeral: ((Child) -> Bool)?
  private let identity: ((Child) -> AnyHashable)?
  private let watch = ReplacementWatch<Child>()

  /// The child that goes when everybody has seen the action; nil when none does.
  private struct Mark {
    var identity: AnyHashable?
    var payload: AnyHashable?
    var observableID: ObservableStateID?
  }
  private var mark: Mark?

  /// Nil for a child that is not presented.
  @usableFromInline
  init?() {
    // The functions are cast here, once, and not what they are given, each time.
    func dismissing<A: DismissingAction>(_: A.Type) -> (isDismiss: ((ChildAction) -> Bool)?, action: ChildAction?) {
      let isDismiss: (A) -> Bool = { $0.isDismiss }
      return (isDismiss as? (ChildAction) -> Bool, A.dismissAction as? ChildAction)
    }
    func ephemeral<E: EphemeralState>(_: E.Type) -> ((Child) -> Bool)? {
      let isEphemeral: (E) -> Bool = { $0._isEphemeral }
      return isEphemeral as? (Child) -> Bool
    }
    isEphemeral = (Child.self as? any EphemeralState.Type).flatMap { ephemeral($0) }
    identity = childIdentity(Child.self)
    if let type = ChildAction.self as? any DismissingAction.Type {
      let dismissing = dismissing(type)
      isDismiss = dismissing.isDismiss ?? { _ in false }
      dismissAction = dismissing.action
    } else if isEphemeral != nil {
      isDismiss = { _ in false }
      dismissAction = nil
    } else {
      return nil
    }
  }

  /// Whether a state goes after an action.
  @usableFromInline
  func goes(_ child: inout Child, after action: ChildAction) -> Bool {
    isDismiss(action) || isEphemeral?(child) == true && isAddressed(child, by: action)
  }

  /// Whether an action is one of the case that an enum is in: that of another case does not take an alert along.
  private func isAddressed(_ child: Child, by action: ChildAction) -> Bool {
    guard Child.self is any CasePathable.Type else { return true }
    func name(_ value: Any) -> String? { Mirror(reflecting: value).children.first?.label }
    return name(child) == name((action as? any DismissingAction)?.presentedAction ?? action)
  }

  /// What tells an alert among the cases of an enum from another one in the same case.
  private func payloadIdentity(_ child: Child) -> AnyHashable? {
    guard Child.self is any CasePathable.Type, isEphemeral?(child) == true else { return nil }
    func id(_ payload: some Identifiable) -> AnyHashable { AnyHashable(payload.id) }
    return (Mirror(reflecting: child).children.first?.value as? any Identifiable).map { id($0) }
  }

  @usableFromInline
  func forget() { mark = nil }

  /// Remembers the child that goes.
  @usableFromInline
  func note(_ child: inout Child) {
    mark = Mark(
      identity: identity?(child),
      payload: payloadIdentity(child),
      observableID: watch.identity(of: &child)
    )
  }

  /// Whether a child that goes was noted.
  @usableFromInline
  var isPending: Bool { mark != nil }

  /// Whether this is the child that goes, and no other that a reducer has put in its place meanwhile.
  @usableFromInline
  func isNoted(_ child: inout Child) -> Bool {
    guard let mark else { return false }
    if identity != nil { return mark.identity == identity?(child) && mark.payload == payloadIdentity(child) }
    guard let id = mark.observableID else { return true }
    return ObservableStateID.isSame(id, watch.identity(of: &child))
  }
}
