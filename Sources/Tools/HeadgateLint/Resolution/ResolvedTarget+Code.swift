extension ResolvedTarget {
  /// Finds the enums inside of actions, and the children of each feature.
  mutating func findGroupsAndEdges() {
    for index in features.indices where !features[index].isWrapper {
      guard let type = actions(of: index) else { continue }
      findGroups(in: type, of: index, kind: .group)
    }
  }

  private mutating func findGroups(in type: Int, of feature: Int, kind: ActionKind) {
    let outer = types.entries[type].path
    for one in declarations(of: type).flatMap(\.cases) {
      guard let payload = payload(of: one) else { continue }
      let cursor = cursor(for: payload, from: outer, feature: feature)
      let own = kind == .group ? self.kind(of: one, in: feature, cursor: cursor) : kind
      add(cursor, of: one, in: feature, kind: own, payload)
    }
  }

  private mutating func add(
    _ cursor: ActionCursor,
    of one: CaseFact,
    in feature: Int,
    kind: ActionKind,
    _ payload: TypeShape,
    relation: FeatureEdge.Relation = .scope
  ) {
    switch cursor {
    case .group(let type, _, _):
      guard groups[type] == nil else { return }
      groups[type] = (feature, kind)
      findGroups(in: type, of: feature, kind: kind)
    case .feature(let child), .gate(let child):
      guard child != feature || relation != .scope else { return }
      var isGated = false
      if case .gate = cursor { isGated = true }
      edges.append(
        FeatureEdge(parent: feature, child: child, caseName: one.name, relation: relation, isGated: isGated)
      )
    case .wrapper(_, let inner, let outer, _, let isReducer):
      let next = self.cursor(for: inner, from: outer, feature: feature, isReducer: isReducer, isWrapped: true)
      let relation: FeatureEdge.Relation =
        switch (types.expanded(payload, from: types.entries[actions(of: feature) ?? 0].path) ?? payload).name {
        case "PresentationAction": .presented
        case "IdentifiedAction", "IdentifiedActionOf", "IdentifiedGatesOf": .each
        case "AlertState", "ConfirmationDialogState": .presented
        default: .stack
        }
      add(next, of: one, in: feature, kind: kind, inner, relation: relation)
    case .value, .unknown: break
    }
  }

  // MARK: - Code

  mutating func resolveCode(in file: Int) {
    let facts = files[file]
    for (index, fact) in facts.patterns.enumerated() {
      let around = feature(around: fact.context.type)
      guard let path = resolve(fact.path, from: fact.context, startingIn: nil), path.isComplete || !path.steps.isEmpty
      else {
        if concernsActions(fact.path) { addUnresolved(fact.path) }
        continue
      }
      if !path.isComplete { addUnresolved(fact.path) }
      patterns.append(
        ResolvedPattern(file: file, index: index, fact: fact, feature: around ?? path.start, path: path)
      )
    }
    for (index, fact) in facts.sends.enumerated() where fact.style != .dispatch && !fact.path.isOpenAction {
      guard let send = resolve(fact, at: index, in: file) else {
        if !facts.isTest, fact.isCertain { unresolvedCount += 1 }
        continue
      }
      sends.append(send)
    }
  }

  private mutating func addUnresolved(_ path: ActionPath) {
    unresolvedCount += 1
    unresolvedNames.formUnion(path.names)
  }

  /// Whether a pattern matches actions: many functions match values of other types.
  private func concernsActions(_ path: ActionPath) -> Bool {
    switch path.root {
    case .own: true
    case .typed(let type): type.name?.hasSuffix("Action") ?? false
    case .unknown: false
    }
  }

  private func resolve(_ fact: SendFact, at index: Int, in file: Int) -> ResolvedSend? {
    let around = feature(around: fact.context.type)
    var path = fact.path
    var start: Int?
    var sender = around.map { Sender.reducer($0) } ?? .other
    if fact.style == .store || fact.style == .view {
      guard !files[file].isTest, around.map({ features[$0].kind != .structure }) ?? true || fact.style == .store else {
        return nil
      }
      sender = .view
      if let type = fact.receiverType {
        start = feature(ofStore: type, from: fact.context.type)
      } else {
        guard let view = view(around: fact.context.type) else { return nil }
        start = feature(of: view, store: fact.receiver, isViewAction: fact.style == .view)
      }
      guard let start else { return nil }
      // `ViewStore<Login>` sends the view actions of the feature.
      let isViewStore = fact.style == .store && hasViewStore(fact)
      if fact.style == .view && features[start].hasViewGroup
        || isViewStore && (features[start].hasViewGroup || fact.scopeCount > 0)
      {
        let range = SourceRange(offset: fact.range.offset, length: 0)
        path.components.insert(PathComponent(name: "view", range: range), at: fact.scopeCount)
      }
    }
    guard let resolved = resolve(path, from: fact.context, startingIn: start), !resolved.steps.isEmpty else {
      return nil
    }
    return ResolvedSend(file: file, index: index, fact: fact, sender: sender, names: path, path: resolved)
  }

  /// Whether the receiver of a send is a `ViewStore<Login>`, whose type leaves out the group `view`.
  private func hasViewStore(_ fact: SendFact) -> Bool {
    let property = view(around: fact.context.type).flatMap { view in
      parts(of: view).flatMap(\.properties).first { $0.name == fact.receiver }
    }
    guard var type = fact.receiverType ?? property?.type else { return false }
    type = types.expanded(type, from: fact.context.type) ?? type
    if type.name == "Optional", let value = type.arguments.first { type = value }
    return type.name == "ViewStore" && type.arguments.count == 1
  }

  /// Returns the innermost type around code that is a view.
  package func view(around path: [String]) -> Int? {
    for count in stride(from: path.count, to: 0, by: -1) {
      guard let type = types.find(Array(path.prefix(count)), from: []), featuresByType[type] == nil else { continue }
      if parts(of: type).contains(where: { $0.isView }) { return type }
    }
    return nil
  }

  /// Returns the feature whose store a view has.
  private func feature(of view: Int, store name: String?, isViewAction: Bool) -> Int? {
    let parts = parts(of: view)
    let outer = types.entries[view].path
    let attribute = parts.flatMap(\.attributes).first { $0.name == "ViewAction" && !$0.typeArgument.isEmpty }
    if isViewAction || name == "store", let attribute {
      return types.find(attribute.typeArgument, from: outer).flatMap { featuresByType[$0] }
    }
    let properties = parts.flatMap(\.properties)
    if let property = properties.first(where: { $0.name == name }) {
      return property.type.flatMap { feature(ofStore: $0, from: outer) }
    }
    // The parameter of `WithViewStore` belongs to the only store of the view.
    let stores = properties.compactMap(\.type).compactMap { feature(ofStore: $0, from: outer) }
    return name == "viewStore" && stores.count == 1 ? stores[0] : nil
  }

  private func feature(ofStore type: TypeShape, from outer: [String]) -> Int? {
    let arguments = type.arguments
    switch type.name {
    case "Optional": return arguments.first.flatMap { feature(ofStore: $0, from: outer) }
    case "StoreOf", "ViewStoreOf", "ActorStoreOf", "PerceptionStoreOf":
      return arguments.first.flatMap { types.find($0.path, from: outer) }.flatMap { featuresByType[$0] }
    case "ViewStore" where arguments.count == 1:
      return types.find(arguments[0].path, from: outer).flatMap { featuresByType[$0] }
    case "Store", "ViewStore", "ActorStore":
      guard arguments.count == 2, case .feature(let found) = cursor(for: arguments[1], from: outer, feature: -1) else {
        return nil
      }
      return found
    default: return types.expanded(type, from: outer).flatMap { feature(ofStore: $0, from: outer) }
    }
  }
}

extension TypeFact {
  private static let viewTypes: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "ViewComponent", "UIViewController", "UIView", "UITableViewController",
    "UICollectionViewController", "UITableViewCell", "UICollectionViewCell", "NSViewController", "NSView", "UIControl",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "UIApplicationDelegate",
    "ToolbarContent",
  ]

  /// Whether the declaration is a view, or another type that has a store.
  var isView: Bool {
    has("ViewAction") || inherited.contains { Self.viewTypes.contains($0.name ?? "") }
      || inherited.contains { $0.name?.hasSuffix("ViewController") ?? false }
      || properties.contains { $0.isStored && ($0.name.lowercased().hasSuffix("store") || $0.hasStoreType) }
  }
}

extension PropertyFact {
  /// Whether the written type is a store of a feature.
  fileprivate var hasStoreType: Bool {
    let value = type?.name == "Optional" ? type?.arguments.first : type
    return ["StoreOf", "ViewStoreOf", "ActorStoreOf", "ViewStore"].contains(value?.name ?? "")
  }
}
