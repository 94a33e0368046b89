/// A snapshot of the state that the readers of a cursor have seen. It shows later whether the readers missed a change.
struct ObservedSnapshot {
  let id: _ObservableStateID
  /// The observers that all copies of the state share; nil for an enum case without an observable payload.
  let fieldObservers: _FieldObservers?
  /// The version of the most recently changed copy when this snapshot was made.
  let newest: UInt64
  let lastOutdatedRead: UInt64
  /// The observers to notify. They belong to the state, or to the cursor if the state has none.
  let readers: _FieldObservers

  init(id: _ObservableStateID, fieldObservers: _FieldObservers?, readers: _FieldObservers) {
    self.id = id
    self.fieldObservers = fieldObservers
    newest = fieldObservers?.newest ?? 0
    lastOutdatedRead = fieldObservers?.lastOutdatedRead ?? 0
    self.readers = readers
  }

  /// Returns whether the readers were notified of every change between this snapshot and `now`.
  ///
  /// Each change gives a copy a new version, makes it the newest copy, and notifies the readers of the changed field. A change of
  /// an outdated copy notifies all readers. So while the state is the newest copy, its readers were notified of all changes.
  /// A copy that is put back is not the newest copy. Readers of an outdated copy may have been notified of a change to another
  /// copy and read again without seeing the change. They must be notified when that other copy replaces theirs.
  func isStill(_ now: ObservedSnapshot) -> Bool {
    guard fieldObservers == now.fieldObservers, id.caseIndex == now.id.caseIndex else { return false }
    // A payload that is not observable has no version: another payload may have replaced it.
    guard fieldObservers != nil else { return !now.id.isInert }
    if id.version == now.id.version, newest == now.newest { return true }
    return isOfNewest && now.isOfNewest && lastOutdatedRead == now.lastOutdatedRead
  }

  private var isOfNewest: Bool { id.version == newest }
}
