import HeadgateLint
import SwiftSyntax

/// A closure that is a side effect in UDF, outside of the result of a function.
struct SideEffectClosure {
  let closure: ClosureExprSyntax
  /// Whether all declarations with the name say that the value is a side effect, so the step can convert it.
  let isSure: Bool

  static func all(in file: SourceText, _ code: SideEffectDeclarations) -> [SideEffectClosure] {
    file.nodes(ClosureExprSyntax.self).compactMap { SideEffectClosure($0, code) }
  }

  private init?(_ closure: ClosureExprSyntax, _ code: SideEffectDeclarations) {
    guard let isSure = Self.isSideEffect(ExprSyntax(closure), in: closure.parent, code) else { return nil }
    self.closure = closure
    self.isSure = isSure
  }

  /// Whether an expression must be a side effect: true, false if other declarations have the name, nil if nothing says it.
  private static func isSideEffect(
    _ expression: ExprSyntax,
    in parent: Syntax?,
    _ code: SideEffectDeclarations
  ) -> Bool? {
    if let type = expression.writtenType { return type.isSideEffect ? true : nil }
    if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == expression.id {
      // The parentheses would have to enclose the closure.
      return lastArgument(of: call, code) == nil ? nil : false
    }
    if let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return self.argument(argument, of: call, code)
    }
    guard let parts = parent?.as(ExprListSyntax.self)?.map({ $0 }), parts.count == 3, parts[2].id == expression.id,
      parts[1].is(AssignmentExprSyntax.self), let name = parts[0].lastName, code.variables.contains(name)
    else { return nil }
    return !code.others.contains(name) && !code.reducers.contains(name) && !code.lists.contains(name)
  }

  private static func argument(
    _ argument: LabeledExprSyntax,
    of call: FunctionCallExprSyntax,
    _ code: SideEffectDeclarations
  ) -> Bool? {
    if ["append", "insert"].contains(call.name), let list = call.base?.lastName, code.lists.contains(list) {
      return !code.others.contains(list)
    }
    let label = argument.label?.text ?? "_"
    // The arguments before this one that have the same label: without a label, they differ only in their place.
    let place = call.arguments.prefix { $0 != argument }.count { ($0.label?.text ?? "_") == label }
    let answers = code.functions(calledBy: call).map { function in
      let indices = function.labels.indices.filter { function.labels[$0] == label }
      return indices.dropFirst(place).first.map(function.parameters.contains) ?? false
    }
    return answers.contains(true) ? !answers.contains(false) : nil
  }

  /// True if the last parameter of a function with this name is a side effect.
  private static func lastArgument(of call: FunctionCallExprSyntax, _ code: SideEffectDeclarations) -> Bool? {
    if call.name == "append", let list = call.base?.lastName, code.lists.contains(list) { return true }
    let isLast = code.functions(calledBy: call).contains { $0.parameters.contains($0.labels.count - 1) }
    return isLast ? true : nil
  }
}

extension ExprSyntax {
  /// The type that the declaration of a variable or a parameter writes for its value, or for an element of its value.
  fileprivate var writtenType: TypeSyntax? {
    if let list = parent?.as(ArrayElementSyntax.self)?.parent?.parent?.as(ArrayExprSyntax.self) {
      return ExprSyntax(list).writtenType?.elementType
    }
    if let element = parent?.as(DictionaryElementSyntax.self), element.value.id == id,
      let dictionary = element.parent?.parent?.as(DictionaryExprSyntax.self)
    {
      return ExprSyntax(dictionary).writtenType?.elementType
    }
    guard let declaration = parent?.as(InitializerClauseSyntax.self)?.parent else { return nil }
    return declaration.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? declaration.as(FunctionParameterSyntax.self)?.type
  }
}
