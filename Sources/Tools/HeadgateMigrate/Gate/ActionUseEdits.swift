import HeadgateLint
import SwiftSyntax

/// The edits that give the uses of actions their kinds.
struct ActionUseEdits {
  private let plan: GatePlan
  private(set) var edits: [Int: [Fix.Edit]] = [:]
  /// The tests that name actions inside of a gate in a form that cannot be written as a key path.
  private(set) var obstacles: [GateObstacle] = []

  init(_ plan: GatePlan) {
    self.plan = plan
    for use in plan.uses.uses { add(use) }
  }

  private mutating func add(_ use: ActionUse) {
    let moved = use.name.kind == nil ? plan.sorted.first { $0.name == use.name }?.kind : nil
    let isTest = plan.files.target.files[use.file].isTest
    let kind = plan.kind(of: use.name)
    let isHidden = isTest && plan.isGated(use.edge) && kind != .delegate && kind != .interface
    if let path = plan.nodes.keyPath(use.file, use.offset) {
      add(use, path, isHidden ? moved?.rawValue ?? (kind == nil ? "inside" : nil) : moved?.rawValue)
    } else if let access = plan.nodes.access(use.file, use.offset) {
      if isHidden, addHidden(use, access) { return }
      guard let moved else { return }
      let whole = access.wholeCase
      let end = plan.feature.functionValues(of: use.name, access)
      if end != nil { edits[use.file, default: []].append(access.preceded(by: "{ ")) }
      let close = end.map { "\($0)) }" } ?? ")"
      edits[use.file, default: []] += [access.period.preceded(by: ".\(moved.rawValue)("), whole.followed(by: close)]
    }
  }

  /// Inserts a name before the name of a case in a key path.
  private mutating func add(_ use: ActionUse, _ path: KeyPathExprSyntax, _ name: String?) {
    guard let name, let position = path.names.firstIndex(where: { $0.bytes.offset == use.offset }) else { return }
    if position > 0, path.names[position - 1].plainName == "inside" {
      guard name != "inside" else { return }
      edits[use.file, default: []].append(path.names[position - 1].replaced(by: name))
    } else {
      edits[use.file, default: []].append(path.names[position].preceded(by: "\(name)."))
    }
  }

  /// Writes the action of a test as a key path: a gate hides the value, and not the path.
  ///
  /// - Returns: Whether the action can be written as a key path. Otherwise the place is listed.
  private mutating func addHidden(_ use: ActionUse, _ access: MemberAccessExprSyntax) -> Bool {
    guard let argument = access.argumentOfStore, let expression = ActionExpression(argument.expression),
      let path = GatedPath(expression, caseOffset: use.kindOffset ?? use.offset, kind: plan.kind(of: use.name))
    else {
      obstacles.append(GateObstacle(use.file, use.offset, .test(name: use.name.name)))
      return false
    }
    edits[use.file, default: []].append(argument.expression.replaced(by: path.text))
    return true
  }
}

extension GateFeature {
  /// Returns the arguments that make a call of a case that code uses as a function: `($0)` for `Login.Action.nameChanged`.
  ///
  /// nil for other uses of a case.
  fileprivate func functionValues(of name: ActionName, _ access: MemberAccessExprSyntax) -> String? {
    guard let values = declaredCase(name.name)?.fact.values, !values.isEmpty, access.base != nil,
      !access.wholeCase.is(FunctionCallExprSyntax.self), access.parent?.is(ExpressionPatternSyntax.self) != true
    else { return nil }
    let arguments = values.enumerated().map { index, value in (value.label.map { "\($0): " } ?? "") + "$\(index)" }
    return "(\(arguments.joined(separator: ", ")))"
  }
}

extension MemberAccessExprSyntax {
  /// The access with its payload.
  var wholeCase: ExprSyntax {
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(self).id {
      return ExprSyntax(call)
    }
    return ExprSyntax(self)
  }

  /// The first argument of `send` or `receive` around the access.
  fileprivate var argumentOfStore: LabeledExprSyntax? {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let argument = current.as(LabeledExprSyntax.self), argument.label == nil,
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
        ["send", "receive"].contains(member.declName.baseName.text), call.arguments.first?.id == argument.id
      {
        return argument
      }
      node = current.parent
    }
    return nil
  }
}
