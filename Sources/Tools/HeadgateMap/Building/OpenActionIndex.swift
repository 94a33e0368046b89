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

  /// A place that examines an action.
  struct Pattern {
    let file: Int
    let range: SourceRange
    let handler: Int?
    let context: CodeContext
  }

  private struct Place: Hashable {
    let file: Int
    let range: SourceRange
  }

  /// The actions, in the order of the names of their types. An enum has an action for each of its cases.
  let actions: [OpenAction]
  private let actionsByType: [Int: [OpenAction]]
  private let ids: [Int: String]
  private(set) var sends: [OpenAction: [(file: Int, fact: SendFact)]] = [:]
  private(set) var patterns: [OpenAction: [Pattern]] = [:]
  private var actionsByHandler: [Handler: [OpenAction]] = [:]
  private var knownPlaces: Set<Place> = []
  private let target: ResolvedTarget

  init(_ target: ResolvedTarget) {
    self.target = target
    let types = target.types.entries.indices.filter { index in
      guard let place = target.types.entries[index].declarations.first, !target.files[place.file].isTest else {
        return false
      }
      let isType = target.declarations(of: index).contains { [.struct, .enum, .class].contains($0.kind) }
      return isType && target.parts(of: index).contains { $0.inherits("Action") }
    }.sorted { Self.name($0, target) < Self.name($1, target) }
    var counts: [String: Int] = [:]
    var ids: [Int: String] = [:]
    var actions: [Int: [OpenAction]] = [:]
    for type in types {
      ids[type] = "\(Self.listID).\(counts.unique(Self.name(type, target)))"
      let cases = target.declarations(of: type).flatMap(\.cases).map { OpenAction(type: type, caseName: $0.name) }
      actions[type] = cases.isEmpty ? [OpenAction(type: type, caseName: nil)] : cases
    }
    self.ids = ids
    actionsByType = actions
    self.actions = types.flatMap { actions[$0] ?? [] }
    guard !types.isEmpty else { return }
    for (file, facts) in target.files.enumerated() where !facts.isTest { collect(facts, file) }
  }

  private mutating func collect(_ facts: FileFacts, _ file: Int) {
    for send in facts.sends {
      for action in self.actions(of: send) { sends[action, default: []].append((file, send)) }
    }
    // The cases of the `switch` inside of `case let action as LoginAction`.
    var switched: Set<Int> = []
    for pattern in facts.patterns {
      guard case .typed(let shape) = pattern.path.root, let name = pattern.path.components.first?.name,
        let type = type(shape, pattern.context)
      else { continue }
      switched.insert(type)
      add(type, name, Pattern(file: file, range: pattern.range, handler: pattern.handler, context: pattern.context))
    }
    for pattern in facts.typePatterns {
      guard let type = type(of: pattern) else { continue }
      if pattern.caseName == nil, switched.contains(type), isSwitched(type, after: pattern, in: facts) { continue }
      add(
        type,
        pattern.caseName,
        Pattern(file: file, range: pattern.range, handler: pattern.handler, context: pattern.context)
      )
    }
  }

  /// Whether a `switch` over the cases of a type follows the cast to this type in the same function.
  private func isSwitched(_ type: Int, after cast: TypePatternFact, in facts: FileFacts) -> Bool {
    facts.patterns.contains { pattern in
      guard case .typed(let shape) = pattern.path.root, pattern.range.offset > cast.range.offset else { return false }
      return pattern.context.member == cast.context.member && pattern.context.type == cast.context.type
        && self.type(shape, pattern.context) == type
    }
  }

  private mutating func add(_ type: Int, _ caseName: String?, _ pattern: Pattern) {
    knownPlaces.insert(Place(file: pattern.file, range: pattern.range))
    for action in actions(type, caseName) {
      patterns[action, default: []].append(pattern)
      if let handler = pattern.handler {
        actionsByHandler[Handler(file: pattern.file, index: handler), default: []].append(action)
      }
    }
  }

  private func type(_ shape: TypeShape, _ context: CodeContext) -> Int? {
    target.types.find(shape.path, from: context.type).flatMap { ids[$0] == nil ? nil : $0 }
  }

  /// Returns the action of a case, or all actions of a type.
  private func actions(_ type: Int, _ caseName: String?) -> [OpenAction] {
    let all = actionsByType[type] ?? []
    return caseName == nil ? all : all.filter { $0.caseName == caseName }
  }

  private static func name(_ type: Int, _ target: ResolvedTarget) -> String {
    target.types.entries[type].path.dropFirst().joined(separator: ".")
  }

  /// Returns the name of an action without its module.
  func name(_ type: Int) -> String { Self.name(type, target) }

  /// Returns the id of an action. The types of two modules can have one name.
  func id(_ action: OpenAction) -> String { (ids[action.type] ?? "") + (action.caseName.map { ".\($0)" } ?? "") }

  /// Returns the type of open actions that a place examines; nil for other types.
  func type(of pattern: TypePatternFact) -> Int? { type(pattern.type, pattern.context) }

  /// Whether a pattern matches an open action.
  func isKnown(_ pattern: PatternFact, in file: Int) -> Bool {
    knownPlaces.contains(Place(file: file, range: pattern.range))
  }

  /// Returns the actions that code sends: several for a value whose case is not written, none for code that sends no open
  /// action of the target.
  func actions(of send: SendFact) -> [OpenAction] {
    guard case .typed(let shape) = send.path.root, let type = type(shape, send.context) else { return [] }
    return actions(type, send.path.components.first?.name)
  }

  /// Returns the ids of the actions whose case of a `switch` contains code.
  func causes(_ handler: Int?, in file: Int) -> [String] {
    guard let handler else { return [] }
    return (actionsByHandler[Handler(file: file, index: handler)] ?? []).map(id).uniqued
  }
}
