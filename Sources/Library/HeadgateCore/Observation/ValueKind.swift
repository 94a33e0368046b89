internal import HeadgateSupportC

/// What a type contains, for code that learns the type at run time.
enum ValueKind: UInt64 {
  case plain = 1, state, optional, collection

  /// Returns the kind of a type. Only the first answer for a type needs casts, which are slow.
  static func of(_ type: Any.Type) -> ValueKind {
    let key = UInt64(UInt(bitPattern: ObjectIdentifier(type))) << 3
    // Types of modules of the main actor conform on the main thread only.
    let half = headgate_is_main_thread() ? 0 : Int(slotMask) + 1
    let slot = answers + half + Int(truncatingIfNeeded: key >> 7 & slotMask)
    let answer = headgate_load_relaxed(slot)
    if answer & ~7 == key, let kind = ValueKind(rawValue: answer & 7) { return kind }
    let kind = find(type)
    headgate_store_release(slot, key | kind.rawValue)
    return kind
  }

  private static func find(_ type: Any.Type) -> ValueKind {
    if type is any ObservableState.Type { return .state }
    if let type = type as? any OptionalChild.Type { return child(type) == .plain ? .plain : .optional }
    if let type = type as? any Collection.Type { return element(type) == .state ? .collection : .plain }
    return .plain
  }

  private static func child<Holder: OptionalChild>(_: Holder.Type) -> ValueKind { find(Holder.Child.self) }

  private static func element<Elements: Collection>(_: Elements.Type) -> ValueKind {
    Elements.Element.self is any ObservableState.Type ? .state : .plain
  }

  private static let slotMask: UInt64 = 255

  /// Answers by the address of their type. The address and the kind are in one word: no system uses the three highest bits of an
  /// address of the process.
  private nonisolated(unsafe) static let answers: UnsafeMutablePointer<UInt64> = {
    // Unsafe but correct: the memory is never released, and the words are accessed by atomic operations only. A word is complete in
    // itself, so an answer for another type in the same slot is only a miss.
    let count = 2 * (Int(slotMask) + 1)
    let answers = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    answers.initialize(repeating: 0, count: count)
    return answers
  }()
}
