public import HeadgateCasePathsRuntime
public import HeadgateIdentified
public import HeadgateSupport

/// Runs a child on one element of a collection, for one case of the action.
///
/// Declare it in a body before the reducer that can remove elements. The operator
/// ``Reducer/forEach(_:action:element:fileID:filePath:line:column:)`` does the same. An action for a missing element is
/// reported and skips the child. When an element is removed, its effects are cancelled. The element changes in place: the
/// cost does not depend on the number of elements.
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
>: Reducer
where
  Elements.ElementID == ElementsAction.ElementID, Elements.ElementState == Child.State,
  ElementsAction.ChildAction == Child.Action
{
  @usableFromInline let state: WritableKeyPath<State, Elements>
  @usableFromInline let action: CaseKeyPath<Action, ElementsAction>
  @usableFromInline let child: Child
  @usableFromInline let callSite: CallSite

  /// Creates a reducer that runs a child on each element of a collection.
  @inlinable
  public init(
    _ state: WritableKeyPath<State, Elements>,
    action: CaseKeyPath<Action, ElementsAction>,
    @ReducerBuilder<Elements.ElementState, ElementsAction.ChildAction> element child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.state = state
    self.action = action
    self.child = child()
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceDirectly(into: &state, action: action)
  }

  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    child._resolve(context, in: self)
  }

  /// Returns the resolved reducer with a child whose actions are in a wrapping.
  @inlinable
  func resolved<R: Reducer, Wrapping: ActionWrapping>(
    of child: R,
    in wrapping: Wrapping.Type,
    _ context: _ResolutionContext
  ) -> _ResolvedReducer<State, Action>
  where
    R.State == Elements.ElementState, R.Action == Wrapping.Inner, Wrapping.Outer == ElementsAction.ChildAction
  {
    if let steps = Elements._$stackOperations(for: ElementsAction.self) {
      return resolvedStack(of: child, in: wrapping, context, steps)
    }
    let access = StateAccess(state)
    let watch = ReplacementWatch<R.State>()
    let path = AnyCasePath(action)
    let resolved = ResolvedChild(child, context)
    let reduce = resolved.reduce
    let callSite = callSite
    let operatorID = OperatorID(path: state, caseIndex: path.caseIndex, callSite: callSite)
    return _ResolvedReducer(
      caseIndex: path.caseIndex,
      caseIndexer: .byCase,
      reduction: _Reduction { state, action in
        // A variable, whose address is passed without a copy. A constant would be copied once more.
        guard case (let id, var childAction)? = path.extract(at: action)?.element(in: wrapping) else { return .none }
        var isReplaced = false
        // A variable and not the closure's result: a user-defined collection could read the result.
        var effect = Effect<R.Action>.none
        access.willModify(state)
        let found: Void? = access.withChild(of: state) { elements in
          elements.pointee._withElement(id: id) { child in
            let before = watch.identity(of: &child)
            effect = reduce.body(&child, &childAction)
            isReplaced = watch.isReplaced(&child, since: before)
          }
        }
        if isReplaced { access.didReplace(state) }
        guard found != nil else {
          callSite.report(
            CoreMessages.missingElement(id: id, action.pointee, state: State.self, child: R.State.self)
          )
          return .none
        }
        guard !effect.isNone else { return .none }
        let embedding = ElementEmbedding<Action, ElementsAction, Wrapping>(id: id, embed: path.embed)
        return effect.embedded(Embedding(embedding.callAsFunction))
          .owned(EffectOwnerComponent(operatorID, identity: AnyHashable(id)))
      },
      reconcile: { state, reconciliation in
        guard reconciliation.hasMembers(at: operatorID) else { return }
        access.lookAtChild(of: &state) { elements in
          reconciliation.visitElements(of: &elements, operatorID, reconcile: resolved.reconciliation)
        }
      }
    )
  }

  public typealias Body = Never
}

extension Reducer {
  /// Internal to the library.
  // Resolves `forEach` with this reducer for its elements.
  @inlinable
  public func _resolve<ParentState, ParentAction, Elements, ElementsAction>(
    _ context: _ResolutionContext,
    in operator: ForEachElement<ParentState, ParentAction, Elements, ElementsAction, Self>
  ) -> _ResolvedReducer<ParentState, ParentAction> {
    `operator`.resolved(of: self, in: NoWrapping<Action>.self, context)
  }
}

/// Embeds an element's action with its id in the parent's case.
@usableFromInline
struct ElementEmbedding<Action, ElementsAction: ElementAction, Wrapping: ActionWrapping>: @unchecked Sendable
where Wrapping.Outer == ElementsAction.ChildAction {
  // Sendable: the id comes from an action that was sent to the store, and is copied only into actions that are sent to the
  // store. `embed` is sendable. The wrapping is a type, and its requirements are not isolated; see
  // `ActionWrapping.entering`.
  @usableFromInline let id: ElementsAction.ElementID
  @usableFromInline let embed: @Sendable (ElementsAction) -> Action

  @inlinable
  init(id: ElementsAction.ElementID, embed: @escaping @Sendable (ElementsAction) -> Action) {
    self.id = id
    self.embed = embed
  }

  @inlinable
  @Sendable
  func callAsFunction(_ action: Wrapping.Inner) -> Action {
    embed(._element(id: id, action: Wrapping.outer(around: action)))
  }
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
      removed: { elements._$removal(since: $0).identity },
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
  @usableFromInline
  var identity: RemovedIdentity {
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
    action: CaseKeyPath<Action, ElementsAction>,
    @ReducerBuilder<Elements.ElementState, ElementsAction.ChildAction> element child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Action: CasePathable, Elements.ElementID == ElementsAction.ElementID {
    _Around(
      ForEachElement(
        state,
        action: action,
        element: child,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ),
      self
    )
  }
}
