public import HeadgateCasePathsRuntime

extension AnyCasePath {
  /// Creates a path to a gate, together with the path through the gate. Called by macro expansions.
  // The macro writes both functions in the module of the enum, where all types are concrete. An action of a child's store
  // becomes the parent's action in one step, and back. The content of the gate travels in a `_GateBox`, which only this
  // library can create and read. The functions capture only types.
  @inlinable
  public init<Child: _ReducerMacro>(
    _$gate caseIndex: Int,
    enter: @escaping @Sendable (_GateBox<Child>) -> Root,
    open: @escaping @Sendable (Root) -> _GateBox<Child>?
  ) where Value == Gate<Child> {
    // A `_GateBox` has the layout of its one stored property, and so do their optionals. Functions of boxes can therefore
    // be cast to functions of actions. The cast is generic in both function types, so both use the indirect calling
    // convention.
    let path: () -> AnyObject = {
      PathThroughGate(
        AnyCasePath<Root, Child.Action>(
          _$index: caseIndex,
          embed: unsafeBitCast(enter, to: (@Sendable (Child.Action) -> Root).self),
          extract: unsafeBitCast(open, to: (@Sendable (Root) -> Child.Action?).self)
        )
      )
    }
    // Composed of the other two functions, because the payload of a path to a gate is rarely read. Two more generated
    // functions per gate would slow down compilation of a parent with many children.
    let embed: (Value) -> Root = { enter(._$through($0)) }
    let extract: (Root) -> Value? = { open($0).map { Gate($0.action) } }
    // The functions capture only sendable functions and types: see `init(own:embed:extract:)`.
    self.init(
      caseIndex: caseIndex,
      isOneComponent: true,
      further: unsafeBitCast(path, to: (@Sendable () -> AnyObject).self),
      embed: unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self),
      extract: unsafeBitCast(extract, to: (@Sendable (Root) -> Value?).self)
    )
  }

  /// Returns the path through the gate, for the scopes of stores. Code outside of the library cannot create this path.
  ///
  /// Uses the path that the macro wrote, with a presentation in the same step if there is one. For any other path, converts
  /// each action through a `Gate`.
  @inlinable
  package func ungated<Child: Reducer>() -> AnyCasePath<Root, Child.Action> where Value == Gate<Child> {
    if let further = further?() {
      if let path = further as? PathThroughGate<Root, Child.Action> { return path.path }
      if let steps = further as? PathComponents<Root, PresentationAction<Gate<Child>>, Value>,
        steps.second.isOneComponent,
        steps.second.caseIndex == PresentationAction<Gate<Child>>.allCasePaths.presented.caseIndex
      {
        return steps.first.through(_PresentationWrapping<_GateWrapping<Child>>.self, isOneComponent: false)
      }
    }
    return through(_GateWrapping<Child>.self, isOneComponent: isOneComponent)
  }

  /// Returns the path to the content of a wrapping.
  @inlinable
  func through<Wrapping: _ActionWrapping>(
    _: Wrapping.Type,
    isOneComponent: Bool
  ) -> AnyCasePath<Root, Wrapping.Inner> where Wrapping.Outer == Value {
    let extract = extract
    let extractInner: (Root) -> Wrapping.Inner? = { extract($0).flatMap { Wrapping.inner(of: $0) } }
    return AnyCasePath<Root, Wrapping.Inner>(
      caseIndex: caseIndex,
      isOneComponent: isOneComponent,
      embed: Wrapping.entering(embed),
      // The function captures only a sendable function and types; see `_ActionWrapping.entering`.
      extract: unsafeBitCast(extractInner, to: (@Sendable (Root) -> Wrapping.Inner?).self)
    )
  }
}

/// A path through a gate as an object, because a path to a gate cannot name the type behind the gate.
@usableFromInline
final class PathThroughGate<Root, ChildAction>: Sendable {
  @usableFromInline let path: AnyCasePath<Root, ChildAction>

  @inlinable
  init(_ path: AnyCasePath<Root, ChildAction>) {
    self.path = path
  }
}

/// Called by macro expansions.
// An action of a child on its way through the gate. Outside of the library, a box can only be converted to and from a gate.
@frozen
public struct _GateBox<Child: _ReducerMacro> where Child.Action: GatedAction {
  // The only stored property: functions of boxes are used as functions of actions.
  @usableFromInline let action: Child.Action

  @inlinable
  init(_ action: Child.Action) {
    self.action = action
  }

  /// Called by macro expansions.
  // Returns the parent's action with the gate in it.
  @inlinable
  public func _$into<Root>(_ embed: (Gate<Child>) -> Root) -> Root { embed(Gate(action)) }

  /// Called by macro expansions.
  // Returns the content of a gate.
  @inlinable
  public static func _$through(_ gate: Gate<Child>) -> Self { Self(gate.action) }
}

extension _GateBox: CustomStringConvertible {
  /// The description of the gate.
  public var description: String { "\(Gate<Child>(action))" }
}

extension _GateBox: CustomReflectable {
  /// The mirror of the gate, with the names of the action.
  public var customMirror: Mirror { Gate<Child>(action).customMirror }
}
