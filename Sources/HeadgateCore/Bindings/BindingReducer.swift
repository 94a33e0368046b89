public import HeadgateCasePathsRuntime
public import HeadgateSupport

/// Writes to the state what bindings set, in place, and does nothing else.
///
/// Put it first in a body: reducers behind it see the state with the new value. Where the action has kinds or gates, a binding that sets
/// the whole state, or that changes the state of a child behind a gate, is reported and writes nothing.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     if case .binding(\.name) = action { state.isNameValid = !state.name.isEmpty }
///     return .none
///   }
/// }
/// ```
public struct BindingReducer<State, Action>: Reducer {
  @usableFromInline let extract: @Sendable (Action) -> BindingAction<State>?
  @usableFromInline let callSite: CallSite

  /// Makes a reducer for actions that are bindable.
  ///
  /// ```swift
  /// BindingReducer()
  /// ```
  @inlinable
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Action: BindableAction, Action.State == State {
    extract = Action.bindingCase.extract
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a reducer for actions with a case whose actions are bindable.
  ///
  /// ```swift
  /// BindingReducer(action: \.view)
  /// ```
  @inlinable
  public init<BoundAction: BindableAction>(
    action path: CaseKeyPath<Action, BoundAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where BoundAction.State == State {
    extract = AnyCasePath(path).appending(path: BoundAction.bindingCase).extract
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Writes what the action binds; other actions do nothing.
  ///
  /// ```swift
  /// _ = BindingReducer().reduce(into: &state, action: .binding(.set(\.name, "Blob")))
  /// ```
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduceDirectly(into: &state, action: action)
  }

  /// The one function that writes; asked once for each store.
  ///
  /// ```swift
  /// let node = BindingReducer<State, Action>()._resolve(context)
  /// ```
  @inlinable
  public func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<State, Action> {
    let (extract, callSite) = (extract, callSite)
    let boundary = BindingBoundary<State>.of(Action.self)
    return _ResolvedReducer(
      _Reduction { state, action in
        if let binding = extract(action.pointee) { write(binding, to: &state.pointee, boundary, callSite) }
        return .none
      }
    )
  }

  /// None: it implements `reduce(into:action:)`.
  ///
  /// ```swift
  /// let body: BindingReducer<State, Action>.Body.Type = Never.self
  /// ```
  public typealias Body = Never
}

/// Writes a binding, and lets the store know that somebody did.
@usableFromInline
func write<State>(
  _ binding: BindingAction<State>,
  to state: inout State,
  _ boundary: BindingBoundary<State>?,
  _ callSite: CallSite
) {
  if let boundary {
    if !boundary.write(binding.write, to: &state) { callSite.report(CoreMessages.bindingPastBoundary(binding)) }
  } else {
    withUnsafeMutablePointer(to: &state) { binding.write.perform(on: $0) }
  }
  ReductionFrame.noteWritten(binding.write)
}
