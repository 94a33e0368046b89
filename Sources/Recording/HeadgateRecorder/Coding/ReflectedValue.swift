internal import CustomDump
internal import HeadgateCore
internal import HeadgateSupport

/// What the mirror of a value shows, under the names that its JSON has.
struct ReflectedValue {
  /// What the order of the elements of an array in JSON means.
  enum Order {
    /// Nothing: the value is a set.
    case ofSet(count: Int, _ value: (Int) -> Any)
    /// The value is a dictionary. Its keys and values are in turns in an array. Those of an ordered dictionary have a fixed order.
    case ofPairs(_ values: [Any], isFixed: Bool)
    /// The value is a list.
    case ofElements(count: Int, _ value: (Int) -> Any)
  }

  private let value: Any
  private let mirror: Mirror
  private let isStack: Bool
  private var keyed: [String: Any]?

  init(_ value: Any) {
    // The JSON of an optional is that of its value.
    var (value, mirror) = (value, Self.mirror(of: value))
    while mirror.displayStyle == .optional, let inner = mirror.children.first?.value {
      (value, mirror) = (inner, Self.mirror(of: inner))
    }
    (self.value, self.mirror) = (value, mirror)
    isStack = mirror.displayStyle == .dictionary && value is any Stack
  }

  private static func mirror(of value: Any) -> Mirror { untracked { Mirror(reflecting: value) } }

  /// Nil for a value that is no collection: it encodes itself in its own way.
  var order: Order? {
    switch mirror.displayStyle {
    case .dictionary where isStack:
      let values = entries.map(\.value)
      return .ofElements(count: values.count) { values[$0] }
    case .dictionary: return .ofPairs(entries.map(\.value), isFixed: !(value is any UnorderedDictionary))
    case .set, .collection:
      // The children of a set have no random access.
      let children = Array(mirror.children)
      let child = { children[$0].value }
      // An ordered set has the mirror of a set, and another order is a change of it.
      let isSet = mirror.displayStyle == .set && value is any SetAlgebra
      return isSet ? .ofSet(count: children.count, child) : .ofElements(count: children.count, child)
    default: return nil
    }
  }

  private var entries: [(key: Any, value: Any)] {
    mirror.children.compactMap { $0.value as? (key: Any, value: Any) }
  }

  /// The value with a name in the JSON; nil if the mirror has no such name.
  mutating func member(_ name: String) -> Any? {
    if let payload = value as? Payload { return payload.member(name) }
    if value is any SharedProjection {
      return name == "value" ? (value as? any CustomDumpRepresentable)?.customDumpValue : nil
    }
    switch mirror.displayStyle {
    case .dictionary where isStack: return name == "elements" ? entries.map(\.value) : nil
    case .dictionary:
      let keyed = keyed ?? valuesByKey
      self.keyed = keyed
      return keyed[name]
    case .enum: return child(name).map(Payload.init)
    default: return child(name)
    }
  }

  private var valuesByKey: [String: Any] {
    var values: [String: Any] = [:]
    for (key, value) in entries {
      if let key = key as? any CodingKeyRepresentable { values[key.codingKey.stringValue] = value }
    }
    return values
  }

  private func child(_ name: String) -> Any? {
    // Wrappers and macros add an underscore.
    let stored = "_\(name)"
    var level: Mirror? = mirror
    while let current = level {
      if let child = current.children.first(where: { $0.label == name || $0.label == stored }) { return child.value }
      level = current.superclassMirror
    }
    return nil
  }

  /// The values of a case. Their JSON is an object, also if there is only one value, and it has no name.
  private struct Payload {
    let value: Any

    func member(_ name: String) -> Any? {
      let mirror = ReflectedValue.mirror(of: value)
      guard mirror.displayStyle == .tuple else { return name == "_0" ? value : nil }
      return mirror.children.first { $0.label == name || $0.label == ".\(name.dropFirst())" }?.value
    }
  }
}

/// Ordered dictionaries have the mirror of a dictionary, too.
private protocol UnorderedDictionary {}

extension Dictionary: UnorderedDictionary {}

/// A stack has the mirror of a dictionary, and the JSON of a list.
private protocol Stack {}

extension StackState: Stack {}
