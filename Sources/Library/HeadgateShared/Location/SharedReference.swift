import Foundation
internal import HeadgateSupport
internal import HeadgateSupportC

/// A shared value: the one place in memory that all copies of a ``Shared`` refer to.
final class SharedReference<Value>: SharedLocation<Value>, SharedRoot, @unchecked Sendable {
  // Sendable: everything that varies is in `memory`, behind its lock, or is set before a second thread has the reference (see
  // `connect`). A value that is not sendable stays in its isolation, because `Shared` is sendable only when the value is.

  let observers = SharedObservers()
  let number = uniqueNumber()
  let callSite: CallSite?
  /// Nil without a key.
  let saveReports: SaveReports?
  private let givenName: String?
  private let memory: SharedMemory<Value>
  /// The observers that a change of an observable value notifies, used with the lock held.
  private let changedInside = PendingObservations()
  let context: SharedContext
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
    memory = SharedMemory(value)
    self.context = context
    self.registryKey = registryKey
    self.callSite = callSite
    givenName = name
    saveReports = registryKey == nil ? nil : SaveReports(name ?? typeName(Value.self), callSite)
  }

  deinit {
    subscription?.cancel()
    if let registryKey { context.removeReference(registryKey) }
    memory.deallocate()
  }

  override var root: any SharedRoot { self }

  /// The name of the key; nil without a key.
  var keyName: String? { givenName }

  /// The key, or the type of the value.
  var name: String { givenName ?? typeName(Value.self) }

  // MARK: The lock

  /// Runs a closure with the lock held. The closure must not use this value.
  @inline(__always)
  func withContents<Result>(_ body: (inout SharedContents) -> Result) -> Result {
    acquire()
    defer { memory.release() }
    return body(&memory.contents.pointee)
  }

  /// Acquires the lock. A nested use is reported, and is no deadlock.
  @inline(__always)
  private func acquire() {
    if !memory.acquire() { stopNestedUse() }
  }

  /// Stops the program. An optimized program prints this message, too.
  @inline(never)
  private func stopNestedUse() -> Never { fatalError(SharedMessages.nestedUse(name)) }

  /// The value, for code that holds the lock.
  var lockedValue: Value {
    get { memory.value.pointee }
    set { memory.value.pointee = newValue }
  }

  // MARK: The value

  override func readTracked() -> Value {
    observers.access()
    return read()
  }

  override func read() -> Value {
    // Sound: a snapshot has values of this reference under its number only.
    if let snapshot = SharedSnapshot.current, let value = snapshot.values[number] { return value as! Value }
    acquire()
    defer { memory.release() }
    return memory.value.pointee
  }

  override func modify(_ change: (inout Value) -> Void) {
    if let snapshot = SharedSnapshot.current { return modify(snapshot, change) }
    let isChanged =
      SharedEquality.isTrivial(Value.self)
      ? changeTrivial(change) : changeInside { changeObjects(&$0, change) }
    if isChanged { observers.changed() }
    if connection != nil { saveChanges() }
  }

  private func modify(_ snapshot: SharedSnapshot, _ change: (inout Value) -> Void) {
    let old = read()
    var value = old
    change(&value)
    snapshot.set(value, for: number, replacing: old)
  }

  // A value that `==` calls equal may differ, so each change is saved.

  /// Changes a value without references. Returns false if nobody has to be notified, because its bytes are the same.
  private func changeTrivial(_ change: (inout Value) -> Void) -> Bool {
    acquire()
    defer { memory.release() }
    memory.contents.pointee.changes += 1
    // In the bounds: all have the size of the type. A trivial value is its bytes, which need no initialization.
    let size = MemoryLayout<Value>.size
    let (value, old) = (memory.value, memory.bytesBefore)
    old.copyMemory(from: value, byteCount: size)
    change(&value.pointee)
    // Equal values may differ in bytes that no property uses. They count as different.
    guard memcmp(old, value, size) != 0 else { return false }
    if context.isReceiving { send(old.load(as: Value.self), value.pointee) }
    return true
  }

  /// Changes a value and records the change.
  private func changeObjects(_ contents: inout SharedContents, _ change: (inout Value) -> Void) -> Bool {
    contents.changes += 1
    guard context.isReceiving else {
      // A copy of a container would be copied again by the change.
      change(&memory.value.pointee)
      return true
    }
    let old = memory.value.pointee
    change(&memory.value.pointee)
    send(old, memory.value.pointee)
    return true
  }

  private func send(_ old: Value, _ new: Value) {
    context.send(SharedChange(reference: number, name: name, type: Value.self, old: old, new: new))
  }

  /// Changes the value with the lock held. The observers of an observable value are notified after the closure, without the lock.
  private func changeInside(_ body: (inout SharedContents) -> Bool) -> Bool {
    guard ReductionFrame.current == nil, !SharedEquality.isTrivial(Value.self) else { return withContents(body) }
    var changed: PendingObservations?
    let isChanged = withContents { contents in
      var frame = ReductionFrame()
      frame.pendingObservations = Unmanaged.passUnretained(changedInside)
      let isChanged = withUnsafeMutablePointer(to: &frame) {
        ReductionFrame.current = $0
        defer { ReductionFrame.current = nil }
        return body(&contents)
      }
      if !changedInside.isEmpty { changed = changedInside.moved() }
      return isChanged
    }
    changed?.fire()
    return isChanged
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
    let isChanged = changeInside { contents in
      guard !isOlder(&contents, source) else { return false }
      connection?.origin = SharedOrigin(loaded.version, value, of: connection)
      let before = lockedValue
      lockedValue = value
      old = before
      // Nobody has seen the value of a reference that is created.
      guard contents.loading.connectingThread != headgate_thread_identity(),
        !SharedEquality.areEqual(before, value)
      else { return false }
      if context.isReceiving { send(before, value) }
      return true
    }
    withExtendedLifetime(old) {}
    if isChanged { observers.changed() }
  }

  /// Whether a value is older than a change of this program or another load. Notes the end of a load.
  private func isOlder(_ contents: inout SharedContents, _ source: Source) -> Bool {
    if case .load(let number, let changes) = source {
      guard contents.loading.end(number, nil) else { return true }
      if connection?.save != nil, changes != contents.changes { return true }
    }
    if connection?.save != nil, !contents.saving.isSaved(contents.changes, source) {
      // What is stored when a save has succeeded is newer than both: it is loaded then.
      contents.saving.hasMissedValue = true
      return true
    }
    if case .place = source { contents.loading.endAll() }
    return false
  }

  // MARK: The key

  /// Connects the value to its key, once. Returns when the key has loaded the value or has begun to.
  ///
  /// - Parameters:
  ///   - loaded: What the key has already answered; nil to load the value.
  ///   - connect: Makes the connection, and the function that subscribes.
  func connect(
    _ loaded: Loaded<Value>?,
    _ connect: (Value) -> (SharedConnection<Value>, (SharedSubscriber<Value>) -> SharedSubscription)
  ) {
    starting.lock()
    defer { starting.unlock() }
    guard connection == nil else { return }
    let (connection, subscribe) = connect(read())
    self.connection = connection
    withContents { $0.loading.connectingThread = headgate_thread_identity() }
    if let loaded {
      receive(loaded, from: .place)
    } else {
      startLoad(.initialValue(connection.initial)) { [weak self] in self?.reportLoad($0.failure) }
    }
    subscription = subscribe(
      SharedSubscriber(
        receive: { [weak self] result in self?.placeChanged(result) },
        setLoading: { [weak self] isLoading in self?.setLoading(isLoading) }
      )
    )
    withContents {
      $0.loading.connectingThread = nil
      $0.isConnected = true
    }
  }
}
