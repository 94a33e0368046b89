/// The site of an operator's child: where the child is in the state of its parent, and which actions belong to it.
///
/// An operator's own actions are those of its case that are not for a child: `.dismiss`, a push or a pop.
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
  /// An action for the child: the child's action, or a `ChildCall` with the id of the child.
  // Not always a `ChildCall`: generic code looks up the metadata of a generic type for each action.
  associatedtype Call

  /// Returns the child's action; nil for an action of another case, or of the operator itself.
  func call(at action: UnsafePointer<Action>) -> Call?
  func id(of call: inout Call) -> ID

  /// Runs the child's reducer.
  func run(_ call: inout Call, on child: inout Child) -> Effect<ChildAction>

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
    ofChild reconcile: ((inout Child, _Reconciliation) -> Void)?
  )

  // The rest is for presented children. The defaults are for children that no action dismisses.

  static var isPresentation: Bool { get }

  /// Returns whether an action belongs to the operator itself: a dismissal, a push or a pop.
  func isOwnAction(_ payload: Payload) -> Bool

  /// Whether own actions change the container.
  static var changesByOwnActions: Bool { get }

  /// Runs an action of the operator itself. Returns whether the structure of the container has changed.
  func runOwnAction(_ payload: Payload, on container: inout Container, _ action: Action) -> Bool

  /// Notes a child that an action dismisses. Called before the child runs.
  func willRun(_ call: inout Call, on child: inout Child)

  /// Returns the dismissal of the child, for the child's effects.
  func dismissal(_ id: ID) -> Dismissal?

  /// Pending while a noted child has to be removed, after all reducers of the parent have run.
  var pendingDismissal: PendingDismissal? { get }

  /// Returns whether the container contains the noted child, and not a replacement. Changes nothing.
  func containsDismissed(_ container: inout Container) -> Bool

  /// Removes the noted child. Returns whether the container has changed.
  func removeDismissed(from container: inout Container) -> Bool
}

extension ChildSite {
  @inlinable static var isPresentation: Bool { false }
  @inlinable func isOwnAction(_ payload: Payload) -> Bool { false }
  @inlinable func runOwnAction(_ payload: Payload, on container: inout Container, _ action: Action) -> Bool { false }
  @inlinable func willRun(_ call: inout Call, on child: inout Child) {}
  @inlinable func dismissal(_ id: ID) -> Dismissal? { nil }
  @inlinable var pendingDismissal: PendingDismissal? { nil }
  @inlinable static var changesByOwnActions: Bool { false }
  @inlinable func containsDismissed(_ container: inout Container) -> Bool { false }
  @inlinable func removeDismissed(from container: inout Container) -> Bool { false }
}

/// An action for a child, with the id of the child in its container.
@usableFromInline
struct ChildCall<ID, Action> {
  @usableFromInline let id: ID
  @usableFromInline var action: Action

  @inlinable
  init(_ action: Action, to id: ID) {
    self.action = action
    self.id = id
  }
}
