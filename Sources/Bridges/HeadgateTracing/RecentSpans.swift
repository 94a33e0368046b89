/// The last spans by the number of their action or effect, and the spans that something uses.
///
/// No event tells that an action causes nothing more: a part of its effect may start hours later. So a limited number is kept.
struct RecentSpans {
  private struct Entry {
    let span: TracedSpan
    /// The latest position of the number. An earlier position no longer counts.
    var slot: Int
    var users = 0
  }

  private var entries: [UInt64: Entry] = [:]
  /// The numbers in the order in which they are forgotten, as a ring.
  private var slots: [UInt64] = []
  private var next = 0
  private let capacity: Int

  init(capacity: Int = 1024) {
    self.capacity = capacity
  }

  /// The number of spans that are kept.
  var count: Int { entries.count }

  subscript(number: UInt64) -> TracedSpan? { entries[number]?.span }

  mutating func remember(_ span: TracedSpan, as number: UInt64) {
    entries[number] = Entry(span: span, slot: place(number))
  }

  /// Keeps a span until `release` is called as often.
  mutating func retain(_ number: UInt64) {
    entries[number]?.users += 1
  }

  /// The span becomes the latest one: the next part of a sequence of effects starts after the end of the part before it.
  mutating func release(_ number: UInt64) {
    guard var entry = entries[number], entry.users > 0 else { return }
    if entry.users == 1 { entry.slot = place(number) }
    entry.users -= 1
    entries[number] = entry
  }

  /// Takes the oldest position, and forgets the number there.
  private mutating func place(_ number: UInt64) -> Int {
    let slot = next
    next = (next + 1) % capacity
    guard slot < slots.count else {
      slots.append(number)
      return slot
    }
    if let oldest = entries[slots[slot]], oldest.slot == slot, oldest.users == 0 { entries[slots[slot]] = nil }
    slots[slot] = number
    return slot
  }
}
