import HeadgateCore
import HeadgateSupport

/// The lines of a closure that change one state into another: `$0.count = 1`.
///
/// Descends into structs, optionals, collections and cases, so that each line names one change. A value without a short
/// literal is `…`.
struct SuggestedAssignments {
  private static let limit = 12
  private var lines: [String] = []
  private var isFull: Bool { lines.count > Self.limit }

  static func lines(from before: Any, to after: Any) -> [String] {
    var assignments = SuggestedAssignments()
    assignments.collect(before, after, path: "$0")
    guard assignments.isFull else { return assignments.lines }
    return assignments.lines.prefix(limit) + ["…"]
  }

  // MARK: By kind

  private mutating func collect(_ before: Any, _ after: Any, path: String) {
    guard !isFull, !AnyEquality.areEqual(before, after) else { return }
    guard type(of: before) == type(of: after) else { return assign(after, to: path) }
    let left = Mirror(reflecting: before)
    let right = Mirror(reflecting: after)
    switch right.displayStyle {
    case .struct where isBundle(left, right, of: after): collectProperties(left, right, path: path)
    case .optional: collectOptional(left, right, after, path: path)
    case .collection: collectElements(left, right, after, path: path)
    case .set: collectMembers(left, right, path: path)
    case .dictionary: collectEntries(left, right, after, path: path)
    case .enum: collectCase(left, right, after, path: path)
    default: assign(after, to: path)
    }
  }

  private mutating func assign(_ value: Any, to path: String) {
    let path = path.hasSuffix("?") ? String(path.dropLast()) : path
    lines.append("\(path) = \(Self.literal(value))")
  }

  private static func literal(_ value: Any) -> String {
    SwiftLiteral.text(of: value, limit: 80) ?? "…"
  }

  /// Returns whether a struct is shown by its properties, not as a single value.
  private func isBundle(_ left: Mirror, _ right: Mirror, of value: Any) -> Bool {
    !right.children.isEmpty && left.children.count == right.children.count && TypeName.showsProperties(value)
      && !TypeName.isOfLanguage(String(reflecting: type(of: value))) && !TypeName.hidesProperties(type(of: value))
  }

  private mutating func collectProperties(_ left: Mirror, _ right: Mirror, path: String) {
    for (old, new) in zip(left.children, right.children) {
      guard let label = new.label, !label.hasPrefix("_$") else { continue }
      collect(old.value, new.value, path: "\(path).\(PropertyName.written(label))")
    }
  }

  private mutating func collectOptional(_ left: Mirror, _ right: Mirror, _ after: Any, path: String) {
    guard let old = left.children.first, let new = right.children.first else { return assign(after, to: path) }
    collect(old.value, new.value, path: path + "?")
  }

  /// Suggests a change of the payload in place when the case stays the same and its payload is a struct.
  private mutating func collectCase(_ left: Mirror, _ right: Mirror, _ after: Any, path: String) {
    guard
      let old = left.children.first, let new = right.children.first, let name = new.label, old.label == name,
      Mirror(reflecting: new.value).displayStyle == .struct, CasePathText.hasCases(type(of: after))
    else { return assign(after, to: path) }
    let inner = Self.lines(from: old.value, to: new.value)
    guard inner != ["$0 = …"] else { return assign(after, to: path) }
    lines.append("\(path).modify(\\.\(name)) {\(TestingMessages.body(inner))}")
  }

  // MARK: Collections

