internal import CustomDump
internal import HeadgateCore
internal import HeadgateRecordings
internal import HeadgateSupport

extension JSONTree {
  /// The same value, with the elements of its sets in the order in which another JSON has them.
  ///
  /// Two equal sets may have their elements in any order, and so may dictionaries that are arrays in JSON. With this, two states differ only
  /// where something changed. Only arrays that differ are looked for in the value, by its mirror. A type that encodes itself with other
  /// names keeps its order.
  ///
  /// - Parameter value: The value whose JSON this is.
  func ordered(like old: JSONTree, of value: Any) -> JSONTree {
    guard self != old else { return self }
    switch (self, old) {
    case (.object(let members), .object(let olds)):
      var reflected = ReflectedValue(value)
      return .object(
        members.reduce(into: members) { ordered, member in
          guard member.value.isCollection, let old = olds[member.key], old != member.value else { return }
          guard let inner = reflected.member(member.key) else { return }
          ordered[member.key] = member.value.ordered(like: old, of: inner)
        }
      )
    case (.array(let elements), .array(let olds)):
      let reflected = ReflectedValue(value)
      switch reflected.order {
      case .none: return .array(Self.ordered(elements.map { [$0] }, like: olds.map { [$0] }))
      case .ofPairs where elements.count.isMultiple(of: 2) && olds.count.isMultiple(of: 2):
        return .array(Self.ordered(Self.pairs(elements), like: Self.pairs(olds)))
      case .ofPairs: return self
      case .ofElements(let count, let value):
        return count == elements.count ? .array(Self.ordered(elements, like: olds, of: value)) : self
      }
    default: return self
    }
  }

  private var isCollection: Bool {
    switch self {
    case .object, .array: true
    default: false
    }
  }

  /// The elements of an array, each with its sets in order. An element is compared with the one that has its id, or its index.
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
      guard let old, old != element else { return element }
      return element.ordered(like: old, of: value(index))
    }
  }

  /// Elements of a set, or keys with their values: those that there were in their old order, and the new ones by their texts.
  private static func ordered(_ entries: [[JSONTree]], like olds: [[JSONTree]]) -> [JSONTree] {
    let places = Dictionary(olds.enumerated().map { ($1[0], $0) }) { first, _ in first }
    let placed = entries.map { (place: places[$0[0]] ?? .max, entry: $0) }
    let (kept, new) = (placed.filter { $0.place < .max }, placed.filter { $0.place == .max })
    return kept.sorted { $0.place < $1.place }.flatMap(\.entry)
      + new.map { (text: $0.entry[0].text, entry: $0.entry) }.sorted { $0.text < $1.text }.flatMap(\.entry)
  }

  private static func pairs(_ elements: [JSONTree]) -> [[JSONTree]] {
    stride(from: 0, to: elements.count, by: 2).map { Array(elements[$0..<($0 + 2)]) }
  }
}

/// What the mirror of a value shows, under the names that its JSON has.
private struct ReflectedValue {
  enum Order {
    /// The value is a set.
    case none
    /// The value is a dictionary. Its keys and values are in turns in an array.
    case ofPairs
    case ofElements(count: Int, _ value: (Int) -> Any)
  }

  private let value: Any
  private let mirror: Mirror
  private var keyed: [String: Any]?

  init(_ value: Any) {
    // The JSON of an optional is that of its value.
    var (value, mirror) = (value, Self.mirror(of: value))
    while mirror.displayStyle == .optional, let inner = mirror.children.first?.value {
      (value, mirror) = (inner, Self.mirror(of: inner))
    }
    (self.value, self.mirror) = (value, mirror)
  }

  private static func mirror(of value: Any) -> Mirror { untracked { Mirror(reflecting: value) } }

  private var isStack: Bool { String(reflecting: type(of: value)).hasPrefix("HeadgateCore.StackState<") }

  var order: Order {
    switch mirror.displayStyle {
    case .set: return .none
    case .dictionary where isStack:
      let elements = elementsOfStack
      return .ofElements(count: elements.count) { elements[$0] }
    case .dictionary: return .ofPairs
    default:
      let children = mirror.children
      return .ofElements(count: children.count) { children[children.index(children.startIndex, offsetBy: $0)].value }
    }
  }

  private var elementsOfStack: [Any] {
    mirror.children.compactMap { ($0.value as? (key: StackElementID, value: Any))?.value }
  }

  /// The value with a name in the JSON; nil if the mirror has no such name.
  mutating func member(_ name: String) -> Any? {
    if value is any SharedProjection {
      return name == "value" ? (value as? any CustomDumpRepresentable)?.customDumpValue : nil
    }
    guard mirror.displayStyle == .dictionary else { return child(name) }
    if isStack { return name == "elements" ? elementsOfStack : nil }
    let keyed = keyed ?? valuesByKey
    self.keyed = keyed
    return keyed[name]
  }

  private var valuesByKey: [String: Any] {
    var values: [String: Any] = [:]
    for child in mirror.children {
      guard let (key, value) = child.value as? (key: Any, value: Any) else { continue }
      if let key = key as? any CodingKeyRepresentable { values[key.codingKey.stringValue] = value }
    }
    return values
  }

  private func child(_ name: String) -> Any? {
    var level: Mirror? = mirror
    while let current = level {
      if let child = current.children.first(where: { $0.label == name || $0.label == "_\(name)" }) {
        return child.value
      }
      level = current.superclassMirror
    }
    // The first value of a case, or of a tuple, has no name.
    guard name.hasPrefix("_"), let index = Int(name.dropFirst()) else { return nil }
    if mirror.displayStyle == .tuple { return mirror.children.first { $0.label == ".\(index)" }?.value }
    return index == 0 ? value : nil
  }
}
