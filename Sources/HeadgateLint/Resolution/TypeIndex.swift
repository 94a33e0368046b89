/// The types of a target, by name.
package struct TypeIndex: Sendable {
  /// A type with all its extensions.
  package struct Entry: Sendable {
    package let path: [String]
    /// The declarations; several when branches of `#if` declare the type.
    package fileprivate(set) var declarations: [Location] = []
    package fileprivate(set) var extensions: [Location] = []

    /// Whether two files declare types of this name, so that nobody can say which one a name means.
    package var isAmbiguous: Bool { Set(declarations.map(\.file)).count > 1 }
  }

  /// The position of the facts of a type.
  package struct Location: Hashable, Sendable {
    package let file: Int
    package let type: Int
  }

  package private(set) var entries: [Entry] = []
  private var indices: [[String]: Int] = [:]
  private var aliases: [[String]: TypeShape] = [:]

  package init(_ files: [FileFacts]) {
    for (file, facts) in files.enumerated() {
      for (index, type) in facts.types.enumerated() {
        let entry = entry(for: type.path)
        if type.kind == .extension {
          entries[entry].extensions.append(Location(file: file, type: index))
        } else {
          entries[entry].declarations.append(Location(file: file, type: index))
        }
      }
      for alias in facts.aliases { aliases[alias.path] = alias.type }
    }
  }

  private mutating func entry(for path: [String]) -> Int {
    if let index = indices[path] { return index }
    entries.append(Entry(path: path))
    indices[path] = entries.count - 1
    return entries.count - 1
  }

  /// Returns the index of a type that code in a type names.
  package func find(_ path: [String], from outer: [String], depth: Int = 0) -> Int? {
    guard let first = path.first, depth < 8 else { return nil }
    if first == "Self" {
      return path.count == 1 ? exact(outer, depth) : find(Array(path.dropFirst()), from: outer, depth: depth + 1)
    }
    for count in stride(from: outer.count, through: 0, by: -1) {
      if let found = exact(outer.prefix(count) + path, depth) { return found }
    }
    // The name of a module.
    return path.count > 1 && exact([first], depth) == nil ? exact(Array(path.dropFirst()), depth) : nil
  }

  /// Returns the index of a type by its full path.
  private func exact(_ path: [String], _ depth: Int) -> Int? {
    guard depth < 8, let last = path.last else { return nil }
    if let index = indices[path], !entries[index].declarations.isEmpty {
      return entries[index].isAmbiguous ? nil : index
    }
    let outer = Array(path.dropLast())
    if let alias = aliases[path] { return find(alias.path, from: outer, depth: depth + 1) }
    // `@Sealed enum InternalEvent` declares the type `Internal`.
    if let index = indices[outer + ["\(last)Event"]], !entries[index].declarations.isEmpty { return index }
    guard !outer.isEmpty, let base = exact(outer, depth + 1), entries[base].path != outer else { return nil }
    return exact(entries[base].path + [last], depth + 1)
  }
}
