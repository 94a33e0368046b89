/// An action about a navigation stack: one of an element, or that one be pushed or popped.
///
/// ```swift
/// enum Action { case path(StackAction<Path.State, Path.Action>) }
/// case .path(.element(id: let id, action: .detail(.saveButtonTapped))):
/// ```
public enum StackAction<State, Action> {
  // Boxed: a feature's actions are as small as they would be without what is on its stack.
  /// An action of an element.
  indirect case element(id: StackElementID, action: Action)
  /// The element goes, and all above it, after the parent has seen this.
  case popFrom(id: StackElementID)
  /// A state is put on top, before the parent sees this.
  indirect case push(id: StackElementID, state: State)
}

extension StackAction: Sendable where State: Sendable, Action: Sendable {}
extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}

extension StackAction: ElementAction {
  /// Wraps the action of an element.
  ///
  /// ```swift
  /// let action = StackActionOf<Path>._element(id: id, action: .detail(.saveButtonTapped))
  /// ```
  @inlinable
  public static func _element(id: StackElementID, action: Action) -> Self { .element(id: id, action: action) }

  /// The element and its action; nil for a push and a pop.
  ///
  /// ```swift
  /// if let (id, action) = pathAction._element { print(id, action) }
  /// ```
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
public typealias StackActionOf<R: _ReducerTypes> = StackAction<R.State, R.Action>

/// What is pushed and popped, for operators that do not know the actions of the elements.
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
