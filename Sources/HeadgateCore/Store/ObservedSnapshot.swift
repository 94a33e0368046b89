/// What the readers of a place have seen: enough to know later whether they were told of everything that has changed there.
struct ObservedSnapshot {
  let id: ObservableStateID
  /// What the copies of the state share; nil for the case of an enum without an observable payload.
  let extent: ObservationExtent?
  /// The version of the copy that was changed last when this was made, here or elsewhere.
  let newest: UInt64
  /// Who has read the place: the extent itself, or what a node keeps for a state without bookkeeping of its own.
  let readers: ObservationExtent

  init(id: ObservableStateID, extent: ObservationExtent?, readers: ObservationExtent) {
    self.id = id
    self.extent = extent
    newest = extent?.newest ?? 0
    self.readers = readers
  }

  /// Whether the place holds now what its readers know of: nothing has changed, or only what they were told, field by field.
  ///
  /// Each change in place gives a state a new version and tells the readers of the changed field. It continues the chain of changes
  /// when it is made to the newest copy. So a state that is the newest copy now, and was part of the same chain when it was
  /// seen, has changed in no field that its readers were not told of. A copy that was left behind and is put back is not the newest
  /// one. A change of such a copy, and a read of it, start another chain: what was told before says nothing about this place.
  func isStill(_ now: ObservedSnapshot) -> Bool {
    guard extent == now.extent, id.tag == now.id.tag else { return false }
    // A payload that is not observable has no version: it may be another one.
    guard let extent else { return !now.id.isInert }
    if id.version == now.id.version, newest == now.newest { return true }
    return now.id.version == now.newest && id.version >= extent.chainStart
  }
}
