/// The location of a part of a shared collection. While the collection is too short, it has the last value that was read or set by it.
final class CollectionPartLocation<Whole, Value>: SharedLocation<Value> {
  private let whole: SharedLocation<Whole>
  private let part: CollectionPart<Whole, Value>
  private let changePart: (inout Whole, (inout Value) -> Void) -> Void
  private let last: LastValue<Value>

  /// Traps if the collection is too short now.
  init(
    _ whole: SharedLocation<Whole>,
    _ part: CollectionPart<Whole, Value>,
    change: @escaping (inout Whole, (inout Value) -> Void) -> Void
  ) {
    self.whole = whole
    self.part = part
    changePart = change
    last = LastValue(part.get(whole.read()))
  }

  override var root: any SharedRoot { whole.root }

  override func read() -> Value { last.value(part.value(in: whole.read())) }

  override func modify(_ change: (inout Value) -> Void) {
    whole.modify { whole in
      // A change of a part that is gone changes only the last value: the collection does not get the part back.
      guard part.isThere(whole) else { return last.change(change) }
      changePart(&whole, change)
      if let value = part.value(in: whole) { last.keep(value) }
    }
  }
}

/// The location of a part of a shared collection that can only be read. While the collection is too short, it has the last value that
/// was read by it.
final class CollectionPartReadableLocation<Whole, Value>: ReadableLocation<Value> {
  private let whole: ReadableLocation<Whole>
  private let part: CollectionPart<Whole, Value>
  private let last: LastValue<Value>

  /// Traps if the collection is too short now.
  init(_ whole: ReadableLocation<Whole>, _ part: CollectionPart<Whole, Value>) {
    self.whole = whole
    self.part = part
    last = LastValue(part.get(whole.read()))
  }

  override var root: any SharedRoot { whole.root }

  override func read() -> Value { last.value(part.value(in: whole.read())) }
}
