import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Writes `.none` for a side effect that is `nil`, `.dispatching` for a closure with a dispatcher, and lists types of side effects.
  static let openSideEffects = MigrationStep(
    "open-side-effects",
    in: .libraries,
    edits: { file, code in
      guard isConcerned(file, code) else { return [] }
      let results = file.tree.descendants(OptionalTypeSyntax.self).compactMap { type -> Fix.Edit? in
        guard type.isResult, type.wrappedType.trimmedDescription == "SideEffect" else { return nil }
        return type.questionMark.replaced(by: "")
      }
      return results + bodies(in: file).flatMap { $0.results.compactMap(edit) }
    },
    manualChanges: { file, code in
      guard isConcerned(file, code) else { return [] }
      let results = bodies(in: file).flatMap(\.results).filter { edit($0) != nil || $0.containsNil }.map {
        let advice = "Write '.none' instead of 'nil', and '.dispatching { dispatcher in … }' for a closure."
        return ManualChange(step: "open-side-effects", range: $0.bytes, advice: advice)
      }
      let types = file.tree.descendants(InheritedTypeSyntax.self).filter {
        $0.type.inheritedName == "SideEffect"
      }.map { type in
        let advice = """
          Write a function that returns a 'SideEffect', such as '.run { send in await send(…) }' or '.dispatching \
          { dispatcher in … }': a side effect is a value, not a protocol.
          """
        return ManualChange(step: "open-side-effects", range: type.type.bytes, advice: advice)
      }
      return results + types
    }
  )

  private static func isConcerned(_ file: SourceText, _ code: PackageCode) -> Bool {
    FrameworkImports(file).hasOpenActions && !code.declaresType("SideEffect")
  }

  private static func edit(_ result: ExprSyntax) -> Fix.Edit? {
    if result.is(NilLiteralExprSyntax.self) { return result.replaced(by: ".none") }
    guard let closure = result.as(ClosureExprSyntax.self), closure.takesDispatcher else { return nil }
    return result.preceded(by: ".dispatching ")
  }

  private static func bodies(in file: SourceText) -> [SideEffectBody] {
    let functions = file.tree.descendants(FunctionDeclSyntax.self).compactMap { function -> SideEffectBody? in
      guard function.signature.returnClause?.type.isSideEffect == true, let body = function.body else { return nil }
      return SideEffectBody(owner: Syntax(function), statements: body.statements)
    }
    let closures = file.tree.descendants(ClosureExprSyntax.self).compactMap { closure -> SideEffectBody? in
      guard closure.writtenType?.returnsSideEffect == true else { return nil }
      return SideEffectBody(owner: Syntax(closure), statements: closure.statements)
    }
    return functions + closures
  }
}

/// The body of a function or a closure whose result is a side effect.
private struct SideEffectBody {
  let owner: Syntax
  let statements: CodeBlockItemListSyntax

  /// The returned expressions, without those of closures and functions in the body.
  var results: [ExprSyntax] {
    let returned = statements.descendants(ReturnStmtSyntax.self).filter { $0.function == owner }.compactMap(
      \.expression
    )
    guard statements.count == 1, case .expr(let only) = statements.first?.item else { return returned }
    return returned + [only]
  }
}

extension SyntaxProtocol {
  /// The innermost function or closure around the node.
  fileprivate var function: Syntax? {
    ancestors.first {
      $0.is(FunctionDeclSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorDeclSyntax.self)
    }
  }

  /// Whether a `nil` stands in the node, such as in a branch of `?:`.
  fileprivate var containsNil: Bool {
    descendants(NilLiteralExprSyntax.self).contains { nilLiteral in
      !nilLiteral.ancestors.prefix { $0 != Syntax(self) }.contains {
        $0.is(FunctionCallExprSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(CodeBlockSyntax.self)
          || $0.is(SwitchCaseSyntax.self)
      }
    } && !self.is(SwitchExprSyntax.self) && !self.is(FunctionCallExprSyntax.self)
  }
}

extension OptionalTypeSyntax {
  /// Whether the type is the result of a function or of a function type.
  fileprivate var isResult: Bool { parent?.is(ReturnClauseSyntax.self) == true }
}

extension TypeSyntax {
  /// Whether the type is that of reducers with side effects.
  fileprivate var returnsSideEffect: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.returnsSideEffect }
    if let function = self.as(FunctionTypeSyntax.self) { return function.returnClause.type.isSideEffect }
    return lastComponentName == "SideEffectReducer"
  }

  fileprivate var isSideEffect: Bool {
    let type = self.as(OptionalTypeSyntax.self)?.wrappedType ?? self
    return type.trimmedDescription == "SideEffect"
  }
}

extension ClosureExprSyntax {
  /// The type of the property with this value, or of the function or the property that returns the closure.
  fileprivate var writtenType: TypeSyntax? {
    if let binding = parent?.parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
    guard parent?.is(ReturnStmtSyntax.self) == true || parent?.is(CodeBlockItemSyntax.self) == true else { return nil }
    let owner = ancestors.first {
      $0.is(AccessorDeclSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
        || $0.is(PatternBindingSyntax.self)
    }
    if let function = owner?.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
    return (owner?.as(PatternBindingSyntax.self) ?? owner?.enclosing(PatternBindingSyntax.self))?.typeAnnotation?.type
  }

  /// Whether the closure dispatches actions through its only parameter.
  fileprivate var takesDispatcher: Bool {
    let name = signature == nil ? "$0" : parameterNames.flatMap { $0.count == 1 ? $0[0] : nil }
    guard let name else { return false }
    return descendants(FunctionCallExprSyntax.self).contains {
      $0.name == "dispatch" && $0.base?.trimmedDescription == name
    }
  }
}
