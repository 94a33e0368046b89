public import HeadgateCasePathsRuntime
public import HeadgateSupport

/// Writes the values of bindings to the state, in place.
///
/// Declare it first in a body, so that later reducers receive the new value. If the action has kinds or gates, a binding
/// must set neither the whole state nor the state of a child behind a gate. Such a binding is reported and writes nothing.
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
public struct BindingReducer<State, Action>: _ResolvingReducer {
  @usableFromInline let extract: @Sendable (Action) -> BindingAction<State>?
  @usableFromInline let callSite: CallSite

  /// Creates a reducer for bindable actions.
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

  /// Creates a reducer for actions with a case of bindable actions.
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

  /// Internal to the library.
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
}

/// Writes a binding, and records the write for the store.
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
