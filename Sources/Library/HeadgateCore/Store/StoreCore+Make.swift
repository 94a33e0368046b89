public import HeadgateDependenciesRuntime
public import HeadgateSupport

extension StoreCore {
  /// Creates the core of a store. The dependencies come first; the state and the reducer are created with them in force.
  ///
  /// - Parameter features: Notes the features that the operators run.
  @inlinable
  package convenience init<R: Reducer>(
    initialState: () -> State,
    reducer: () -> R,
    prepareDependencies: ((inout DependencyValues) -> Void)?,
    callSite: CallSite,
    isolation: any Actor,
    noting features: RunFeatures? = nil
  ) where R.State == State, R.Action == Action {
    let dependencies = DependencyValues.ofStore(prepareDependencies)
    // Initialized in place: a state of many kilobytes must not be copied into each stack frame on the way.
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    let resolved = dependencies.whileMaking {
      state.initialize(to: initialState())
      return reducer()._resolve(_ResolutionContext(noting: features).entering(R.self))
    }
    // A store of a closure, or without reducers, as in a preview: it need not know the features of the actions.
    if let features, resolved.first == nil || R.self == Reduce<State, Action>.self {
      features.noteUnknownChildren(of: Action.self)
    }
    // Sealed here, in the feature's module, where the types are known.
    self.init(
      state: state,
      reduction: resolved.sealed(),
      reconciliation: resolved.sealedReconcile(),
      dependencies: dependencies,
      callSite: callSite,
      isolation: isolation
    )
  }
}

extension DependencyValues {
  /// Returns the dependencies in force, with the changes for the store, bound to the running test.
  @usableFromInline
  static func ofStore(_ prepare: ((inout DependencyValues) -> Void)?) -> DependencyValues {
    if let prepare { return currentUpdated(by: prepare).withoutFallback }
    var values = current.withoutFallback
    values.pinDefaults()
    return values
  }

  /// Calls `body` with these dependencies in force. Process-wide dependencies need no binding.
  @usableFromInline
  func whileMaking<Result>(_ body: () -> Result) -> Result {
    isIdentical(to: .current) ? body() : whileInForce(body)
  }

  /// Returns whether both have the same storage. Equal values with different storages are not identical.
  func isIdentical(to other: DependencyValues) -> Bool {
    storage === other.storage
  }
}
