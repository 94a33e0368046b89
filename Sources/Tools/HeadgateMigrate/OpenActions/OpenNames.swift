import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Omits the marker of states of ReSwift, and lists its reducers, its first action, and reads of a state behind a dispatch.
  static let openNames = MigrationStep(
    "open-names",
    in: .openActions,
    edits: { file, code in
      guard !code.declaresType("StateType") else { return [] }
      return file.nodes(InheritanceClauseSyntax.self).compactMap(markerRemoval)
    },
    manualChanges: { file, code in
      let reducers = file.nodes(FunctionDeclSyntax.self).filter(isReducerOfReSwift).map { function in
        let state = function.signature.returnClause?.type.trimmedDescription ?? "State"
        let advice =
          "Write 'func \(function.name.text)(state: inout \(state), action: any Action)', and change the state in place."
        return ManualChange(step: "open-names", range: function.name.bytes, advice: advice)
      }
      let names = file.tree.tokens(viewMode: .sourceAccurate).filter {
        $0.text == "ReSwiftInit" && !code.declaresType($0.text)
      }.map {
        let advice = "Omit it: a store has its first state from the start."
        return ManualChange(step: "open-names", range: $0.bytes, advice: advice)
      }
      return reducers + names + file.nodes(CodeBlockItemListSyntax.self).flatMap(readsBehindDispatch)
    }
  )

  /// `struct AppState: StateType, Equatable` is `struct AppState: Equatable`.
  private static func markerRemoval(_ clause: InheritanceClauseSyntax) -> Fix.Edit? {
    let types = Array(clause.inheritedTypes)
    guard !clause.hasComments, let index = types.firstIndex(where: { $0.type.trimmedDescription == "StateType" }),
      clause.parent?.is(ProtocolDeclSyntax.self) != true
    else { return nil }
    if types.count == 1, let name = clause.previousToken(viewMode: .sourceAccurate) {
      return .removing(from: name.bytes.end, to: clause.bytes.end)
    }
    if index + 1 < types.count {
      return .removing(from: types[index].bytes.offset, to: types[index + 1].bytes.offset)
    }
    return .removing(from: types[index - 1].type.bytes.end, to: types[index].bytes.end)
  }

  /// A function that receives an action and an optional state, and returns the next state.
  private static func isReducerOfReSwift(_ function: FunctionDeclSyntax) -> Bool {
    let types = function.signature.parameterClause.parameters.map(\.type)
    guard types.count == 2, types[0].nameOfExistential == "Action", let state = types[1].as(OptionalTypeSyntax.self)
    else {
      return false
    }
    return state.wrappedType.trimmedDescription == function.signature.returnClause?.type.trimmedDescription
  }

  /// Lists `store.state` in a statement behind `store.dispatch(…)` in the same block, without a wait between them.
  private static func readsBehindDispatch(_ statements: CodeBlockItemListSyntax) -> [ManualChange] {
    var stores: Set<String> = []
    var found: [ManualChange] = []
    for statement in statements {
      // After the wait, the action can be reduced.
      if statement.waits { stores = [] }
      let reads = statement.descendants(MemberAccessExprSyntax.self).filter {
        $0.declName.baseName.text == "state" && stores.contains($0.base?.nameText ?? "")
          && !$0.isInClosure(below: Syntax(statement))
      }
      if let read = reads.first {
        let store = read.base?.trimmedDescription ?? "store"
        let advice = """
          Observe '\(store)' to get the result of the action, or use a 'TestStore' in a test: 'dispatch' returns before the \
          action is reduced.
          """
        found.append(ManualChange(.behavior, step: "open-names", range: read.bytes, advice: advice))
      }
      if case .expr(let expression) = statement.item, let call = expression.as(FunctionCallExprSyntax.self),
        call.name == "dispatch", let store = call.base?.nameText, !store.isEmpty
      {
        stores.insert(store)
      }
    }
    return found
  }
}

extension SyntaxProtocol {
  fileprivate func isInClosure(below node: Syntax) -> Bool {
    ancestors.prefix { $0 != node }.contains { $0.is(ClosureExprSyntax.self) }
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement waits: by `await`, or for the expectations of a test.
  fileprivate var waits: Bool {
    !descendants(AwaitExprSyntax.self).isEmpty
      || descendants(FunctionCallExprSyntax.self).contains { ["wait", "waitForExpectations"].contains($0.name ?? "") }
  }
}
