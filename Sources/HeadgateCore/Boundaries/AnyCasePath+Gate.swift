public import HeadgateCasePathsRuntime

extension AnyCasePath {
  /// A path to a gate with the one that leads through it; called by expansions of `@CasePathable` only.
  ///
  /// The functions are written in the module of the enum, where all types are known: an action that a child's store sends becomes the
  /// parent's in one step, and the parent's becomes the child's. What is behind the gate travels in a ``_GateBox``, which only this library
  /// fills and opens. They capture nothing but types.
  ///
  /// ```swift
  /// AnyCasePath<App.Action, Gate<Login>>(
  ///   _$gate: 0, enter: { $0._$into(App.Action.login) }, open: { if case .login(let gate) = $0 { ._$through(gate) } else { nil } })
  /// ```
  @inlinable
  public init<Child: _ReducerTypes>(
    _$gate caseIndex: Int,
    enter: @escaping @Sendable (_GateBox<Child>) -> Root,
    open: @escaping @Sendable (Root) -> _GateBox<Child>?
  ) where Value == Gate<Child> {
    // Functions of a box do for those of what is in it. A box is that and nothing else, so that it and an optional of it lie in memory as
    // the action and an optional of the action do. And the cast is generic in both types of function: it sees each in the form that is the
    // same for all types, which takes an address and fills one.
    let path: () -> AnyObject = {
      PathThroughGate(
        AnyCasePath<Root, Child.Action>(
          _$index: caseIndex,
          embed: unsafeBitCast(enter, to: (@Sendable (Child.Action) -> Root).self),
          extract: unsafeBitCast(open, to: (@Sendable (Root) -> Child.Action?).self)
        )
      )
    }
    // Made of the two, for a path to a gate is asked for its payload seldom: two functions more for each gate are what a parent with many
    // children takes longer to compile.
    let embed: (Value) -> Root = { enter(._$through($0)) }
    let extract: (Root) -> Value? = { open($0).map { Gate($0.action) } }
    // All that these hold is functions that are sendable, and types: see `init(own:embed:extract:)`.
    self.init(
      caseIndex: caseIndex,
      isOneComponent: true,
      further: unsafeBitCast(path, to: (@Sendable () -> AnyObject).self),
      embed: unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self),
      extract: unsafeBitCast(extract, to: (@Sendable (Root) -> Value?).self)
    )
  }

  /// The path on through a gate, for who composes stores: nobody outside of the library can make one.
  ///
  /// By the way that the macro has written, through what is about a presentation in one step, or else (a path written by hand, or another
  /// of more than one step) by a gate on the way.
  @inlinable
  package func ungated<Child: Reducer>() -> AnyCasePath<Root, Child.Action> where Value == Gate<Child> {
    if let further = further?() {
      if let path = further as? PathThroughGate<Root, Child.Action> { return path.path }
      if let steps = further as? PathComponents<Root, PresentationAction<Gate<Child>>, Value>,
        steps.second.isOneComponent,
        steps.second.caseIndex == PresentationAction<Gate<Child>>.allCasePaths.presented.caseIndex
      {
        return steps.first.through(PresentedGateWrapping<Child>.self, isOneComponent: false)
      }
    }
    return through(GateWrapping<Child>.self, isOneComponent: isOneComponent)
  }

  /// The path on to what is in a wrapping.
  @inlinable
  func through<Wrapping: ActionWrapping>(
    _: Wrapping.Type,
    isOneComponent: Bool
  ) -> AnyCasePath<Root, Wrapping.Inner> where Wrapping.Outer == Value {
    let extract = extract
    let extractInner: (Root) -> Wrapping.Inner? = { extract($0).flatMap(Wrapping.inner(of:)) }
    return AnyCasePath<Root, Wrapping.Inner>(
      caseIndex: caseIndex,
      isOneComponent: isOneComponent,
      embed: Wrapping.entering(embed),
      // It holds a function that may be sent and the types; see `ActionWrapping.entering`.
      extract: unsafeBitCast(extractInner, to: (@Sendable (Root) -> Wrapping.Inner?).self)
    )
  }
}

/// A path through a gate as an object, since a path to a gate cannot name the type of what is behind it.
@usableFromInline
final class PathThroughGate<Root, ChildAction>: Sendable {
  @usableFromInline let path: AnyCasePath<Root, ChildAction>

  @inlinable
  init(_ path: AnyCasePath<Root, ChildAction>) {
    self.path = path
  }
}

/// An action of a child on its way through the gate, in expansions of `@CasePathable` only.
///
/// All that can be done with it outside of the library is to make a gate of it, and it of a gate.
///
/// ```swift
/// let enter: (_GateBox<Login>) -> App.Action = { $0._$into(App.Action.login) }
/// ```
@frozen
public struct _GateBox<Child: _ReducerTypes> where Child.Action: GatedAction {
  // Nothing may stand beside it: functions of boxes are used as functions of actions.
  @usableFromInline let action: Child.Action

  @inlinable
  init(_ action: Child.Action) {
    self.action = action
  }

  /// The parent's action with the gate in it.
  ///
  /// ```swift
  /// let action = box._$into(App.Action.login)
  /// ```
  @inlinable
  public func _$into<Root>(_ embed: (Gate<Child>) -> Root) -> Root { embed(Gate(action)) }

  /// What is in a gate.
  ///
  /// ```swift
  /// if case .login(let gate) = action { box = ._$through(gate) }
  /// ```
  @inlinable
  public static func _$through(_ gate: Gate<Child>) -> Self { Self(gate.action) }
}

extension _GateBox: CustomStringConvertible {
  /// What the gate shows.
  ///
  /// ```swift
  /// print(box)
  /// ```
  public var description: String { "\(Gate<Child>(action))" }
}

extension _GateBox: CustomReflectable {
  /// The names of the action, as in a gate.
  ///
  /// ```swift
  /// dump(box)
  /// ```
  public var customMirror: Mirror { Gate<Child>(action).customMirror }
}
