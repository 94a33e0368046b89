internal import HeadgateSupport
internal import HeadgateSupportC
internal import Observation

/// A change that was announced and is not made yet.
@usableFromInline
struct AnnouncedChange {
  var field: ObservedEntry?
  var whole: ObservedEntry?

  /// Notifies observers that the change is made.
  @usableFromInline
  func didSet() {
    field?.didSet()
    whole?.didSet()
  }
}

extension _FieldObservers {
  /// Registers a read of the field with the thread's observation tracking, and marks the field as observed.
  ///
  /// - Parameter version: The version of the copy that is read. Readers of an outdated copy are notified of changes to the newest
  ///   copy too early: they do not see these changes yet.
  @usableFromInline
  package func access(_ field: Int, version: UInt64) {
    if newest != version { noteOutdatedRead() }
    access(field)
  }

  /// Registers a read of a field without versions.
  @usableFromInline
  package func access(_ field: Int) {
    let entry = withEntries { self.entry(of: field, in: &$0) }
    TrackedReads.current?.pointee.note(storage, field)
    entry.registrar.access(ObservedSubject.shared, keyPath: ObservedSubject.path)
  }

  /// Counts each change of the field as a structural change, because its setter may not know that it replaces a state.
  func countAsStructural(_ field: Int) {
    withEntries { entry(of: field, in: &$0).isStructural = true }
  }

  /// Returns the entry of a field that is marked as observed.
  private func entry(of field: Int, in entries: inout [ObservedEntry?]) -> ObservedEntry {
    markObserved(Self.bit(field))
    let index = field + 1
    if index < entries.count {
      if let entry = entries[index] { return entry }
    } else {
      entries.append(contentsOf: repeatElement(nil, count: index + 1 - entries.count))
    }
    let entry = ObservedEntry()
    entries[index] = entry
    return entry
  }

  /// Announces a change of an observed field. In a reduction, the notification waits until the drain ends.
  @usableFromInline
  func willChange(_ field: Int) -> AnnouncedChange {
    if let pending = PendingObservations.current {
      note(field, in: pending)
      return AnnouncedChange()
    }
    let change = withEntries { entries in
      AnnouncedChange(
        field: waiting(for: field, in: entries),
        whole: field == Self.wholeState ? nil : waiting(for: Self.wholeState, in: entries)
      )
    }
    change.field?.willSet()
    change.whole?.willSet()
    return change
  }

  /// Notifies observers of a change of the field that was made without its accessor.
  @usableFromInline
  package func notify(_ field: Int) {
    guard isObserved(field) else { return }
    willChange(field).didSet()
  }

  /// Notifies the observers of all fields, because another state replaced the current one.
  @usableFromInline
  package func fireAll() {
    let fields = withEntries { entries in
      entries.indices.filter { entries[$0] != nil }.map { $0 - 1 }
    }
    for field in fields { notify(field) }
  }

  /// Notifies observers of a change that was recorded in a reduction.
  func firePending(_ field: Int) {
    TrackedReads.current?.pointee.changed(storage, field)
    let entry = withEntries { entries in
      entries[field + 1]?.isPending = false
      markObserved(Self.bit(field))
      return waiting(for: field, in: entries)
    }
    entry?.willSet()
    entry?.didSet()
  }

  private func note(_ field: Int, in pending: PendingObservations) {
    withEntries { entries in
      note(field, among: entries, in: pending)
      if field != Self.wholeState { note(Self.wholeState, among: entries, in: pending) }
    }
  }

  private func note(_ field: Int, among entries: [ObservedEntry?], in pending: PendingObservations) {
    let index = field + 1
    guard index < entries.count, let entry = entries[index] else { return }
    if entry.isStructural { ReductionFrame.noteStructuralChange() }
    guard !entry.isPending, isBitSet(field) else { return }
    entry.isPending = true
    pending.append(storage, field)
    // Further changes before the notification need no check. A shared bit stays set, because other fields may use it.
    if field < Self.sharedBit, !entry.isStructural { clearObserved(Self.bit(field)) }
  }

  /// Returns the entry of the field if the field is observed.
  private func waiting(for field: Int, in entries: [ObservedEntry?]) -> ObservedEntry? {
    let index = field + 1
    // Observation tracking registers at the end of the tracked closure, which may make any number of changes first. So after any
    // number of changes, a closure may still need the notification, and the field stays marked as observed.
    guard index < entries.count, isBitSet(field) else { return nil }
    return entries[index]
  }
}

extension _FieldObservers {
  private func withEntries<Result>(_ body: (inout [ObservedEntry?]) -> Result) -> Result {
    observationLocks[Int(truncatingIfNeeded: id) & 15].withLock { _ in
      storage.withUnsafeMutablePointerToHeader { body(&$0.pointee) }
    }
  }

  private func isBitSet(_ field: Int) -> Bool {
    storage.withUnsafeMutablePointerToElements {
      headgate_load_relaxed($0 + FieldObserversStorage.observedWord) & Self.bit(field) != 0
    }
  }

  private func markObserved(_ bit: UInt64) {
    storage.withUnsafeMutablePointerToElements {
      _ = headgate_fetch_or($0 + FieldObserversStorage.observedWord, bit)
    }
  }

  private func clearObserved(_ bit: UInt64) {
    storage.withUnsafeMutablePointerToElements {
      _ = headgate_fetch_and($0 + FieldObserversStorage.observedWord, ~bit)
    }
  }
}

extension FieldObserversStorage: PendingObserved {
  package func firePending(_ field: Int) {
    _FieldObservers(storage: self).firePending(field)
  }
}
