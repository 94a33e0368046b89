internal import HeadgateRecordings

extension JSONTree {
  /// The same value, with the elements of its sets sorted, and the keys of its dictionaries that are arrays in JSON.
  ///
  /// Two equal sets may have their elements in any order. With this, two states differ only where something changed, and an element of a
  /// set has one number. The mirror of the value says which arrays are sets. So a set keeps its order in a type that encodes it with another
  /// name.
  ///
  /// - Parameters:
  ///   - value: The value whose JSON this is.
  ///   - old: An earlier state of the value, with sorted sets. What is equal in it is not looked at.
  func withSortedSets(of value: Any, like old: JSONTree? = nil) -> JSONTree {
    switch self {
    case .object(let members): .object(Self.sorted(members, of: value, like: old))
    case .array(let elements) where elements != old?.elements:
      .array(Self.sorted(elements, of: ReflectedValue(value), like: old?.elements ?? []))
    default: self
    }
  }

  private static func sorted(
    _ members: [String: JSONTree],
    of value: Any,
    like old: JSONTree?
  ) -> [String: JSONTree] {
    // Most objects have no arrays in them, and a mirror is expensive.
    var reflected: ReflectedValue?
    return members.reduce(into: members) { sorted, member in
      guard member.value.isCollection else { return }
      if reflected == nil { reflected = ReflectedValue(value) }
      guard let inner = reflected?.member(member.key) else { return }
      sorted[member.key] = member.value.withSortedSets(of: inner, like: old?[member.key])
    }
  }

  private static func sorted(_ elements: [JSONTree], of reflected: ReflectedValue, like olds: [JSONTree]) -> [JSONTree]
  {
    switch reflected.order {
    case .ofSet(let count, let value):
      count == elements.count
        ? sorted(elements.indices.map { [elements[$0].withSortedSets(of: value($0))] }).flatMap(\.self) : elements
    case .ofPairs(let values, let isFixed):
      elements.count == 2 * values.count ? sorted(pairs(elements), of: values, isFixed, like: olds) : elements
    case .ofElements(let count, let value):
      count == elements.count ? sorted(elements, of: value, like: olds) : elements
    case nil: elements
    }
  }

  private var isCollection: Bool {
    switch self {
    case .object, .array: true
    default: false
    }
  }

  /// The elements of an array, each with its sets sorted. An element is compared with the old one that has its id, or else its index.
  private static func sorted(_ elements: [JSONTree], of value: (Int) -> Any, like olds: [JSONTree]) -> [JSONTree] {
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
      return element == old ? element : element.withSortedSets(of: value(index), like: old)
    }
  }

  /// Keys with their values, in turns.
  private static func sorted(
    _ entries: [[JSONTree]],
    of values: [Any],
    _ isFixed: Bool,
    like olds: [JSONTree]
  ) -> [JSONTree] {
    let byKey = Dictionary(pairs(olds).map { ($0[0], $0[1]) }) { first, _ in first }
    let entries = zip(entries, values).map { entry, value in
      [entry[0], entry[1].withSortedSets(of: value, like: byKey[entry[0]])]
    }
    return (isFixed ? entries : sorted(entries)).flatMap(\.self)
  }

  private static func sorted(_ entries: [[JSONTree]]) -> [[JSONTree]] {
    entries.map { (place: $0[0].place, entry: $0) }.sorted { $0.place < $1.place }.map(\.entry)
  }

  /// The place in a sorted set: numbers are before texts, and these before everything else. Large integers with one `Double` are sorted as
  /// texts.
  var place: (kind: Int, number: Double, text: String) {
    switch self {
    case .integer(let number): (0, Double(number), "\(number)")
    case .unsigned(let number): (0, Double(number), "\(number)")
    case .number(let number): (0, number, "")
    case .string(let text): (1, 0, text)
    default: (2, 0, text)
    }
  }

  private static func pairs(_ elements: [JSONTree]) -> [[JSONTree]] {
    stride(from: 0, to: elements.count - 1, by: 2).map { Array(elements[$0..<($0 + 2)]) }
  }
}
