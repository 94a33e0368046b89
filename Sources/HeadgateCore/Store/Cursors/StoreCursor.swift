public import HeadgateSupport

/// A place in the state of a store, with its state and its actions: what a root store and every scoped store stand on.
@usableFromInline
package class StoreCursor<State, Action>: AnyStoreCursor {
  /// The state in place, where its address is constant: the root, and what is reached from there through stored properties.
  ///
  /// Sound because the core owns the memory, this node keeps the core, and every reader looks at `core.isReducing` first.
  @usableFromInline final let address: UnsafePointer<State>?
  final let observable: ObservableStateAccess?

  init(core: AnyStoreCore, address: UnsafePointer<State>?, isTracked: Bool) {
    self.address = address
    observable = ObservableStateAccess.of(State.self)
    super.init(
      core: core,
      readers: observable?.isComputed == true ? FieldObservers(id: uniqueNumber()) : nil,
      isTracked: isTracked
    )
  }

  /// Whether each replacement of what stands at a path below this place is known: observed properties know of theirs, and nothing else
  /// does, neither a plain struct or a dictionary on the way nor a computed property.
  ///
  /// - Parameter place: The place at the path; nil when the path goes through anything else than observed properties.
  final func tracks(_ storedPath: StoredPath?) -> Bool {
    isTracked && observable != nil && storedPath != nil
  }

  // MARK: What subclasses know

  func send(_ action: Action, callSite: CallSite) -> SendLifetime? {
    preconditionFailure("abstract")
  }

  /// Reads the state where it has no constant address; no reducer is running.
  @usableFromInline
  func readElsewhere(_ body: (State) -> Void) {
    preconditionFailure("abstract")
  }

  /// A state for a reader at a forbidden time: the one that the store was made with.
  @usableFromInline
  func initialState() -> State {
    preconditionFailure("abstract")
  }

  /// The action of this place in an action of the root; nil when the root's is about something else.
  func action(fromRoot action: Any) -> Action? {
    preconditionFailure("abstract")
  }

  // MARK: Reading

  /// Reads the state, or a part of it, and has the place watched.
  @inlinable
  package final func read<Result>(_ body: (State) -> Result) -> Result {
    if core.isReducing { return readWhileReducing(body) }
    if !isWatched { watch() }
    if let readers, ReductionFrame.current == nil { readers.access(0) }
    if let address { return body(address.pointee) }
    return resultElsewhere(body)
  }

  // A function of its own: where the type of the result is not known, that of its optional is looked up at the start of the function that has
  // one, which took a tenth of a send to a row.
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

  final func readIfPresent(_ body: (State) -> Void) {
    if isPresent { read(body) }
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
