import HeadgateLint
import SwiftSyntax

/// The syntax of names of cases and of calls, by the position of the name.
struct NodesByOffset {
  private let collectors: [Collector]

  init(_ sources: [SourceText]) {
    collectors = sources.map { source in
      let collector = Collector(viewMode: .sourceAccurate)
      collector.walk(source.tree)
      return collector
    }
  }

  /// Returns the access to a case.
  func access(_ file: Int, _ offset: Int) -> MemberAccessExprSyntax? { collectors[file].accesses[offset] }

  /// Returns the key path that contains a name.
  func keyPath(_ file: Int, _ offset: Int) -> KeyPathExprSyntax? { collectors[file].keyPaths[offset] }

  /// Returns the call of a function or a method by the position of its name.
  func call(_ file: Int, _ offset: Int) -> FunctionCallExprSyntax? { collectors[file].calls[offset] }

  private final class Collector: SyntaxVisitor {
    var accesses: [Int: MemberAccessExprSyntax] = [:]
    var keyPaths: [Int: KeyPathExprSyntax] = [:]
    var calls: [Int: FunctionCallExprSyntax] = [:]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      accesses[node.declName.baseName.bytes.offset] = node
      return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
      for name in node.names { keyPaths[name.bytes.offset] = node }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.bytes
      calls[(name ?? node.calledExpression.bytes).offset] = node
      return .visitChildren
    }
  }
}
