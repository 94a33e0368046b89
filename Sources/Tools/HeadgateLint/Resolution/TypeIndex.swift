/// The types of all files, by name.
///
/// The first name of each path is the module: see `FileFacts.inModule`.
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
  private var aliases: [[String]: AliasFact] = [:]
  /// The protocols that each protocol inherits from.
  private var parents: [Int: [TypeShape]] = [:]
  /// The declared types by their names without the module.
  private var modules: [[String]: [Int]] = [:]
  /// The names at the end of a path that can be found. Most names that are looked up, such as `String`, are not among them.
  private var names: Set<String> = []

  package init(_ files: [FileFacts]) {
    for (file, facts) in files.enumerated() {
      for (index, type) in facts.types.enumerated() {
        let entry = entry(for: type.path)
        if type.kind == .extension {
          entries[entry].extensions.append(Location(file: file, type: index))
        } else {
          entries[entry].declarations.append(Location(file: file, type: index))
          if type.kind == .protocol { parents[entry, default: []] += type.inherited }
        }
      }
    }
    addAliases(of: files)
    for (index, entry) in entries.enumerated() where !entry.declarations.isEmpty {
      modules[Array(entry.path.dropFirst()), default: []].append(index)
      addName(of: entry.path)
    }
    for path in aliases.keys { addName(of: path) }
    moveExtensions()
  }

  /// Adds the aliases of all files. An alias that two files declare has no meaning, as a type that two files declare.
  private mutating func addAliases(of files: [FileFacts]) {
    var owners: [[String]: Int] = [:]
    var ambiguous: Set<[String]> = []
    for (file, facts) in files.enumerated() {
      for alias in facts.aliases {
        if owners.updateValue(file, forKey: alias.path) ?? file != file { ambiguous.insert(alias.path) }
        aliases[alias.path] = alias
      }
    }
    for path in ambiguous { aliases[path] = nil }
  }

  private mutating func addName(of path: [String]) {
    guard let name = path.last else { return }
    names.insert(name)
    // See `exact`.
    if name.hasSuffix("Event") { names.insert(String(name.dropLast("Event".count))) }
  }

  /// Moves the extensions of types of other modules to these types.
  private mutating func moveExtensions() {
    for index in entries.indices where entries[index].declarations.isEmpty {
      guard let declared = unique(Array(entries[index].path.dropFirst())) else { continue }
      entries[declared].extensions += entries[index].extensions
      indices[entries[index].path] = declared
    }
  }

  /// Returns the only type with a name in all modules.
  private func unique(_ path: [String]) -> Int? {
    guard let found = modules[path], found.count == 1, !entries[found[0]].isAmbiguous else { return nil }
    return found[0]
  }

  private mutating func entry(for path: [String]) -> Int {
    if let index = indices[path] { return index }
    entries.append(Entry(path: path))
    indices[path] = entries.count - 1
    return entries.count - 1
  }

  /// Returns whether a `typealias` has a full name.
  func hasAlias(_ path: [String]) -> Bool { aliases[path] != nil }

  /// Returns the `typealias` that code in a type names.
  func alias(_ path: [String], from outer: [String]) -> AliasFact? {
    guard !aliases.isEmpty, !path.isEmpty else { return nil }
    for count in stride(from: outer.count, through: 0, by: -1) {
      if let alias = aliases[outer.prefix(count) + path] { return alias }
    }
    return nil
  }

  /// Returns the protocols that a protocol of the target inherits from.
  func protocolParents(of type: Int) -> [TypeShape] { parents[type] ?? [] }

  /// Returns the index of a type that code in a type names.
  package func find(_ path: [String], from outer: [String], depth: Int = 0) -> Int? {
    guard let first = path.first, depth < 8 else { return nil }
    if first == "Self" {
      return path.count == 1 ? exact(outer, depth) : find(Array(path.dropFirst()), from: outer, depth: depth + 1)
    }
    guard let last = path.last, names.contains(last) else { return nil }
    for count in stride(from: outer.count, through: 0, by: -1) {
      if let found = exact(outer.prefix(count) + path, depth) { return found }
    }
    // A type of another module, perhaps with the name of the module.
    if let found = unique(path) ?? nested(path, depth) { return found }
    // `Login.Action` of an unknown `Login` is not the enum `Action` of another file.
    guard path.count > 1, unique([first]) == nil, path.count > 2 || !["Action", "State"].contains(path[1]) else {
      return nil
    }
    return unique(Array(path.dropFirst()))
  }

  /// Returns the index of a type inside of a type of another module.
  private func nested(_ path: [String], _ depth: Int) -> Int? {
    guard path.count > 1, let base = unique(Array(path.dropLast())) else { return nil }
    return exact(entries[base].path + [path[path.count - 1]], depth + 1)
  }

  /// Returns the index of a type by its full path.
  private func exact(_ path: [String], _ depth: Int) -> Int? {
    guard depth < 8, let last = path.last, names.contains(last) else { return nil }
    if let index = indices[path], !entries[index].declarations.isEmpty {
      return entries[index].isAmbiguous ? nil : index
    }
    let outer = Array(path.dropLast())
    if let alias = aliases[path] { return find(alias.type.path, from: outer, depth: depth + 1) }
    // `@Sealed enum InternalEvent` declares the type `Internal`.
    if let index = indices[outer + ["\(last)Event"]], !entries[index].declarations.isEmpty { return index }
    guard !outer.isEmpty, let base = exact(outer, depth + 1), entries[base].path != outer else { return nil }
    return exact(entries[base].path + [last], depth + 1)
  }
}
