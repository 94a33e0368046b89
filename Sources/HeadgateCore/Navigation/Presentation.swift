/// What an operator needs for a child that is presented: its case holds actions about the presentation, or its state is one that
/// goes by itself.
@usableFromInline
final class Presentation<Child, ChildAction> {
  @usableFromInline let isDismiss: (ChildAction) -> Bool
  @usableFromInline let dismissAction: ChildAction?
  private let goesByItself: ((Child, ChildAction) -> Bool)?
  private let identity: ((Child) -> AnyHashable)?
  private let watch = ReplacementWatch<Child>()

  /// The child that goes when everybody has seen the action; nil when none does.
  private struct Mark {
    var identity: AnyHashable?
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
    func ephemeral<E: EphemeralState>(_: E.Type) -> ((Child, ChildAction) -> Bool)? {
      let goes: (E, E.Action) -> Bool = { $0._goes(after: $1) }
      let goesPresented: (E, PresentationAction<E.Action>) -> Bool = { state, action in
        if case .presented(let action) = action { state._goes(after: action) } else { false }
      }
      return goesPresented as? (Child, ChildAction) -> Bool ?? goes as? (Child, ChildAction) -> Bool
    }
    goesByItself = (Child.self as? any EphemeralState.Type).flatMap { ephemeral($0) }
    identity = childIdentity(Child.self)
    if let type = ChildAction.self as? any DismissingAction.Type {
      let dismissing = dismissing(type)
      isDismiss = dismissing.isDismiss ?? { _ in false }
      dismissAction = dismissing.action
    } else if goesByItself != nil {
      isDismiss = { _ in false }
      dismissAction = nil
    } else {
      return nil
    }
  }

  /// Whether a state goes after an action.
  @usableFromInline
  func goes(_ child: inout Child, after action: ChildAction) -> Bool {
    isDismiss(action) || goesByItself?(child, action) == true
  }

  @usableFromInline
  func forget() { mark = nil }

  /// Remembers the child that goes.
  @usableFromInline
  func note(_ child: inout Child) {
    mark = Mark(identity: identity?(child), observableID: watch.identity(of: &child))
  }

  /// Whether a child that goes was noted.
  @usableFromInline
  var isPending: Bool { mark != nil }

  /// Whether this is the child that goes, and no other that a reducer has put in its place meanwhile.
  @usableFromInline
  func isNoted(_ child: inout Child) -> Bool {
    guard let mark else { return false }
    if identity != nil { return mark.identity == identity?(child) }
    guard let id = mark.observableID else { return true }
    return ObservableStateID.isSame(id, watch.identity(of: &child))
  }
}
