/// An action of a navigation stack: an action of an element, a push or a pop.
///
/// ```swift
/// enum Action { case path(StackAction<Path.State, Path.Action>) }
/// case .path(.element(id: let id, action: .detail(.saveButtonTapped))):
/// ```
public enum StackAction<State, Action> {
  // Indirect, so that the size of a feature's action does not depend on the elements of its stack.
  /// An action of an element.
  indirect case element(id: StackElementID, action: Action)
  /// Removes the element and all elements above it, after the parent's reducer has run.
  case popFrom(id: StackElementID)
  /// Puts a state on top of the stack, before the parent's reducer runs.
  indirect case push(id: StackElementID, state: State)
}

extension StackAction: Sendable where State: Sendable, Action: Sendable {}
extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Encodable where State: Encodable, Action: Encodable {}
extension StackAction: Decodable where State: Decodable, Action: Decodable {}

extension StackAction: ElementAction {
  /// Internal to the library.
  @inlinable
  public static func _element(id: StackElementID, action: Action) -> Self { .element(id: id, action: action) }

  /// Internal to the library.
  // Returns nil for a push and a pop.
  @inlinable
  public var _element: (id: StackElementID, action: Action)? {
    if case .element(let id, let action) = self { (id, action) } else { nil }
  }
}

/// The stack action of a feature: `StackActionOf<Path>` is `StackAction<Path.State, Path.Action>`.
///
/// ```swift
/// enum Action { case path(StackActionOf<Path>) }
/// ```
public typealias StackActionOf<R: _ReducerMacro> = StackAction<R.State, R.Action>

/// A push or a pop, for operators that are not generic over the actions of the elements.
protocol NavigatingAction<Pushed> {
  associatedtype Pushed
  var pushed: (id: StackElementID, state: Pushed)? { get }
  var popped: StackElementID? { get }
  static func popFrom(_ id: StackElementID) -> Self
}

extension StackAction: NavigatingAction {
  var pushed: (id: StackElementID, state: State)? {
    if case .push(let id, let state) = self { (id, state) } else { nil }
  }

  var popped: StackElementID? {
    if case .popFrom(let id) = self { id } else { nil }
  }

  static func popFrom(_ id: StackElementID) -> Self { .popFrom(id: id) }
}
