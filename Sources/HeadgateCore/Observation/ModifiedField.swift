/// A change in place that was announced when it began.
public struct ModifiedField {
  @usableFromInline let change: AnnouncedChange?

  @inlinable
  init(change: AnnouncedChange?) {
    self.change = change
  }
}

/// The value of an observed property before a change in place.
public struct ModifiedValue<Value> {
  @usableFromInline let old: Value?

  @inlinable
  init(old: Value?) {
    self.old = old
  }
}
