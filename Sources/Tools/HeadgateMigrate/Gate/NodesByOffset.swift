import HeadgateLint
import SwiftSyntax

/// The syntax of names of cases and of calls, by the position of the name.
struct NodesByOffset {
  private struct Nodes {
    let accesses: [Int: MemberAccessExprSyntax]
    let keyPaths: [Int: KeyPathExprSyntax]
    let calls: [Int: FunctionCallExprSyntax]

    init(_ source: SourceText) {
      let accesses = source.nodes(MemberAccessExprSyntax.self).map { ($0.declName.baseName.bytes.offset, $0) }
      let keyPaths = source.nodes(KeyPathExprSyntax.self).flatMap { path in path.names.map { ($0.bytes.offset, path) } }
      let calls = source.nodes(FunctionCallExprSyntax.self).map { call in
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.bytes
        return ((name ?? call.calledExpression.bytes).offset, call)
      }
      // The calls in `a()()` have one offset. The name is called by the inner one, which is the last one.
      self.accesses = Dictionary(accesses) { $1 }
      self.keyPaths = Dictionary(keyPaths) { $1 }
      self.calls = Dictionary(calls) { $1 }
    }
  }

  private let files: [Nodes]

  init(_ sources: [SourceText]) {
    files = sources.map(Nodes.init)
  }

  /// Returns the access to a case.
  func access(_ file: Int, _ offset: Int) -> MemberAccessExprSyntax? { files[file].accesses[offset] }

  /// Returns the key path that contains a name.
  func keyPath(_ file: Int, _ offset: Int) -> KeyPathExprSyntax? { files[file].keyPaths[offset] }

  /// Returns the call of a function or a method by the position of its name.
  func call(_ file: Int, _ offset: Int) -> FunctionCallExprSyntax? { files[file].calls[offset] }
}
