import HeadgateLint
import SwiftSyntax

/// All places that name actions of the feature.
struct ActionUses {
  private(set) var uses: [ActionUse] = []
  private(set) var opens: [OpenUse] = []
  /// The places that could name an action of the feature, and that syntax does not explain.
  private(set) var unresolved: [(file: Int, offset: Int, name: String)] = []
  private let files: GateFiles
  private let feature: GateFeature

  init(of feature: GateFeature, in files: GateFiles) {
    self.files = files
    self.feature = feature
    var known: [Set<Int>] = Array(repeating: [], count: files.sources.count)
    for pattern in files.target.patterns { add(pattern, &known) }
    for send in files.target.sends { add(send, &known) }
    let names = namesOfAncestors
    for file in files.sources.indices where files.sources[file].mentions(names) {
      let visitor = ActionUseVisitor(of: feature, in: files, file: file, known: known[file])
      visitor.walk(files.sources[file].tree)
      uses += visitor.uses
      opens += visitor.opens
      unresolved += visitor.unresolved.map { (file, $0.offset, $0.name) }
    }
    uses.sort { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  /// The names of the feature and of all features that contain it, as far as the names of types show.
  private var namesOfAncestors: Set<String> {
    let features = files.target.features.indices
    let payloads = features.map(namesInPayloads)
    var names: Set = [lastName(feature.index)]
    var isComplete = false
    while !isComplete {
      isComplete = true
      for one in features where !payloads[one].isDisjoint(with: names) && names.insert(lastName(one)).inserted {
        isComplete = false
      }
    }
    return names
  }

  private func lastName(_ feature: Int) -> String { files.target.features[feature].path.last ?? "" }

  /// The names of the types in the payloads of a feature's actions.
  private func namesInPayloads(of index: Int) -> Set<String> {
    let actions = files.target.features[index].action ?? files.target.actions(of: index)
    var names: Set<String> = []
    for type in Set(files.target.actionTypes(of: index) + (actions.map { [$0] } ?? [])) {
      for value in files.target.declarations(of: type).flatMap(\.cases).flatMap(\.values) {
        _ = value.type.contains {
          names.formUnion($0.path)
          return false
        }
      }
    }
    return names
  }

  private mutating func add(_ pattern: ResolvedPattern, _ known: inout [Set<Int>]) {
    let owner = files.target.ownerOfActions(pattern.feature)
    let role = ActionUse.Role.pattern(feature: owner, isIgnored: files.target.isIgnored(pattern))
    add(pattern.path, pattern.fact.path, in: pattern.file, role, from: pattern.fact.inheritedCount, &known)
    guard pattern.path.open == feature.index, let edge = lastEdge(of: pattern.path),
      pattern.fact.path.components.count > pattern.fact.inheritedCount, let last = pattern.fact.path.components.last
    else { return }
    var name: String?
    if case .binding(let bound) = pattern.fact.path.tail { name = bound }
    opens.append(
      OpenUse(file: pattern.file, offset: last.range.offset, edge: edge, bindingName: name, isValue: false)
    )
  }

  private mutating func add(_ send: ResolvedSend, _ known: inout [Set<Int>]) {
    let role: ActionUse.Role
    switch send.sender {
    case .view: role = .view
    case .reducer(let feature): role = .reducer(files.target.ownerOfActions(feature))
    // Code outside of features and views: the visitor lists it.
    case .other: return
    }
    add(send.path, send.names, in: send.file, role, from: 0, &known)
    guard send.path.open == feature.index || endsInStaticMember(send.path), let edge = lastEdge(of: send.path),
      let last = send.names.components.last
    else { return }
    opens.append(OpenUse(file: send.file, offset: last.range.offset, edge: edge, bindingName: nil, isValue: true))
  }

  private mutating func add(
    _ path: ResolvedPath,
    _ fact: ActionPath,
    in file: Int,
    _ role: ActionUse.Role,
    from first: Int,
    _ known: inout [Set<Int>]
  ) {
    for component in fact.components.dropFirst(first) { known[file].insert(component.range.offset) }
    let steps = path.steps.map { NamedAction.Step(type: $0.type, feature: $0.feature, caseName: $0.caseName) }
    for one in NamedAction.all(in: steps, of: feature) {
      func offset(_ position: Int) -> Int? {
        let component = path.steps[position].component
        guard component >= first, fact.components[component].range.length > 0 else { return nil }
        return fact.components[component].range.offset
      }
      guard let start = offset(one.position) else { continue }
      let kind = one.kindPosition.flatMap(offset)
      uses.append(
        ActionUse(file: file, offset: start, name: one.name, kindOffset: kind, edge: one.edge, role: role)
      )
    }
  }

  /// Whether a path names a member of the actions of the feature that is no case, such as `.login(.first)`.
  private func endsInStaticMember(_ path: ResolvedPath) -> Bool {
    guard !path.isComplete, let last = path.steps.last,
      let (_, fact) = files.target.declaredCase(last.caseName, of: last.type),
      case .child(feature.index) = files.target.content(of: fact, in: last.type, of: last.feature)
    else { return false }
    return true
  }

  /// Returns the last case of a path, if a parent declares it.
  private func lastEdge(of path: ResolvedPath) -> GateEdge? {
    path.steps.last.flatMap {
      $0.feature == feature.index ? nil : GateEdge(parent: $0.feature, caseName: $0.caseName)
    }
  }
}

extension SourceText {
  /// Whether the file contains one of the names.
  func mentions(_ names: Set<String>) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains {
      names.contains($0.identifier?.name ?? "")
    }
  }
}
