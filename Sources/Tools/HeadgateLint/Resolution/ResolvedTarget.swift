/// All facts of a target, with the connections between files.
package struct ResolvedTarget: Sendable {
  package let files: [FileFacts]
  /// Whether the files are all code of the app. Otherwise other code can use public actions.
  package let isComplete: Bool
  package let types: TypeIndex
  package internal(set) var features: [Feature] = []
  package internal(set) var edges: [FeatureEdge] = []
  package internal(set) var patterns: [ResolvedPattern] = []
  package internal(set) var sends: [ResolvedSend] = []
  /// The number of patterns and sends whose declarations are not known. Nothing is reported about them.
  package internal(set) var unresolvedCount = 0
  /// The names of these patterns: a name here can be matched by code that no rule could examine.
  var unresolvedNames: Set<String> = []
  /// The names that some file mentions after a dot.
  package let mentions: Set<String>

  /// The sends and patterns of each case.
  private(set) var uses = ActionUses()

  private var code = CodeIndex()
  private var groupsByFeature: [Int: [Int]] = [:]
  private var edgesByChild: [Int: [FeatureEdge]] = [:]
  private var edgesByParent: [Int: [FeatureEdge]] = [:]
  package internal(set) var featuresByType: [Int: Int] = [:]
  package internal(set) var featuresByAction: [Int: Int] = [:]
  var groups: [Int: (feature: Int, kind: ActionKind)] = [:]
  private var contextFeatures: [[String]: Int] = [:]

  package init(_ files: [FileFacts], isComplete: Bool = true) {
    let files = files.map { $0.inModule() }
    self.files = files
    self.isComplete = isComplete
    types = TypeIndex(files)
    mentions = files.reduce(into: []) { $0.formUnion($1.mentions.map(\.name)) }
    findFeatures()
    findGroupsAndEdges()
    groupsByFeature = Dictionary(grouping: groups.keys.sorted()) { groups[$0]?.feature ?? 0 }
    edgesByChild = Dictionary(grouping: edges) { $0.child }
    edgesByParent = Dictionary(grouping: edges) { $0.parent }
    for file in files.indices { resolveCode(in: file) }
    code = CodeIndex(patterns, sends)
    uses = ActionUses(self)
  }

  // MARK: - Look-ups

  /// The enums inside of the actions of a feature.
  func groups(of feature: Int) -> [Int] { groupsByFeature[feature] ?? [] }

  /// The relations of a feature to its parents.
  func parentEdges(of feature: Int) -> [FeatureEdge] { edgesByChild[feature] ?? [] }

  /// The relations of a feature to its children.
  func childEdges(of feature: Int) -> [FeatureEdge] { edgesByParent[feature] ?? [] }

  func patterns(inFile file: Int) -> [ResolvedPattern] { (code.patternsByFile[file] ?? []).map { patterns[$0] } }

  func patterns(inFeature feature: Int) -> [ResolvedPattern] {
    (code.patternsByFeature[feature] ?? []).map { patterns[$0] }
  }

  /// The patterns of other features that match actions of a feature.
  func foreignPatterns(of feature: Int) -> [ResolvedPattern] {
    (code.patternsByChild[feature] ?? []).map { patterns[$0] }
  }

  /// The patterns whose statements contain a send.
  func triggers(of send: ResolvedSend) -> [ResolvedPattern] {
    guard let handler = send.fact.handler else { return [] }
    return (code.patternsByHandler[.init(file: send.file, handler: handler)] ?? []).map { patterns[$0] }
  }

  /// The sends of actions of a feature, and of actions of its children through it.
  func sends(through feature: Int) -> [ResolvedSend] { (code.sendsByFeature[feature] ?? []).map { sends[$0] } }

  /// Returns the facts of the declarations of a type, without its extensions.
  package func declarations(of type: Int) -> [TypeFact] {
    types.entries[type].declarations.map { files[$0.file].types[$0.type] }
  }

  /// Returns the facts of the declarations and the extensions of a type.
  package func parts(of type: Int) -> [TypeFact] {
    (types.entries[type].declarations + types.entries[type].extensions).map { files[$0.file].types[$0.type] }
  }

  /// Returns the declared case of an enum with its file.
  package func declaredCase(_ name: String, of type: Int) -> (file: Int, fact: CaseFact)? {
    for location in types.entries[type].declarations {
      if let fact = files[location.file].types[location.type].cases.first(where: { $0.name == name }) {
        return (location.file, fact)
      }
    }
    return nil
  }

  /// Returns the innermost feature around code.
  package func feature(around type: [String]) -> Int? {
    for count in stride(from: type.count, to: 0, by: -1) {
      let path = Array(type.prefix(count))
      if let feature = contextFeatures[path] { return feature }
      // An extension of a feature of another module.
      if count == 2, let found = types.find(path, from: []), let feature = featuresByType[found] { return feature }
    }
    return nil
  }

  /// Returns the enum whose cases are the actions of a feature.
  package func actions(of feature: Int) -> Int? {
    features[feature].kind == .enumeration ? features[feature].type : features[feature].action
  }

  // MARK: - Features

  private mutating func findFeatures() {
    for (index, entry) in types.entries.enumerated() where !entry.declarations.isEmpty && !entry.isAmbiguous {
      let declarations = declarations(of: index)
      guard declarations.contains(where: \.isReducer) || hasBody(index, declarations) else { continue }
      add(feature(of: index, declarations))
    }
    for (index, entry) in types.entries.enumerated() where !entry.declarations.isEmpty && !entry.isAmbiguous {
      guard featuresByAction[index] == nil, let declaration = declarations(of: index).first else { continue }
      let hasName = declaration.name.hasSuffix("Action") || declaration.name.hasSuffix("Actions")
      guard declaration.kind == .enum, hasName, hasDelegate(index), !isPart(entry.path) else { continue }
      add(
        Feature(
          kind: .actionsOnly,
          path: entry.path,
          type: index,
          action: index,
          state: nil,
          isWrapper: false,
          hasViewGroup: hasGroup(.view, in: index),
          hasDelegate: true
        )
      )
    }
  }

  /// Whether a type is inside of the actions of a feature.
  private func isPart(_ path: [String]) -> Bool {
    (1..<max(path.count, 1)).contains { count in
      types.find(Array(path.prefix(count)), from: []).map { featuresByAction[$0] != nil } ?? false
    }
  }

  /// Whether an extension makes the type a reducer.
  private func hasBody(_ type: Int, _ declarations: [TypeFact]) -> Bool {
    let conformances: Set<String> = ["Reducer", "ReducerOf", "ReducerProtocol"]
    return parts(of: type).contains { part in
      part.kind == .extension && part.inherited.contains { conformances.contains($0.name ?? "") }
    } && declarations.contains { $0.kind != .protocol }
  }

  private mutating func add(_ feature: Feature) {
    let index = features.count
    features.append(feature)
    featuresByType[feature.type] = index
    contextFeatures[feature.path] = index
    if let action = feature.action, !feature.isWrapper { featuresByAction[action] = index }
  }

  private func feature(of type: Int, _ declarations: [TypeFact]) -> Feature {
    let path = types.entries[type].path
    let isEnum = declarations.contains { $0.kind == .enum && $0.has("Reducer") }
    let action = types.find(["Action"], from: path).flatMap { found -> Int? in
      // A name further out belongs to another feature.
      let isOwn = types.entries[found].path == path + ["Action"] || hasAlias("Action", in: path)
      return isOwn ? found : nil
    }
    let ownsAction = action.map { types.entries[$0].path == path + ["Action"] } ?? false
    // An alias to an enum that is inside of another reducer names the actions of that reducer.
    let isBorrowed = !ownsAction && action.map { isInsideOfReducer(types.entries[$0].path) } ?? true
    return Feature(
      kind: isEnum ? .enumeration : .structure,
      path: path,
      type: type,
      action: isEnum ? nil : action,
      state: types.find(["State"], from: path).flatMap { types.entries[$0].path.starts(with: path) ? $0 : nil },
      isWrapper: !isEnum && isBorrowed,
      hasViewGroup: action.map { hasGroup(.view, in: $0) } ?? false,
      hasDelegate: action.map(hasDelegate) ?? false
    )
  }

  private func hasAlias(_ name: String, in path: [String]) -> Bool { types.hasAlias(path + [name]) }

  private func isInsideOfReducer(_ path: [String]) -> Bool {
    guard path.count > 1, let outer = types.find(Array(path.dropLast()), from: []) else { return false }
    return declarations(of: outer).contains(where: \.isReducer)
  }

  private func hasDelegate(_ type: Int) -> Bool { hasGroup(.delegate, in: type) }

  private func hasGroup(_ kind: ActionKind, in type: Int) -> Bool {
    declarations(of: type).contains { declaration in
      declaration.cases.contains {
        ActionKind(caseNamed: $0.name, type: $0.values.first?.type.name) == kind && !$0.values.isEmpty
      }
    }
  }
}