  private mutating func collectElements(_ left: Mirror, _ right: Mirror, _ after: Any, path: String) {
    let old = left.children.map(\.value)
    let new = right.children.map(\.value)
    if String(reflecting: type(of: after)).hasPrefix("HeadgateIdentified.IdentifiedArray<") {
      guard let old = Self.identified(old), let new = Self.identified(new) else { return assign(after, to: path) }
      return collectIdentified(old, new, after, path: path)
    }
    guard after is any RangeReplaceableCollection & MutableCollection else { return assign(after, to: path) }
    if old.count == new.count {
      for index in new.indices where !isFull { collect(old[index], new[index], path: "\(path)[\(index)]") }
    } else if new.count > old.count, Self.areEqual(old[...], new.prefix(old.count)) {
      for value in new.dropFirst(old.count) where !isFull { lines.append("\(path).append(\(Self.literal(value)))") }
    } else if old.count == new.count + 1 {
      let index = zip(old, new).prefix { AnyEquality.areEqual($0, $1) }.count
      guard Self.areEqual(old.dropFirst(index + 1), new.dropFirst(index)) else { return assign(after, to: path) }
      lines.append("\(path).remove(at: \(index))")
    } else {
      assign(after, to: path)
    }
  }

  private static func areEqual(_ left: ArraySlice<Any>, _ right: ArraySlice<Any>) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { AnyEquality.areEqual($0, $1) }
  }

  private typealias Identified = (id: AnyHashable, value: Any)

  /// Returns the elements with their IDs; nil when an element is not `Identifiable`.
  private static func identified(_ values: [Any]) -> [Identified]? {
    var result: [Identified] = []
    for value in values {
      guard let value = value as? any Identifiable else { return nil }
      result.append((id(of: value), value))
    }
    return result
  }

  private static func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }

  private mutating func collectIdentified(_ old: [Identified], _ new: [Identified], _ after: Any, path: String) {
    let olds = Dictionary(old.map { ($0.id, $0.value) }) { first, _ in first }
    let news = Set(new.map(\.id))
    let kept = old.map(\.id).filter(news.contains)
    guard new.prefix(kept.count).map(\.id) == kept else { return assign(after, to: path) }
    for (id, _) in old where !news.contains(id) && !isFull {
      lines.append("\(path).remove(id: \(Self.literal(id.base)))")
    }
    for (id, value) in new where !isFull {
      if let before = olds[id] {
        collect(before, value, path: "\(path)[id: \(Self.literal(id.base))]?")
      } else {
        lines.append("\(path).append(\(Self.literal(value)))")
      }
    }
  }

  private mutating func collectMembers(_ left: Mirror, _ right: Mirror, path: String) {
    let old = Set(left.children.compactMap { $0.value as? AnyHashable })
    let new = Set(right.children.compactMap { $0.value as? AnyHashable })
    let removed = old.subtracting(new).map { "\(path).remove(\(Self.literal($0.base)))" }
    let inserted = new.subtracting(old).map { "\(path).insert(\(Self.literal($0.base)))" }
    lines += removed.sorted() + inserted.sorted()
  }

  private mutating func collectEntries(_ left: Mirror, _ right: Mirror, _ after: Any, path: String) {
    let old = Self.entries(left)
    let new = Self.entries(right)
    guard old.count == left.children.count, new.count == right.children.count else { return assign(after, to: path) }
    let keys = Set(old.keys).union(new.keys).map { (key: $0, text: Self.index($0.base)) }.sorted { $0.text < $1.text }
    for (key, text) in keys where !isFull {
      let path = "\(path)[\(text)]"
      switch (old[key], new[key]) {
      case (_, nil): lines.append("\(path) = nil")
      case (nil, let value?): lines.append("\(path) = \(Self.literal(value))")
      case (let before?, let value?): collect(before, value, path: path + "?")
      }
    }
  }

  /// Returns the subscript for a key. Elements of a stack are found by their IDs.
  private static func index(_ key: Any) -> String {
    (key as? StackElementID).map { "id: \($0.number)" } ?? literal(key)
  }

  private static func entries(_ mirror: Mirror) -> [AnyHashable: Any] {
    var entries: [AnyHashable: Any] = [:]
    for child in mirror.children {
      let pair = Array(Mirror(reflecting: child.value).children)
      guard pair.count == 2, let key = pair[0].value as? AnyHashable else { continue }
      entries[key] = pair[1].value
    }
    return entries
  }
}
