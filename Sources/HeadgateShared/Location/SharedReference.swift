internal import HeadgateSupport
internal import HeadgateSupportC

/// A shared value: the one place in memory that all copies of a ``Shared`` refer to.
final class SharedReference<Value>: SharedLocation<Value>, SharedRoot, @unchecked Sendable {
  // Sendable: everything that varies is in `contents`, behind its lock, is accessed by atomic operations, or is set before a
  // second thread has the reference (see `connect`). A value that is not sendable stays in its isolation, because `Shared` is
  // sendable only when the value is.

  struct Contents {
    var value: Value
    /// The number of loads that have not ended.
    var loads = 0
    var loadError: (any Error)?
    var saveError: (any Error)?
    /// Whether the value changed since it was last given to the key.
    var isUnsaved = false
    /// Whether a thread gives values to the key.
    var isSaving = false
  }

  let observers = SharedObservers()
  let number = uniqueNumber()
  let callSite: CallSite?
  private let givenName: String?
  private let contents: Locked<Contents>
  /// The thread that holds the lock, so that a nested use is reported and is no deadlock.
  private let holder: UnsafeMutablePointer<UInt64>
  private let context: SharedContext
  /// Held while the value is loaded for the first time, so that no other thread reads the value before.
  private let starting = RecursiveLock()
  private var connection: SharedConnection<Value>?
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
    // Only this thread stores its own identity, so a relaxed read is enough.
    if headgate_load_relaxed(holder) == thread { preconditionFailure(SharedMessages.nestedUse(name)) }
    return contents.withLock { contents in
      headgate_store_release(holder, thread)
      defer { headgate_store_release(holder, 0) }
      return body(&contents)
    }
  }

  // MARK: The value

  override func read() -> Value {
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
        let isChanged = self.change(&contents.value, change)
        if isChanged, self.connection?.save != nil { contents.isUnsaved = true }
        return isChanged
      }
    }
    guard isChanged else { return }
    observers.changed()
    saveChanges()
  }

  /// Changes the value and records the change. Returns false if the value is known to be equal.
  private func change(_ value: inout Value, _ change: (inout Value) -> Void) -> Bool {
    let isReceiving = context.isReceiving
    guard isReceiving || SharedEquality.isCheap(Value.self) else {
      // A copy of a container would be copied again by the change.
      change(&value)
      return true
    }
    let old = value
    change(&value)
    if SharedEquality.areEqual(old, value) { return false }
    if isReceiving {
      context.send(SharedChange(reference: number, name: name, old: old, new: value))
    }
    return true
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

  /// Sets a value that was loaded or that changed outside. Local changes that are not saved yet take precedence.
  private func receive(_ value: Value) {
    let isChanged = changeInside {
      self.withContents { contents in
        if contents.isUnsaved { return false }
        let isNew = !SharedEquality.areEqual(contents.value, value)
        return isNew && self.change(&contents.value) { $0 = value }
      }
    }
    if isChanged { observers.changed() }
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
    startLoad(.initialValue(connection.initial)) { [weak self] error in self?.reportLoad(error) }
    subscription = subscribe(
      SharedSubscriber(
        receive: { [weak self] result in self?.loadEnded(result, isLoad: false) { self?.reportLoad($0) } },
        setLoading: { [weak self] isLoading in self?.setLoading(isLoading) }
      )
    )
  }

  private func startLoad(_ context: LoadContext<Value>, failed: @escaping ((any Error)?) -> Void) {
    guard let connection else { return failed(nil) }
    withContents { $0.loads += 1 }
    observers.changed()
    connection.load(
      context,
      LoadContinuation { [weak self] result in
        if let self { loadEnded(result, isLoad: true, failed) } else { failed(nil) }
      }
    )
  }

  private func loadEnded(_ result: Result<Value?, any Error>, isLoad: Bool, _ failed: ((any Error)?) -> Void) {
    var failure: (any Error)?
    switch result {
    case .success(let value):
      if let value = value ?? connection?.initial { receive(value) }
    case .failure(let error): failure = error
    }
    let hasNews = withContents { contents in
      if isLoad { contents.loads -= 1 }
      defer { contents.loadError = failure }
      return isLoad || failure != nil || contents.loadError != nil
    }
    if hasNews { observers.changed() }
    failed(failure)
  }

  private func setLoading(_ isLoading: Bool) {
    withContents { $0.loads = max(0, $0.loads + (isLoading ? 1 : -1)) }
    observers.changed()
  }

  private func reportLoad(_ error: (any Error)?) {
    guard let error else { return }
    callSite?.report(SharedMessages.loadFailed(name, error))
  }

  /// Gives the value to the key until no change is left. Another thread that changes the value meanwhile does not wait.
  private func saveChanges() {
    guard let save = connection?.save else { return }
    while true {
      let next: Value? = withContents { contents in
        guard contents.isUnsaved, !contents.isSaving else { return nil }
        contents.isUnsaved = false
        contents.isSaving = true
        return contents.value
      }
      guard let next else { return }
      save(next, .didSet, SaveContinuation { [weak self] in self?.saveEnded($0, isReported: true) })
      withContents { $0.isSaving = false }
    }
  }

  private func saveEnded(_ result: Result<Void, any Error>, isReported: Bool) {
    var failure: (any Error)?
    if case .failure(let error) = result { failure = error }
    let before = withContents { contents in
      defer { contents.saveError = failure }
      return contents.saveError
    }
    if failure != nil || before != nil { observers.changed() }
    if isReported, before == nil, let failure { callSite?.report(SharedMessages.saveFailed(name, failure)) }
  }

  // MARK: For users

  var isLoading: Bool { withContents { $0.loads > 0 } }
  var loadError: (any Error)? { withContents { $0.loadError } }
  var saveError: (any Error)? { withContents { $0.saveError } }

  func reload() {
    startLoad(.userInitiated) { [weak self] in self?.reportLoad($0) }
  }

  func load() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      startLoad(.userInitiated) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  func save() async throws {
    guard let save = connection?.save else { return }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      save(
        withContents { $0.value },
        .userInitiated,
        SaveContinuation { [self] result in
          saveEnded(result, isReported: false)
          continuation.resume(with: result)
        }
      )
    }
  }
}
