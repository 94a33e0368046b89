import HeadgateLint

/// The declarations that the names of a path of cases refer to.
struct ActionWalk {
  struct Step {
    /// The index of the name.
    let component: Int
    let feature: Int
    let type: Int
    let caseName: String
  }

  /// The position behind the names so far.
  private indirect enum Cursor {
    case actions(Int)
    case group(type: Int, feature: Int)
    /// Before `presented` or `element`.
    case container(Cursor)
    /// In a value behind the actions.
    case value
    /// In a value whose type is not known, so that it could contain actions.
    case unknown
  }

  private(set) var steps: [Step] = []
  /// The feature whose actions follow the last name.
  private(set) var openFeature: Int?
  /// The feature whose actions do not declare the first name that is not known.
  private(set) var unknownMemberOf: Int?
  /// The number of names whose declarations are known, or that belong to a value behind an action.
  private(set) var knownCount = 0

  /// Follows names from an action of a feature.
  init(_ names: [String], from feature: Int, in target: ResolvedTarget) {
    var cursor = Cursor.actions(feature)
    for (component, name) in names.enumerated() {
      if case .value = cursor {
        knownCount = names.count
        return
      }
      guard let next = step(name, component, from: cursor, in: target) else {
        while case .container(let inner) = cursor { cursor = inner }
        if case .actions(let feature) = cursor { unknownMemberOf = feature }
        return
      }
      cursor = next
      knownCount = component + 1
    }
    while case .container(let inner) = cursor { cursor = inner }
    if case .actions(let feature) = cursor { openFeature = feature }
  }

  private mutating func step(_ name: String, _ component: Int, from cursor: Cursor, in target: ResolvedTarget)
    -> Cursor?
  {
    switch cursor {
    case .actions(let feature):
      // The name that `HeadgateTesting` gives to all other actions inside of a gate.
      if name == "inside" { return cursor }
      return target.actions(of: feature).flatMap { step(name, component, type: $0, feature, in: target) }
    case .group(let type, let feature): return step(name, component, type: type, feature, in: target)
    case .container(let inner):
      switch name {
      case "presented", "element": return inner
      case "dismiss", "popFrom", "push": return .value
      // A case key path can leave out `presented`.
      default: return step(name, component, from: inner, in: target)
      }
    case .value, .unknown: return nil
    }
  }

  private mutating func step(
    _ name: String,
    _ component: Int,
    type: Int,
    _ feature: Int,
    in target: ResolvedTarget
  ) -> Cursor? {
    guard let (_, fact) = target.declaredCase(name, of: type) else { return nil }
    steps.append(Step(component: component, feature: feature, type: type, caseName: name))
    switch target.content(of: fact, in: type, of: feature) {
    case .group(let group): return .group(type: group, feature: feature)
    case .presented(let group): return .container(group.map { .group(type: $0, feature: feature) } ?? .value)
    case .child(let child):
      let names: Set<String> = [
        "PresentationAction", "StackAction", "StackActionOf", "IdentifiedAction", "IdentifiedActionOf",
        "IdentifiedGatesOf",
      ]
      let isContained = fact.values.contains { names.contains($0.type.name ?? "") }
      return isContained ? .container(.actions(child)) : .actions(child)
    case .values: return value(of: fact, in: type, feature, target)
    case .unknown: return .unknown
    }
  }

  /// Returns the position behind a case that contains values.
  private func value(of fact: CaseFact, in type: Int, _ feature: Int, _ target: ResolvedTarget) -> Cursor {
    guard let path = fact.values.last?.type.path, let name = path.last else { return .value }
    // An enum reducer in a case of another one.
    if name == "Body", let child = target.feature(named: Array(path.dropLast()), in: feature) { return .actions(child) }
    let isKnown = target.types.find(path, from: target.types.entries[type].path) != nil
    return isKnown || Self.valueTypes.contains(name) ? .value : .unknown
  }

  private static let valueTypes: Set<String> = [
    "Result", "Optional", "Array", "Set", "Dictionary", "BindingAction", "String", "Int", "Double", "Bool", "Date",
    "URL",
    "UUID", "Data", "Duration",
  ]
}
