extension ResolvedTarget {
  /// Returns the position before the actions in the payload of a case.
  ///
  /// - Parameters:
  ///   - isReducer: Whether the type names a reducer instead of an action: `StackActionOf<Path>`.
  ///   - isWrapped: Whether the type is in a type of the library, such as `PresentationAction`.
  func cursor(
    for value: TypeShape,
    from outer: [String],
    feature: Int,
    isReducer: Bool = false,
    isWrapped: Bool = false
  ) -> ActionCursor {
    guard case .named(let path, let arguments) = value, let name = path.last else { return .value }
    func wrapper(_ names: Set<String>, _ inner: TypeShape?, isReducer: Bool = false) -> ActionCursor {
      guard let inner else { return .unknown }
      return .wrapper(names: names, inner: inner, outer: outer, feature: feature, isReducer: isReducer)
    }
    switch name {
    case "PresentationAction": return wrapper(["presented"], arguments.first)
    case "StackAction": return wrapper(["element"], arguments.last)
    case "StackActionOf": return wrapper(["element"], arguments.first, isReducer: true)
    case "IdentifiedAction": return wrapper(["element"], arguments.last)
    case "IdentifiedActionOf": return wrapper(["element"], arguments.first, isReducer: true)
    case "AlertState", "ConfirmationDialogState": return wrapper([], arguments.first)
    case "IdentifiedGatesOf": return wrapper(["element"], arguments.first.map { .named(["Gate"], [$0]) })
    case "Gate":
      guard let child = arguments.first.flatMap({ types.find($0.path, from: outer) }).flatMap({ featuresByType[$0] })
      else { return .unknown }
      return .gate(child)
    case "Optional": return arguments.first.map { cursor(for: $0, from: outer, feature: feature) } ?? .unknown
    case "Result", "TaskResult", "Array", "Dictionary", "Set", "BindingAction": return .value
    default: break
    }
    if let type = types.find(path, from: outer) {
      if let found = featuresByAction[type] { return .feature(found) }
      if isReducer || features.indices.contains(feature) && features[feature].kind == .enumeration,
        let found = featuresByType[type]
      {
        return .feature(found)
      }
      return isGroup(type) || isWrapped && isEnum(type) ? .group(type: type, feature: feature, kind: .group) : .value
    }
    if let alias = types.expanded(value, from: outer) {
      return cursor(for: alias, from: outer, feature: feature, isReducer: isReducer, isWrapped: isWrapped)
    }
    // The action of an enum reducer is made by the macro.
    if name == "Action", let type = types.find(Array(path.dropLast()), from: outer), let found = featuresByType[type] {
      return .feature(found)
    }
    return .unknown
  }

  /// Whether an enum groups actions. Other enums are values, such as the reason of an event.
  private func isGroup(_ type: Int) -> Bool {
    guard isEnum(type) else { return false }
    let path = types.entries[type].path
    let isInside = path.dropLast().contains { $0 == "Action" || $0.hasSuffix("Action") || $0.hasSuffix("Actions") }
    let name = path.last ?? ""
    return isInside || name.hasSuffix("Action") || name.hasSuffix("Actions")
      || ActionKind(caseNamed: "", type: name) != nil || declarations(of: type).contains { $0.has("Sealed") }
  }

  private func isEnum(_ type: Int) -> Bool {
    declarations(of: type).contains { $0.kind == .enum }
  }

  /// Returns the payload of a case that contains actions.
  func payload(of one: CaseFact) -> TypeShape? {
    if let labeled = one.values.first(where: { $0.label == "action" }) { return labeled.type }
    // Several values are data, unless the last one is named like an action: `row(Row.State.ID, Row.Action)`.
    guard one.values.count == 1 || one.values.last?.type.name?.hasSuffix("Action") ?? false else { return nil }
    return one.values.last?.type
  }

  /// Returns the kind of a case of the actions of a feature.
  func kind(of one: CaseFact, in feature: Int, cursor: ActionCursor) -> ActionKind {
    let payload = payload(of: one)
    if !one.values.isEmpty, let kind = ActionKind(caseNamed: one.name, type: payload?.name) { return kind }
    switch cursor {
    case .feature, .gate: return .child
    case .wrapper(_, let inner, let outer, let feature, let isReducer):
      let inner = self.cursor(for: inner, from: outer, feature: feature, isReducer: isReducer, isWrapped: true)
      if case .feature = inner { return .child }
      if case .gate = inner { return .child }
      return .presentation
    case .group: return .group
    case .unknown where payload?.name == "Action": return .child
    case .value, .unknown: break
    }
    if one.isUnderscored || features[feature].hasViewGroup { return .internal }
    return .flat
  }

