public import HeadgateSupport

/// A position in the state of a store, with its state and action types. Root stores and scoped stores read and send through it.
@usableFromInline
package class StoreCursor<State, Action>: AnyStoreCursor {
  /// The address of the state if it is constant: the root state, and stored properties that are reached from it.
  ///
  /// The address is valid: the core owns the memory, this cursor retains the core, and every reader checks `core.isReducing` first.
  @usableFromInline final let address: UnsafePointer<State>?
  final let observable: _ObservableStateAccess?

  init(core: AnyStoreCore, address: UnsafePointer<State>?, isTracked: Bool, hasUndetected: Bool = false) {
    self.address = address
    observable = _ObservableStateAccess.of(State.self)
    super.init(
      core: core,
      readers: observable?.isComputed == true ? _FieldObservers(id: uniqueNumber()) : nil,
      isTracked: isTracked,
      // A cursor without tracking is compared after each reduction.
      hasUndetected: isTracked && hasUndetected
    )
  }

  /// Returns whether an enclosing observable state notifies observers of each replacement of the state at a path.
  ///
  /// Only observed properties notify. A plain struct, a dictionary or a computed property in the path does not.
  ///
  /// - Parameter storedPath: The stored properties of the path; nil if the path contains anything except observed properties.
  final func tracks(_ storedPath: StoredPath?) -> Bool {
    isTracked && observable != nil && storedPath != nil
  }

  // MARK: Overridden by subclasses

  func send(_ action: Action, callSite: CallSite) -> SendLifetime? {
    preconditionFailure("abstract")
  }

  /// Reads a state that has no constant address, while no reducer is running.
  @usableFromInline
  func readElsewhere(_ body: (State) -> Void) {
    preconditionFailure("abstract")
  }

  /// Returns the initial state of the store, for a read during a reduction.
  @usableFromInline
  func initialState() -> State {
    preconditionFailure("abstract")
  }

  /// Returns the action of this cursor's feature in an action of the root, or nil when the root action contains none.
  func action(fromRoot action: Any) -> Action? {
    preconditionFailure("abstract")
  }

  /// Returns an action of this cursor's feature as an action of the root.
  func rootAction(_ action: Action) -> Any { action }

  // MARK: Reading

  /// Reads the state, or a part of it, and registers the cursor for comparison.
  @inlinable
  package final func read<Result>(_ body: (State) -> Result) -> Result {
    if core.isReducing { return readWhileReducing(body) }
    if !isWatched { watch() }
    if let readers, ReductionFrame.current == nil { readers.access(0) }
    if let address { return body(address.pointee) }
    return resultElsewhere(body)
  }

  // A separate function: unspecialized code looks up the optional type at the start of the function that uses it. In `read`, that
  // lookup took a tenth of a send to a row.
  @inlinable
  @inline(never)
  final func resultElsewhere<Result>(_ body: (State) -> Result) -> Result {
    var result: Result?
    readElsewhere { result = body($0) }
    return result!
  }

  @usableFromInline
  final func readWhileReducing<Result>(_ body: (State) -> Result) -> Result {
    core.reportReadWhileReducing()
    return body(initialState())
  }

  /// Returns the state, and registers the read of the whole state if the type is observable.
  @usableFromInline
  final func readWholeState() -> State {
    read { state in
      guard let observable else { return state }
      withUnsafePointer(to: state) { address in
        let version = observable.id(address)?.version ?? 0
        observable.fieldObservers(address)?.access(_FieldObservers.wholeState, version: version)
      }
      return state
    }
  }

  final func readIfPresent(_ body: (State) -> Void) {
    if isPresent { read(body) }
  }

  /// Counts each change of these fields of the state as a structural change.
  final func countReplacements(in fields: [EnclosingState]) {
    guard !fields.isEmpty else { return }
    func count(_ state: UnsafePointer<State>) {
      for field in fields {
        field.access.fieldObservers(UnsafeRawPointer(state) + field.offset)?.countAsStructural(field.field)
      }
    }
    if let address { return count(address) }
    readElsewhere { state in withUnsafePointer(to: state, count) }
  }

  final override func snapshot() -> ObservedSnapshot? {
    guard let observable else { return nil }
    func snapshot(_ state: UnsafePointer<State>) -> ObservedSnapshot? {
      let fieldObservers = observable.fieldObservers(state)
      guard let id = observable.id(state), let readers = readers ?? fieldObservers else { return nil }
      return ObservedSnapshot(id: id, fieldObservers: fieldObservers, readers: readers)
    }
    if let address { return snapshot(address) }
    var result: ObservedSnapshot?
    readElsewhere { state in
      result = withUnsafePointer(to: state, snapshot)
    }
    return result
  }
}
