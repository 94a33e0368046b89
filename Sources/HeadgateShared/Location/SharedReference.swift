internal import HeadgateSupport
internal import HeadgateSupportC

/// A shared value: the one place in memory that all copies of a ``Shared`` refer to.
final class SharedReference<Value>: SharedLocation<Value>, SharedRoot, @unchecked Sendable {
  // Sendable: everything that varies is in `contents`, behind its lock, is accessed by atomic operations, or is set before a
  // second thread has the reference (see `connect`). A value that is not sendable stays in its isolation, because `Shared` is
  // sendable only when the value is.

  struct Contents {
    var value: Value
    /// The number of changes that the program made.
    var changes: UInt64 = 0
    /// The version of the stored value that this value was made from.
    var origin = SharedOrigin<Value>()
    var loading = LoadingState()
    var saving = SavingState()
  }

  let observers = SharedObservers()
  let number = uniqueNumber()
  let callSite: CallSite?
  /// Nil without a key.
  let saveReports: SaveReports?
  private let givenName: String?
  private let contents: Locked<Contents>
  /// The thread that holds the lock, so that a nested use is reported and is no deadlock.
  private let holder: UnsafeMutablePointer<UInt64>
  private let context: SharedContext
  /// Held while the value is loaded for the first time, so that no other thread reads the value before.
  private let starting = RecursiveLock()
  private(set) var connection: SharedConnection<Value>?
  private var subscription: SharedSubscription?
  private let registryKey: AnyHashable?

  init(
    _ value: Value,
    name: String? = nil,
    context: SharedContext,
    registryKey: AnyHashable? = nil,
    callSite: CallSite? = nil
  ) {
    // Every access to the value is made with the lock held.
    nonisolated(unsafe) let handedOver = Contents(value: value)
    contents = Locked(handedOver)
    holder = .allocate(capacity: 1)
    holder.initialize(to: 0)
    self.context = context
    self.registryKey = registryKey
    self.callSite = callSite
    givenName = name
    saveReports = registryKey == nil ? nil : SaveReports(name ?? typeName(Value.self), callSite)
  }

  deinit {
    holder.deallocate()
    subscription?.cancel()
    if let registryKey { context.removeReference(registryKey) }
  }

  override var root: any SharedRoot { self }

  /// The key, or the type of the value.
  var name: String { givenName ?? typeName(Value.self) }

  // MARK: The lock

  /// Runs a closure with the lock held. The closure must not use this value.
  func withContents<Result>(_ body: (inout Contents) -> Result) -> Result {
    let thread = UInt64(headgate_thread_identity())
    // Only this thread stores its own identity, so a relaxed read is enough. An optimized program prints this message, too.
    if headgate_load_relaxed(holder) == thread { fatalError(SharedMessages.nestedUse(name)) }
    return contents.withLock { contents in
      headgate_store_release(holder, thread)
      defer { headgate_store_release(holder, 0) }
      return body(&contents)
    }
  }

  // MARK: The value

  override func read() -> Value {
    // Sound: a snapshot has values of this reference under its number only.
    if let snapshot = SharedSnapshot.current, let value = snapshot.values[number] { return value as! Value }
    return withContents { $0.value }
  }

  override func modify(_ change: (inout Value) -> Void) {
    if let snapshot = SharedSnapshot.current {
      let old = read()
      var value = old
      change(&value)
      return snapshot.set(value, for: number, replacing: old)
    }
    let isChanged = changeInside {
      self.withContents { contents in
        // A value that `==` calls equal may differ, so it is saved.
        contents.changes += 1
        return self.change(&contents.value, change)
      }
    }
    if isChanged { observers.changed() }
    saveChanges()
  }

  /// Changes the value and records the change. Returns false if nobody has to be notified, because the value is the same.
  private func change(_ value: inout Value, _ change: (inout Value) -> Void) -> Bool {
    let isTrivial = SharedEquality.isTrivial(Value.self)
    let isReceiving = context.isReceiving
    guard isTrivial || isReceiving else {
      // A copy of a container would be copied again by the change.
      change(&value)
      return true
    }
    let old = value
    change(&value)
    if isTrivial, SharedEquality.areSameBytes(old, value) { return false }
    if isReceiving { send(old, value) }
    return true
  }

  private func send(_ old: Value, _ new: Value) {
    context.send(SharedChange(reference: number, name: name, type: Value.self, old: old, new: new))
  }

  /// Runs a closure that changes the value. The observers of an observable value are notified after the closure, without the lock.
  private func changeInside(_ body: () -> Bool) -> Bool {
    guard ReductionFrame.current == nil, !SharedEquality.isTrivial(Value.self) else { return body() }
    let pending = PendingObservations()
    var frame = ReductionFrame()
    frame.pendingObservations = Unmanaged.passUnretained(pending)
    let result = withUnsafeMutablePointer(to: &frame) {
      ReductionFrame.current = $0
      defer { ReductionFrame.current = nil }
      return body()
    }
    if !pending.isEmpty { pending.fire() }
    return result
  }

  /// Where a value comes from.
  enum Source {
    /// The number of the load, and the number of changes when it began.
    case load(UInt64, changes: UInt64)
    /// The place announced the value.
    case place
  }

  /// Sets a value that was loaded or that changed outside, unless it is older than a change of this program or another load.
  func receive(_ loaded: Loaded<Value>, from source: Source) {
    guard let value = loaded.value ?? connection?.initial else { return }
    // The old value is released without the lock: its release may run the user's code.
    var old: Value?
    let isChanged = changeInside {
      self.withContents { contents in
        guard !isOlder(&contents, source) else { return false }
        contents.origin = SharedOrigin(loaded.version, value, of: connection)
        let before = contents.value
        contents.value = value
        old = before
        // Nobody has seen the value of a reference that is created.
        guard contents.loading.connectingThread != headgate_thread_identity(),
          !SharedEquality.areEqual(before, value)
        else { return false }
        if context.isReceiving { send(before, value) }
        return true
      }
    }
    withExtendedLifetime(old) {}
    if isChanged { observers.changed() }
  }

  /// Whether a value is older than a change of this program or another load. Notes the end of a load.
  private func isOlder(_ contents: inout Contents, _ source: Source) -> Bool {
    if case .load(let number, let changes) = source {
      guard number > contents.loading.ended else { return true }
      contents.loading.ended = number
      if connection?.save != nil, changes != contents.changes { return true }
    }
    if connection?.save != nil, !contents.saving.isSaved(contents.changes, source) {
      // What is stored when a save has succeeded is newer than both: it is loaded then.
      contents.saving.hasMissedValue = true
      return true
    }
    if case .place = source { contents.loading.ended = contents.loading.started }
    return false
  }

  // MARK: The key

  /// Connects the value to its key, once. Returns when the key has loaded the value or has begun to.
  func connect(
    _ connect: (Value) -> (SharedConnection<Value>, (SharedSubscriber<Value>) -> SharedSubscription)
  ) {
    starting.lock()
    defer { starting.unlock() }
    guard connection == nil else { return }
    let (connection, subscribe) = connect(withContents { $0.value })
    self.connection = connection
    withContents { $0.loading.connectingThread = headgate_thread_identity() }
    startLoad(.initialValue(connection.initial)) { [weak self] error in self?.reportLoad(error) }
    subscription = subscribe(
      SharedSubscriber(
        receive: { [weak self] result in self?.placeChanged(result) },
        setLoading: { [weak self] isLoading in self?.setLoading(isLoading) }
      )
    )
    withContents { $0.loading.connectingThread = nil }
  }
}