  /// Returns the declarations of the names of a path.
  func walk(_ names: [String], from start: ActionCursor, of feature: Int) -> ResolvedPath {
    var path = ResolvedPath(start: feature)
    var cursor = start
    for (component, name) in names.enumerated() {
      guard advance(&cursor, &path, name, component) else { return path }
    }
    switch cursor {
    case .feature(let feature), .gate(let feature): path.open = feature
    case .group(_, _, let kind): path.openGroup = kind
    case .wrapper, .value, .unknown: break
    }
    return path
  }

  /// Moves a cursor over one name. Returns false at the end of the known declarations.
  private func advance(_ cursor: inout ActionCursor, _ path: inout ResolvedPath, _ name: String, _ component: Int)
    -> Bool
  {
    func enterCase(of type: Int?, _ feature: Int, group: ActionKind = .group) -> Bool {
      guard let type, let (_, one) = declaredCase(name, of: type) else { return false }
      let outer = types.entries[type].path
      let next = payload(of: one).map { self.cursor(for: $0, from: outer, feature: feature) } ?? .value
      let kind = group == .group ? self.kind(of: one, in: feature, cursor: next) : group
      path.steps.append(.init(feature: feature, type: type, caseName: name, kind: kind, component: component))
      cursor = next
      if case .group(let type, let feature, _) = next { cursor = .group(type: type, feature: feature, kind: kind) }
      return true
    }
    switch cursor {
    case .feature(let feature): if enterCase(of: actions(of: feature), feature) { return true }
    case .group(let type, let feature, let kind): if enterCase(of: type, feature, group: kind) { return true }
    // The state of an alert in an enum reducer stands for the actions of the alert.
    case .wrapper(let names, let inner, let outer, let feature, _) where names.isEmpty:
      cursor = self.cursor(for: inner, from: outer, feature: feature, isWrapped: true)
      return advance(&cursor, &path, name, component)
    case .wrapper(let names, let inner, let outer, let feature, let isReducer):
      if names == ["presented"], name != "dismiss", name != "presented" {
        // A key path of a store leaves out `presented`.
        cursor = self.cursor(for: inner, from: outer, feature: feature, isReducer: isReducer, isWrapped: true)
        return advance(&cursor, &path, name, component)
      }
      cursor =
        names.contains(name)
        ? self.cursor(for: inner, from: outer, feature: feature, isReducer: isReducer, isWrapped: true) : .value
      return true
    case .gate(let feature):
      cursor = name == "inside" ? .value : .feature(feature)
      guard name != "inside" else { return true }
      guard advance(&cursor, &path, name, component) else { return false }
      path.steps[path.steps.count - 1].isBehindGate = true
      return true
    case .value: return false
    case .unknown: break
    }
    path.isComplete = false
    return false
  }

  /// Returns the declarations of a path in code; nil when the feature is not known.
  func resolve(_ path: ActionPath, from context: CodeContext, startingIn feature: Int?) -> ResolvedPath? {
    switch path.root {
    case .own:
      guard let feature = feature ?? self.feature(around: context.type) else { return nil }
      let owner = ownerOfActions(feature)
      return walk(path.names, from: .feature(owner), of: owner)
    case .typed(let shape):
      let around = self.feature(around: context.type)
      if let type = types.find(shape.path, from: context.type), let group = groups[type] {
        return walk(
          path.names,
          from: .group(type: type, feature: group.feature, kind: group.kind),
          of: around ?? group.feature
        )
      }
      let cursor = cursor(for: shape, from: context.type, feature: around ?? -1)
      if case .wrapper = cursor, let around { return walk(path.names, from: cursor, of: around) }
      // A method that handles the gated actions of a child.
      if case .gate = cursor, let around { return walk(path.names, from: cursor, of: around) }
      guard case .feature(let found) = cursor else { return nil }
      // A wrapper observes the actions of the feature that it wraps as if they were its own.
      let isWrapper = around.map { features[$0].isWrapper } ?? true
      return walk(path.names, from: .feature(found), of: isWrapper ? found : around ?? found)
    case .unknown: return nil
    }
  }

  /// Returns the feature whose actions a reducer handles: another one for a reducer that wraps a feature.
  package func ownerOfActions(_ feature: Int) -> Int {
    features[feature].action.flatMap { featuresByAction[$0] } ?? feature
  }
}
