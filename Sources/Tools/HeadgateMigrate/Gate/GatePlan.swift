import HeadgateLint
import SwiftSyntax

/// The decisions of a migration to a gate: the kind of each case, and the parents that get the gate.
struct GatePlan {
  /// A case of a parent that contains the feature.
  struct Parent {
    let edge: GateEdge
    /// The declaration of the case.
    let place: CaseRoles.Place
    let isGated: Bool
    /// The places that reach inside. The parent gets the gate when there are none.
    let obstacles: [GateObstacle]

    var getsGate: Bool { !isGated && obstacles.isEmpty }
  }

  let files: GateFiles
  let feature: GateFeature
  let uses: ActionUses
  let nodes: NodesByOffset
  let sorted: [SortedCase]
  private(set) var parents: [Parent] = []

  /// - Throws: `GateError` when a place that could name an action of the feature cannot be resolved.
  init(_ feature: GateFeature, _ files: GateFiles) throws {
    self.feature = feature
    self.files = files
    uses = ActionUses(of: feature, in: files)
    if !uses.unresolved.isEmpty { throw Self.error(uses, feature, files) }
    nodes = NodesByOffset(files.sources)
    let all = uses.uses
    sorted =
      feature.names.map { SortedCase($0, CaseRoles(of: $0, in: all, feature: feature.index)) }
      .sortedByKind
    var seen: Set<GateEdge> = []
    for one in files.target.edges where one.child == feature.index {
      let edge = GateEdge(parent: one.parent, caseName: one.caseName)
      guard seen.insert(edge).inserted, let parent = parent(edge, isGated: one.isGated) else { continue }
      parents.append(parent)
    }
  }

  /// Returns the kind that a case has after the migration.
  func kind(of name: ActionName) -> GateKind? {
    sorted.first { $0.name == name }?.kind ?? feature.declaredCase(name.name)?.group
  }

  /// Whether the parent of an edge holds a gate after the migration.
  func isGated(_ edge: GateEdge?) -> Bool {
    parents.contains { $0.edge == edge && ($0.isGated || $0.obstacles.isEmpty) }
  }

  private static func error(_ uses: ActionUses, _ feature: GateFeature, _ files: GateFiles) -> GateError {
    let lines = uses.unresolved.map { "\(files.place($0.file, $0.offset)): '.\($0.name)'" }
    return GateError(
      """
      Nothing is written. These places may name actions of '\(feature.name)', and their types are not known:
      \(lines.joined(separator: "\n"))
      Write the type ('\(feature.name).Action.\(uses.unresolved[0].name)'), or send the action to a store whose type is \
      written, and try again.
      """
    )
  }

  // MARK: - Parents

  private func parent(_ edge: GateEdge, isGated: Bool) -> Parent? {
    guard let type = files.target.actions(of: edge.parent),
      let (file, fact) = files.target.declaredCase(edge.caseName, of: type)
    else { return nil }
    let place = CaseRoles.Place(file: file, offset: fact.range.offset)
    var obstacles: [GateObstacle] = []
    if !isGated {
      obstacles = uses.uses.compactMap { obstacle($0, edge) } + uses.opens.compactMap { obstacle($0, edge) }
      obstacles += operatorObstacles(edge)
      if PayloadEdit(of: edge, in: self) == nil { obstacles.append(GateObstacle(file, place.offset, .payload)) }
    }
    let ordered = Set(obstacles).sorted { $0.place < $1.place }
    return Parent(edge: edge, place: place, isGated: isGated, obstacles: ordered)
  }

  private func obstacle(_ use: ActionUse, _ edge: GateEdge) -> GateObstacle? {
    let isInside = use.edge == edge || (use.edge == nil && use.role.feature == edge.parent)
    guard isInside, use.role != .test, !isReceived(use) else { return nil }
    let kind = kind(of: use.name)
    if use.edge != nil, kind == .delegate || kind == .interface { return nil }
    return GateObstacle(use.file, use.offset, .hidden(name: use.name, role: use.role))
  }

  /// Whether a test receives the action, or names it in another way.
  private func isReceived(_ use: ActionUse) -> Bool { use.role == .path && files.target.files[use.file].isTest }

  private func obstacle(_ open: OpenUse, _ edge: GateEdge) -> GateObstacle? {
    guard open.edge == edge else { return nil }
    if let name = open.bindingName {
      guard let access = nodes.access(open.file, open.offset), access.usesAsValue(name) else { return nil }
    } else if !open.isValue {
      return nil
    }
    return GateObstacle(open.file, open.offset, .value)
  }

  /// The operators of the parent whose closures contain more than the feature.
  private func operatorObstacles(_ edge: GateEdge) -> [GateObstacle] {
    files.target.operators(of: edge.parent).compactMap { one in
      guard one.fact.action == [edge.caseName], let call = nodes.call(one.file, one.fact.range.offset),
        let closure = call.trailingClosure, !closure.containsOnlyChild
      else { return nil }
      return GateObstacle(one.file, one.fact.range.offset, .closure)
    }
  }
}

extension ActionUse.Role {
  /// The feature whose code sends or matches the action.
  var feature: Int? {
    switch self {
    case .pattern(let feature, _), .reducer(let feature): feature
    case .view, .test, .value, .path: nil
    }
  }
}

extension ClosureExprSyntax {
  /// Whether the closure contains only one reducer, perhaps with other dependencies.
  fileprivate var containsOnlyChild: Bool {
    guard statements.count == 1, var expression = statements.first?.item.as(ExprSyntax.self) else { return false }
    while let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text.first?.isLowercase == true
    {
      guard ["dependency", "transformDependency"].contains(member.declName.baseName.text) else { return false }
      expression = base
    }
    return expression.as(FunctionCallExprSyntax.self)?.calledExpression.typePath != nil
  }
}

extension MemberAccessExprSyntax {
  /// Whether the code behind the pattern around the access uses a name for more than a `switch` or a pattern.
  fileprivate func usesAsValue(_ name: String) -> Bool {
    var node = parent
    while let current = node, !current.is(SwitchCaseSyntax.self), !current.is(IfExprSyntax.self),
      !current.is(CodeBlockSyntax.self)
    {
      node = current.parent
    }
    return (node ?? Syntax(self)).tokens(viewMode: .sourceAccurate).contains { token in
      guard token.identifier?.name == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        return false
      }
      if reference.parent?.as(SwitchExprSyntax.self)?.subject.id == ExprSyntax(reference).id { return false }
      // `.child(let action)` in a pattern after `case let` declares the name.
      return reference.parent?.parent?.is(MatchingPatternConditionSyntax.self) != true
        && reference.enclosingPattern == nil
    }
  }
}
