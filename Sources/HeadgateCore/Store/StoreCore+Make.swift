public import HeadgateDependenciesRuntime
public import HeadgateSupport

extension StoreCore {
  /// Makes the core of a store: dependencies first, then the state, then the reducer, both under them.
  @inlinable
  package convenience init<R: Reducer>(
    initialState: () -> State,
    reducer: () -> R,
    prepareDependencies: ((inout DependencyValues) -> Void)?,
    callSite: CallSite,
    isolation: any Actor
  ) where R.State == State, R.Action == Action {
    let dependencies = DependencyValues.ofStore(prepareDependencies)
    // Straight into its place: a state of many kilobytes must not stand in every frame on the way.
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    let cursor = dependencies.whileMaking {
      state.initialize(to: initialState())
      return reducer()._resolve(_ResolutionContext().entering(R.self))
    }
    // Sealed here, in the module of the feature, which knows the types.
    self.init(
      state: state,
      reduction: cursor.sealed(),
      reconciliation: cursor.sealedReconcile(),
      dependencies: dependencies,
      callSite: callSite,
      isolation: isolation
    )
  }
}

extension DependencyValues {
  /// The values that surround the making of a store, with the changes for the store, tied to the running test.
  @usableFromInline
  static func ofStore(_ prepare: ((inout DependencyValues) -> Void)?) -> DependencyValues {
    if let prepare { return currentUpdated(by: prepare).withoutFallback }
    var values = current.withoutFallback
    values.pinDefaults()
    return values
  }

  /// Runs `body` with these values in force; the process-wide ones need no binding.
  @usableFromInline
  func whileMaking<Result>(_ body: () -> Result) -> Result {
    isIdentical(to: .current) ? body() : whileInForce(body)
  }

  /// Whether both are the same values for sure, by identity and not by looking.
  func isIdentical(to other: DependencyValues) -> Bool {
    storage === other.storage
  }
}
