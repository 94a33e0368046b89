import HeadgateLint

/// The open actions of a target, with the code that sends and examines each.
struct OpenActionIndex {
  /// The id of the list of all open actions. It has a space, which no name of a feature has.
  static let listID = "open actions"

  /// A case of a `switch`.
  private struct Handler: Hashable {
    let file: Int
    let index: Int
  }

  /// The indices of the types, in the order of their names.
  let types: [Int]
  private let ids: [Int: String]
  private(set) var sends: [Int: [(file: Int, fact: SendFact)]] = [:]
  private(set) var patterns: [Int: [(file: Int, fact: TypePatternFact)]] = [:]
  private var typesByHandler: [Handler: [Int]] = [:]
  private let target: ResolvedTarget

  init(_ target: ResolvedTarget) {
    self.target = target
    types = target.types.entries.indices.filter { index in
      guard let place = target.types.entries[index].declarations.first, !target.files[place.file].isTest else {
        return false
      }
      let isType = target.declarations(of: index).contains { [.struct, .enum, .class].contains($0.kind) }
      return isType && target.parts(of: index).contains { $0.inherits("Action") }
    }.sorted { Self.name($0, target) < Self.name($1, target) }
    var counts: [String: Int] = [:]
    var ids: [Int: String] = [:]
    for type in types {
      let name = Self.name(type, target)
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      ids[type] = "\(Self.listID).\(name)\(count == 1 ? "" : "#\(count)")"
    }
    self.ids = ids
    guard !types.isEmpty else { return }
    for (file, facts) in target.files.enumerated() where !facts.isTest { collect(facts, file) }
  }

  private mutating func collect(_ facts: FileFacts, _ file: Int) {
    for send in facts.sends {
      if let type = type(of: send) { sends[type, default: []].append((file, send)) }
    }
    for pattern in facts.typePatterns {
      guard let type = target.types.find(pattern.type.path, from: pattern.context.type), ids[type] != nil else {
        continue
      }
      patterns[type, default: []].append((file, pattern))
      if let handler = pattern.handler { typesByHandler[Handler(file: file, index: handler), default: []].append(type) }
    }
  }

  private static func name(_ type: Int, _ target: ResolvedTarget) -> String {
    target.types.entries[type].path.dropFirst().joined(separator: ".")
  }

  /// Returns the name of an action without its module.
  func name(_ type: Int) -> String { Self.name(type, target) }

  /// Returns the id of an action. The types of two modules can have one name.
  func id(_ type: Int) -> String { ids[type] ?? "" }

  /// Returns the type of the action that code sends; nil when it is not an open action of the target.
  func type(of send: SendFact) -> Int? {
    guard send.path.isOpenAction, case .typed(let shape) = send.path.root,
      let type = target.types.find(shape.path, from: send.context.type), ids[type] != nil
    else { return nil }
    return type
  }

  /// Returns the ids of the actions whose case of a `switch` contains code.
  func causes(_ handler: Int?, in file: Int) -> [String] {
    guard let handler else { return [] }
    return (typesByHandler[Handler(file: file, index: handler)] ?? []).map(id).uniqued
  }
}
