import HeadgateLint
import SwiftSyntax

/// The edit that puts the gate into the payload of a parent's case.
struct PayloadEdit {
  let file: Int
  let edits: [Fix.Edit]

  /// - Returns: nil when the payload has a form that this type does not know.
  init?(of edge: GateEdge, in plan: GatePlan) {
    let target = plan.files.target
    guard let type = target.actions(of: edge.parent),
      let (file, fact) = target.declaredCase(edge.caseName, of: type),
      let element = plan.files.sources[file].nodes(EnumCaseElementSyntax.self)
        .first(where: { $0.name.bytes.offset == fact.range.offset }),
      let parameter = element.parameterClause?.parameters.last
    else { return nil }
    let context = element.contextPath(plan.files.module(of: file))
    let edits: [Fix.Edit]?
    if target.features[edge.parent].kind == .enumeration {
      edits = Self.edits(ofReducer: parameter)
    } else {
      edits = Self.edits(of: parameter.type, plan, context)
    }
    guard let edits, !edits.isEmpty else { return nil }
    self.file = file
    self.edits = edits
  }

  /// `case login(Login = Login(step: 2))` becomes `case login(Gate<Login> = Gate(Login(step: 2)))`.
  private static func edits(ofReducer parameter: EnumCaseParameterSyntax) -> [Fix.Edit]? {
    guard !parameter.type.names.isEmpty else { return nil }
    let type = parameter.type.replaced(by: "Gate<\(parameter.type.trimmedDescription)>")
    guard let value = parameter.defaultValue?.value else { return [type] }
    return [type, value.replaced(by: "Gate(\(value.trimmedDescription))")]
  }

  private static func edits(of type: TypeSyntax, _ plan: GatePlan, _ context: [String]) -> [Fix.Edit]? {
    if let member = type.as(MemberTypeSyntax.self), member.name.text == "Action" {
      let found = plan.files.feature(ofAction: type.names, from: context)
      guard found == plan.feature.index else { return nil }
      return [type.replaced(by: "Gate<\(member.baseType.trimmedDescription)>")]
    }
    guard let named = type.as(IdentifierTypeSyntax.self),
      let argument = named.genericArgumentClause?.arguments.last?.argument.as(TypeSyntax.self)
    else { return nil }
    let child = argument.trimmedDescription
    switch named.name.text {
    case "PresentationAction", "IdentifiedAction", "StackAction": return edits(of: argument, plan, context)
    case "IdentifiedActionOf": return [named.name.replaced(by: "IdentifiedGatesOf")]
    case "StackActionOf": return [type.replaced(by: "StackAction<\(child).State, Gate<\(child)>>")]
    default: return nil
    }
  }
}
