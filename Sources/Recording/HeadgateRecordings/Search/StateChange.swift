/// A change of one value of a state: a text, a number, a Boolean, null, or an empty collection.
///
/// A change of a collection is one of the values in it, each at its place. So an element that is inserted at the start of an array
/// changes all elements after it, as it does for code that reads the array by index.
package struct StateChange: Hashable, Sendable {
  package let action: UInt64
  package let path: [JSONStep]
  /// The JSON before the action; nil if there was no such value.
  package let old: String?
  /// The JSON after the action; nil if there is no such value.
  package let new: String?

  /// The changes between two states, in the order of their paths.
  ///
  /// - Parameter old: Nil for the first state, all of whose values are new.
  package static func between(_ old: JSONTree?, _ new: JSONTree, action: UInt64) -> [StateChange] {
    var changes: [StateChange] = []
    collect(old, new, at: [], action, into: &changes)
    return changes
  }

  private static func collect(
    _ old: JSONTree?,
    _ new: JSONTree?,
    at path: [JSONStep],
    _ action: UInt64,
    into changes: inout [StateChange]
  ) {
    guard old != new else { return }
    let (leaf, newLeaf) = (old?.leafText, new?.leafText)
    if leaf != nil || newLeaf != nil {
      changes.append(StateChange(action: action, path: path, old: leaf, new: newLeaf))
    }
    let (names, newNames): ([String], [String]) = (old?.names ?? [], new?.names ?? [])
    for name in Set(names).union(newNames).sorted() {
      collect(old?[name], new?[name], at: path + [.member(name)], action, into: &changes)
    }
    let (elements, newElements) = (old?.elements ?? [], new?.elements ?? [])
    for index in 0..<max(elements.count, newElements.count) {
      collect(
        elements.indices.contains(index) ? elements[index] : nil,
        newElements.indices.contains(index) ? newElements[index] : nil,
        at: path + [.index(index)],
        action,
        into: &changes
      )
    }
  }
}

extension JSONTree {
  fileprivate var names: [String] {
    if case .object(let members) = self { return Array(members.keys) }
    return []
  }

  /// The text of a value that contains no other one; nil for a collection with elements.
  fileprivate var leafText: String? {
    switch self {
    case .object(let members): return members.isEmpty ? text : nil
    case .array(let elements): return elements.isEmpty ? text : nil
    default: return text
    }
  }
}
