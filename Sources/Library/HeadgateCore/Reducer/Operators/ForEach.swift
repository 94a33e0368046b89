public import HeadgateCasePathsRuntime
public import HeadgateIdentified
public import HeadgateSupport

/// Runs a child on one element of a collection, for one case of the action.
///
/// Declare it in a body before the reducer that can remove elements. The operator `forEach` of ``Reducer`` does the same. An
/// action for a missing element is reported and skips the child. When an element is removed, its effects are cancelled. The
/// element changes in place: the cost does not depend on the number of elements.
///
/// ```swift
/// ForEachElement(\.rows, action: \.rows) { Row() }
/// ```
public struct ForEachElement<
  State,
  Action: CasePathable,
  Elements: ElementCollection,
  ElementsAction: ElementAction,
  Child: Reducer
>: _ResolvingReducer
where
  Elements.ElementID == ElementsAction.ElementID, Elements.ElementState == Child.State,
  ElementsAction.ChildAction == Child.Action
{
  @usableFromInline let state: WritableKeyPath<State, Elements>
  @usableFromInline let action: AnyCasePath<Action, ElementsAction>
  @usableFromInline let child: Child
  @usableFromInline let callSite: CallSite

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    child._resolve(context, in: self)
  }
}

extension ForEachElement {
  /// Creates a reducer that runs a child on each element of a collection.
  @inlinable
  public init(
    _ state: WritableKeyPath<State, Elements>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ElementsAction>>,
    @ReducerBuilder<Elements.ElementState, ElementsAction.ChildAction> element child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.state = state
    self.action = Action.allCasePaths[keyPath: action]
    self.child = child()
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension ForEachElement: _ChildOperator {
  /// The state of an element.
  public typealias ChildState = Child.State
  /// The actions of an element, with their wrapping.
  public typealias ChildAction = Child.Action

  /// Internal to the library.
  @inlinable
  public func _resolved<Wrapping: _ActionWrapping>(
    running child: _ChildOfOperator<Child.State, Wrapping>
  ) -> _ResolvedReducer<State, Action> where Wrapping.Outer == Child.Action {
    guard let operations = Elements._$stackOperations(for: ElementsAction.self) else {
      let site = ElementSite<State, Action, Elements, ElementsAction, Wrapping>(self, running: child.resolved)
      return ChildOperation.resolved(at: site)
    }
    let site = StackSite(self, running: child, operations)
    return ChildOperation.resolved(at: site)
  }
}

/// An operator on the elements of a collection.
@usableFromInline
class ElementsOperation<
  State,
  Action,
  Elements: ElementCollection,
  ElementsAction: ElementAction,
  Wrapping: _ActionWrapping
>: ChildOperation<State, Action, Elements, ElementsAction, Elements.ElementState, Wrapping.Inner>
where Elements.ElementID == ElementsAction.ElementID, Wrapping.Outer == ElementsAction.ChildAction {
  @inlinable
  init<R: Reducer>(
    _ operator: ForEachElement<State, Action, Elements, ElementsAction, R>,
    running child: ResolvedChild<Elements.ElementState, Wrapping.Inner>
  ) {
    super.init(`operator`.state, `operator`.action, .byCase, running: child, at: `operator`.callSite)
  }

  @inlinable
  final func call(at action: UnsafePointer<Action>) -> ChildCall<Elements.ElementID, Wrapping.Inner>? {
    path.extract(at: action)?.element(in: Wrapping.self)
  }

  @inlinable
  final func id(of call: inout ChildCall<Elements.ElementID, Wrapping.Inner>) -> Elements.ElementID { call.id }

  @inlinable
  final func run(
    _ call: inout ChildCall<Elements.ElementID, Wrapping.Inner>,
    on element: inout Elements.ElementState
  ) -> Effect<Wrapping.Inner> {
    child.reduce.body(&element, &call.action)
  }

  @inlinable
  final func withChild<Result>(
    _ id: Elements.ElementID,
    of elements: inout Elements,
    _ body: (inout Elements.ElementState) -> Result
  ) -> Result? {
    elements._withElement(id: id, body)
  }

  @inlinable
  final func reportMissing(
    _ id: Elements.ElementID,
    _ action: UnsafePointer<Action>,
    _: UnsafeMutablePointer<State>
  ) {
    report(CoreMessages.missingElement(id: id, action.pointee, state: State.self, child: Elements.ElementState.self))
  }

  @inlinable
  final func embedding(_ id: Elements.ElementID) -> Embedding<Wrapping.Inner, Action> {
    // Sendable, as the result of `_ActionWrapping.entering` is. The id comes from an action that was sent to the store, and is copied
    // only into actions that are sent to the store.
    let embed = path.embed
    let embedElement: (Wrapping.Inner) -> Action = { embed(._element(id: id, action: Wrapping.outer(around: $0))) }
    return Embedding(unsafeBitCast(embedElement, to: (@Sendable (Wrapping.Inner) -> Action).self))
  }

  @inlinable
  final func identity(_ id: Elements.ElementID, of _: inout Elements.ElementState) -> AnyHashable? {
    AnyHashable(id)
  }

  @inlinable
  final func reconcile(
    _ elements: inout Elements,
    _ reconciliation: _Reconciliation,
    ofChild reconcile: ((inout Elements.ElementState, _Reconciliation) -> Void)?
  ) {
    guard let operatorID else { return }
    reconciliation.visitElements(of: &elements, operatorID, reconcile: reconcile)
  }
}

/// The child of a `ForEachElement`.
@usableFromInline
final class ElementSite<
  State,
  Action,
  Elements: ElementCollection,
  ElementsAction: ElementAction,
  Wrapping: _ActionWrapping
>: ElementsOperation<State, Action, Elements, ElementsAction, Wrapping>, ChildSite
where Elements.ElementID == ElementsAction.ElementID, Wrapping.Outer == ElementsAction.ChildAction {
  @usableFromInline typealias Container = Elements
  @usableFromInline typealias Payload = ElementsAction
  @usableFromInline typealias Child = Elements.ElementState
  @usableFromInline typealias ChildAction = Wrapping.Inner
  @usableFromInline typealias ID = Elements.ElementID
}

extension _Reconciliation {
  @inlinable
  func visitElements<Elements: ElementCollection>(
    of elements: inout Elements,
    _ operatorID: OperatorID,
    reconcile: ((inout Elements.ElementState, _Reconciliation) -> Void)?
  ) {
    visitEach(
      operatorID,
      structure: elements._$structure,
      removed: { elements._$removal(since: $0).erased },
      contains: { ($0?.base as? Elements.ElementID).map(elements._hasElement) ?? false }
    )
    guard let reconcile else { return }
    descendEach(operatorID) { identity, reconciliation in
      guard let id = identity?.base as? Elements.ElementID else { return }
      elements._lookAtElement(id: id) { reconcile(&$0, reconciliation) }
    }
  }
}

extension _Removal where ID: Hashable {
  /// The same, with the identity of the element.
  @usableFromInline
  var erased: _Removal<AnyHashable> {
    switch self {
    case .none: .none
    case .one(let id): .one(AnyHashable(id))
    case .unknown: .unknown
    }
  }
}

extension Reducer {
  /// Runs a child on one element of a collection, then this reducer.
  ///
  /// An action for a missing element is reported and skips the child. When an element is removed, its effects are
  /// cancelled.
  ///
  /// ```swift
  /// Reduce { state, action in .none }
  ///   .forEach(\.rows, action: \.rows) { Row() }
  /// ```
  @inlinable
  @warn_unqualified_access
  public func forEach<
    Elements: ElementCollection,
    ElementsAction: ElementAction,
    Child: Reducer<Elements.ElementState, ElementsAction.ChildAction>
  >(
    _ state: WritableKeyPath<State, Elements>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ElementsAction>>,
    @ReducerBuilder<Elements.ElementState, ElementsAction.ChildAction> element child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Action: CasePathable, Elements.ElementID == ElementsAction.ElementID {
    _Joined(
      ForEachElement(
        state,
        action: action,
        element: child,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      around: self
    )
  }
}
