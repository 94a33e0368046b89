internal import HeadgateRecordings
internal import HeadgateSupport

extension TypeShapes {
  /// Adds the types of a value, of its members, and of theirs. Returns the names of the types with something new.
  ///
  /// Reflection knows the types of the values that are there. Of a collection, the first element is looked at.
  mutating func add(typesOf value: Any) -> Set<String> {
    var changed: Set<String> = []
    collect(value, &changed, depth: 0)
    return changed
  }

  private mutating func collect(_ value: Any, _ changed: inout Set<String>, depth: Int) {
    // A value with more levels is a list of its own kind, such as a tree, whose types are known after the first ones.
    guard depth < 24 else { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct: collectProperties(value, mirror, &changed, depth)
    case .enum: collectCase(value, mirror, &changed, depth)
    case .optional, .collection, .set, .dictionary:
      if let first = mirror.children.first { collect(first.value, &changed, depth: depth + 1) }
    case .tuple:
      for child in mirror.children { collect(child.value, &changed, depth: depth + 1) }
    default: break
    }
  }

  private mutating func collectProperties(_ value: Any, _ mirror: Mirror, _ changed: inout Set<String>, _ depth: Int) {
    // What is inside of the types of the language does not belong to the app.
    guard !SwiftCode.isOfLanguage(String(reflecting: type(of: value))) else { return }
    let name = typeName(type(of: value))
    if add(name) { changed.insert(name) }
    for child in mirror.children {
      guard let label = child.label, !label.hasPrefix("_$") else { continue }
      let property = PropertyName.written(label)
      if add(property, of: typeName(type(of: child.value)), to: name) { changed.insert(name) }
      collect(child.value, &changed, depth: depth + 1)
    }
  }

  private mutating func collectCase(_ value: Any, _ mirror: Mirror, _ changed: inout Set<String>, _ depth: Int) {
    guard let payload = mirror.children.first, let label = payload.label else { return }
    let name = typeName(type(of: value))
    if add(".\(label)", of: typeName(type(of: payload.value)), to: name) { changed.insert(name) }
    collect(payload.value, &changed, depth: depth + 1)
  }
}
