import CustomDump
import HeadgateDependenciesRuntime
import HeadgateSupport

/// The output format of `_printChanges(_:)`.
///
/// ```swift
/// Counter()._printChanges(.actionLabels)
/// ```
public struct ReducerPrinter<State, Action> {
  let print: (_ action: Action, _ old: State, _ new: State, _ shared: [SharedChange]) -> Void
  /// Whether the changes of shared values are printed. They are collected for such a printer only.
  let printsShared: Bool

  /// Creates a printer from a closure.
  ///
  /// A copy of the old state exists while the reducer runs, so the reducer copies the collections that it changes. The shared values
  /// of both states are the new ones.
  ///
  /// ```swift
  /// let printer = ReducerPrinter<Counter.State, Counter.Action> { action, old, new in print(action) }
  /// ```
  public init(print: @escaping (_ action: Action, _ old: State, _ new: State) -> Void) {
    self.print = { action, old, new, _ in print(action, old, new) }
    printsShared = false
  }

  private init(printShared print: @escaping (Action, State, State, [SharedChange]) -> Void) {
    self.print = print
    printsShared = true
  }

  /// Prints the action, the difference between the old and the new state, and the shared values that the reducer changed.
  public static var customDump: Self { customDump { Swift.print($0) } }

  /// Passes the text to a function, in place of the standard output.
  package static func customDump(_ write: @escaping (String) -> Void) -> Self {
    Self(printShared: { action, old, new, shared in
      var text = "received action:\n"
      Reports.revealing { _ = CustomDump.customDump(action, to: &text, indent: 2) }
      text += "\n"
      let changes =
        [diff(old, new)]
        + shared.map { change in
          diff(change.old, change.new).map { "Shared value \(change.name):\n\($0)" }
        }
      let lines = changes.compactMap { $0.map { "\($0)\n" } }
      text += lines.isEmpty ? "  (No state changes)\n" : lines.joined()
      write(text)
    })
  }

  /// Prints the case of the action without its payload.
  public static var actionLabels: Self {
    Self { action, _, _ in Swift.print("received action: \(actionLabel(action))") }
  }
}

extension Reducer {
  /// Prints each action that reaches this reducer, and the state change, to the standard output.
  ///
  /// For debugging only: it copies the state for each action. `nil` prints nothing.
  ///
  /// ```swift
  /// Store(initialState: Counter.State()) { Counter()._printChanges() }
  /// ```
  @warn_unqualified_access
  public func _printChanges(_ printer: ReducerPrinter<State, Action>? = .customDump) -> some Reducer<State, Action> {
    PrintingReducer(base: self, printer: printer)
  }
}

private struct PrintingReducer<Base: Reducer>: _ResolvingReducer {
  let base: Base
  let printer: ReducerPrinter<Base.State, Base.Action>?

  func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Base.State, Base.Action> {
    let resolved = base._resolve(context)
    guard let printer else { return resolved }
    let reduce = resolved.sealed()
    return _ResolvedReducer(
      _Reduction { state, action in
        let old = state.pointee
        let changes = printer.printsShared ? SharedChangesOfReduction(DependencyValues.current.shared) : nil
        let effect = reduce.body(state, action)
        printer.print(action.pointee, old, state.pointee, changes?.take() ?? [])
        return effect
      },
      reconcile: resolved.sealedReconcile()
    )
  }
}
