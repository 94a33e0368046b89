internal import HeadgateRecordings

extension JSONTree {
  /// The same value, with the elements of its sets in the order in which another JSON has them.
  ///
  /// Two equal sets may have their elements in any order, and so may dictionaries that are arrays in JSON. With this, two states differ only
  /// where something changed. The mirror of the value says which arrays are sets. So a set keeps its order in a type that encodes it with
  /// another name, and inside of another set.
  ///
  /// - Parameter value: The value whose JSON this is.
  func ordered(like old: JSONTree, of value: Any) -> JSONTree {
    switch (self, old) {
    case (.object(let members), .object(let olds)): .object(Self.ordered(members, like: olds, of: value))
    case (.array(let elements), .array(let olds)) where elements != olds:
      .array(Self.ordered(elements, like: olds, of: ReflectedValue(value)))
    default: self
    }
  }

  private static func ordered(
    _ members: [String: JSONTree],
    like olds: [String: JSONTree],
    of value: Any
  ) -> [String: JSONTree] {
    // Most objects have no arrays in them, and a mirror is expensive.
    var reflected: ReflectedValue?
    return members.reduce(into: members) { ordered, member in
      guard member.value.isCollection, let old = olds[member.key] else { return }
      if reflected == nil { reflected = ReflectedValue(value) }
      guard let inner = reflected?.member(member.key) else { return }
      ordered[member.key] = member.value.ordered(like: old, of: inner)
    }
  }

  private static func ordered(
    _ elements: [JSONTree],
    like olds: [JSONTree],
    of reflected: ReflectedValue
  ) -> [JSONTree] {
    switch reflected.order {
    case .ofSet: ordered(elements.map { [$0] }, like: olds.map { [$0] }).flatMap(\.self)
    case .ofPairs(let values, let isFixed):
      elements.count == 2 * values.count && olds.count.isMultiple(of: 2)
        ? ordered(pairs(elements), like: pairs(olds), of: values, isFixed: isFixed).flatMap(\.self) : elements
    case .ofElements(let count, let value):
      count == elements.count ? ordered(elements, like: olds, of: value) : elements
    case nil: elements
    }
  }

  private var isCollection: Bool {
    switch self {
    case .object, .array: true
    default: false
    }
  }

  /// The elements of an array, each with its sets in order. An element is compared with the old one that has its id, or else its index.
  private static func ordered(_ elements: [JSONTree], like olds: [JSONTree], of value: (Int) -> Any) -> [JSONTree] {
    var byID: [JSONTree: JSONTree]?
    return elements.indices.map { index in
      let element = elements[index]
      guard element.isCollection else { return element }
      var old = olds.indices.contains(index) ? olds[index] : nil
      if let id = element["id"], id != old?["id"] {
        let all = byID ?? Dictionary(olds.compactMap { old in old["id"].map { ($0, old) } }) { first, _ in first }
        byID = all
        old = all[id]
      }
      return old.map { element.ordered(like: $0, of: value(index)) } ?? element
    }
  }

  /// Keys with their values: the sets in a value get the order that they have in the old value of the key.
  private static func ordered(
    _ entries: [[JSONTree]],
    like olds: [[JSONTree]],
    of values: [Any],
    isFixed: Bool
  ) -> [[JSONTree]] {
    let byKey = Dictionary(olds.map { ($0[0], $0[1]) }) { first, _ in first }
    let entries = zip(entries, values).map { entry, value in
      guard entry[1].isCollection, let old = byKey[entry[0]] else { return entry }
      return [entry[0], entry[1].ordered(like: old, of: value)]
    }
    return isFixed ? entries : ordered(entries, like: olds)
  }

  /// Elements of a set, or keys with their values: the old ones in their old order, then the new ones, in the order of their texts.
  private static func ordered(_ entries: [[JSONTree]], like olds: [[JSONTree]]) -> [[JSONTree]] {
    let places = Dictionary(olds.enumerated().map { ($1[0], $0) }) { first, _ in first }
    let placed = entries.map { (place: places[$0[0]] ?? .max, entry: $0) }
    let (kept, new) = (placed.filter { $0.place < .max }, placed.filter { $0.place == .max })
    return kept.sorted { $0.place < $1.place }.map(\.entry)
      + new.map { (text: $0.entry[0].text, entry: $0.entry) }.sorted { $0.text < $1.text }.map(\.entry)
  }

  private static func pairs(_ elements: [JSONTree]) -> [[JSONTree]] {
    stride(from: 0, to: elements.count, by: 2).map { Array(elements[$0..<($0 + 2)]) }
  }
}
