/// The site of an operator's child: where the child is in the state of its parent, and which actions belong to it.
@usableFromInline
protocol ChildSite: AnyObject {
  associatedtype State
  associatedtype Action
  associatedtype Container
  associatedtype Payload
  associatedtype Child
  associatedtype ChildAction
  /// The id of the child in its container; `Void` for a single child.
  associatedtype ID
  /// An action for the child: the child's action, and for an element its id.
  associatedtype Call

  /// Returns the child's action; nil for an action of another case, or of the operator itself.
  func call(at action: UnsafePointer<Action>) -> Call?
  func id(of call: inout Call) -> ID
  func action(of call: UnsafeMutablePointer<Call>) -> UnsafeMutablePointer<ChildAction>

  /// Runs `body` with the child in place; returns nil when there is no child.
  func withChild<Result>(_ id: ID, of container: inout Container, _ body: (inout Child) -> Result) -> Result?

  /// Reports an action without a child.
  // Addresses, because a copy of a large state would be in the frame of the caller, whose children run in deeper frames.
  func reportMissing(_ id: ID, _ action: UnsafePointer<Action>, _ state: UnsafeMutablePointer<State>)

  /// Returns the conversion of the child's actions to actions of the parent, for the child's effects.
  func embedding(_ id: ID) -> Embedding<ChildAction, Action>

  /// Returns the identity of the child for its effects. Called after the child has run.
  func identity(_ id: ID, of child: inout Child) -> AnyHashable?

  /// Finds the effect owners of children that are gone, and calls `reconcile` with the others.
  func reconcile(
    _ container: inout Container,
    _ reconciliation: _Reconciliation,
    _ reconcile: ((inout Child, _Reconciliation) -> Void)?
  )

  // The rest is for presented children. The defaults are for children that no action dismisses.

  static var isPresentation: Bool { get }

  /// Returns whether an action belongs to the operator itself: a dismissal, a push or a pop.
  func isOwnAction(_ payload: Payload) -> Bool

  /// Runs an action of the operator itself. Returns whether the structure of the container has changed.
  func runOwnAction(_ payload: Payload, on container: inout Container, _ action: Action) -> Bool

  /// Notes a child that an action dismisses. Called before the child runs.
  func willRun(_ id: ID, _ child: inout Child, _ action: UnsafeMutablePointer<ChildAction>)

  /// Returns the dismissal of the child, for the child's effects.
  func dismissal(_ id: ID) -> Dismissal?

  /// Pending while a noted child has to be removed, after all reducers of the parent have run.
  var pendingDismissal: PendingDismissal? { get }

  /// Removes the noted child. Returns whether the container contained it.
  func removeDismissed(from container: inout Container) -> Bool
}

extension ChildSite {
  @inlinable static var isPresentation: Bool { false }
  @inlinable func isOwnAction(_ payload: Payload) -> Bool { false }
  @inlinable func runOwnAction(_ payload: Payload, on container: inout Container, _ action: Action) -> Bool { false }
  @inlinable func willRun(_ id: ID, _ child: inout Child, _ action: UnsafeMutablePointer<ChildAction>) {}
  @inlinable func dismissal(_ id: ID) -> Dismissal? { nil }
  @inlinable var pendingDismissal: PendingDismissal? { nil }
  @inlinable func removeDismissed(from container: inout Container) -> Bool { false }
}
