/// What the readers of a place have seen: enough to know later whether they were told of everything that has changed there.
struct ObservedSnapshot {
  let id: ObservableStateID
  /// What the copies of the state share; nil for the case of an enum without an observable payload.
  let fieldObservers: FieldObservers?
  /// The version of the copy that was changed last when this was made, here or elsewhere.
  let newest: UInt64
  let trust: UInt64
  /// Who has read the place: the extent itself, or what a node keeps for a state without bookkeeping of its own.
  let readers: FieldObservers

  init(id: ObservableStateID, fieldObservers: FieldObservers?, readers: FieldObservers) {
    self.id = id
    self.fieldObservers = fieldObservers
    newest = fieldObservers?.newest ?? 0
    trust = fieldObservers?.trust ?? 0
    self.readers = readers
  }

  /// Whether the place holds now what its readers know of: nothing has changed, or only what they were told, field by field.
  ///
  /// Each change gives a copy a new version, makes it the newest copy, and tells the readers of the changed field. A change of a copy
  /// that was left behind tells all readers. So readers of the newest copy have heard of everything that has come since, if the place
  /// still holds the newest copy. A copy that is put back is not the newest one. And readers of a copy that was left behind may have
  /// heard of a change, read again, and seen nothing of it, because the change was made to another copy which comes here later.
  func isStill(_ now: ObservedSnapshot) -> Bool {
    guard fieldObservers == now.fieldObservers, id.caseIndex == now.id.caseIndex else { return false }
    // A payload that is not observable has no version: it may be another one.
    guard fieldObservers != nil else { return !now.id.isInert }
    if id.version == now.id.version, newest == now.newest { return true }
    return isOfNewest && now.isOfNewest && trust == now.trust
  }

  private var isOfNewest: Bool { id.version == newest }
}
