/// The members of the types of a session: the properties of structs, and the cases of enums with their payloads.
///
/// They are in the table `info`, one row for each type, with the key `type NAME` and a JSON object as the value.
package struct TypeShapes: Equatable, Sendable {
  /// The types of the members by their names, by the name of the type.
  package private(set) var types: [String: [String: String]] = [:]

  package init() {}

  /// The shapes in a recording; empty for one that was written before they were recorded.
  package init(info: [String: String]) {
    for (key, value) in info where key.hasPrefix(Self.prefix) {
      guard case .object(let members)? = try? JSONTree(parsing: value) else { continue }
      types[String(key.dropFirst(Self.prefix.count))] = members.compactMapValues(\.string)
    }
  }

  /// The start of the keys of types in the table `info`.
  static let prefix = "type "

  /// Adds a member. Returns whether it is new.
  @discardableResult
  package mutating func add(_ member: String, of memberType: String, to type: String) -> Bool {
    types[type, default: [:]].updateValue(memberType, forKey: member) == nil
  }

  /// Adds a type without members. Returns whether it is new.
  package mutating func add(_ type: String) -> Bool {
    guard types[type] == nil else { return false }
    types[type] = [:]
    return true
  }

  /// Adds the members of other types. Returns the names of the types with something new.
  package mutating func add(_ other: TypeShapes) -> Set<String> {
    var changed: Set<String> = []
    for (type, members) in other.types {
      if add(type) { changed.insert(type) }
      for (member, memberType) in members where add(member, of: memberType, to: type) { changed.insert(type) }
    }
    return changed
  }

  /// The rows of types.
  package func rows(of names: some Sequence<String>) -> [RecordingRow] {
    names.compactMap { name in
      types[name].map { members in
        .info(key: Self.prefix + name, value: JSONTree.object(members.mapValues { .string($0) }).text)
      }
    }
  }

  /// The differences of the types that both have, one line for each member.
  package func differences(from old: TypeShapes) -> [String] {
    old.types.keys.filter { types[$0] != nil }.sorted().flatMap { type in
      let (before, now) = (old.types[type] ?? [:], types[type] ?? [:])
      return Set(before.keys).union(now.keys).sorted().compactMap { member -> String? in
        // Only the cases that occurred are known.
        let isCase = member.hasPrefix(".")
        return switch (before[member], now[member]) {
        case (let old?, let new?) where old != new: "'\(type)': '\(member)' was '\(old)', and is '\(new)'"
        case (let old?, nil) where !isCase: "'\(type)': '\(member)' of type '\(old)' is gone"
        case (nil, let new?) where !isCase: "'\(type)': '\(member)' of type '\(new)' is new"
        default: nil
        }
      }
    }
  }
}
