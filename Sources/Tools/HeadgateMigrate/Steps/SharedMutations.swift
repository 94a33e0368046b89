import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Changes shared values with their lock, and lists the changes whose state or value is not clear.
  static let sharedMutations = MigrationStep(
    "shared-mutations",
    edits: { file, code in SharedMutation.all(in: file, code).flatMap(\.edits) },
    manualChanges: { file, code in
      SharedMutation.all(in: file, code).map { mutation in
        let name = mutation.property.baseName.text
        let advice =
          "If '\(name)' has '@Shared', write '$\(name).withLock { $0 = … }': a shared value is changed with its lock."
        return ManualChange(step: "shared-mutations", range: mutation.property.bytes, advice: advice)
      }
    }
  )
}

/// A place that changes a property with `@Shared` without its lock.
private struct SharedMutation {
  /// The name of the property in the expression.
  let property: DeclReferenceExprSyntax
  /// The assignment or the call.
  let node: ExprSyntax
  /// Whether the type around the property is known.
  let isSure: Bool
  private let code: PackageCode

  /// The methods of the standard library that change a value.
  private static let methods: Set<String> = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "move", "negate",
    "popFirst",
    "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "replaceSubrange",
    "reserveCapacity", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle", "update", "updateValue",
  ]
  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  static func all(in file: SourceText, _ code: PackageCode) -> [SharedMutation] {
    guard !code.sharedProperties.isEmpty else { return [] }
    return file.tree.descendants(ExprSyntax.self).compactMap { SharedMutation($0, code) }
  }

  private init?(_ node: ExprSyntax, _ code: PackageCode) {
    guard let target = Self.target(of: node, code), let chain = MemberChain(target),
      let (property, isSure) = Self.property(in: chain, code)
    else { return nil }
    self.node = node
    self.property = property
    self.isSure = isSure
    self.code = code
  }

  /// The expression that the node changes.
  private static func target(of node: ExprSyntax, _ code: PackageCode) -> ExprSyntax? {
    if let sequence = node.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      let second = sequence.elements.dropFirst().first
    {
      if second.is(AssignmentExprSyntax.self) { return first }
      let name = second.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      return name.hasSuffix("=") && !comparisons.contains(name) ? first : nil
    }
    if let reference = node.as(InOutExprSyntax.self) { return reference.expression }
    guard let call = node.as(FunctionCallExprSyntax.self), let name = call.name,
      methods.contains(name) || code.mutatingFunctions.contains(name)
    else { return nil }
    return call.base
  }

  /// The first shared property of a chain, and whether its type is known.
  private static func property(in chain: MemberChain, _ code: PackageCode) -> (DeclReferenceExprSyntax, Bool)? {
    let root = chain.root.baseName.text
    // The parameter of `withLock` is the value itself.
    guard chain.root.enclosing(ClosureExprSyntax.self)?.call?.name != "withLock" || root != "$0" else { return nil }
    let isMember =
      root != "self" && code.sharedProperties.contains(root) && chain.root.localDeclaration(named: root) == nil
    if isMember {
      guard let type = code.typeAround(chain.root), type.sharedProperties.contains(root) else { return nil }
      return (chain.root, true)
    }
    var members = chain.members[...]
    if let type = code.type(of: chain.root), let first = members.popFirst() {
      if type.sharedProperties.contains(first.baseName.text) { return (first, true) }
    }
    return members.first { code.sharedProperties.contains($0.baseName.text) }.map { ($0, false) }
  }

  /// `state.$count.withLock { $0 += 1 }`; empty when the value is used, or when the lock would contain another access.
  var edits: [Fix.Edit] {
    guard isSure, !node.is(InOutExprSyntax.self), isStatement, !node.isInInitializer, !isOwnFunction,
      !others.contains(where: cannotBeInLock), !others.contains(where: { usesShared($0) })
    else { return [] }
    let name = property.baseName.text
    return [property.replaced(by: "$\(name).withLock { $0"), node.followed(by: " }")]
  }

  private var isStatement: Bool {
    if node.parent?.is(CodeBlockItemSyntax.self) == true { return true }
    // Where a condition contains a closure, it needs parentheses.
    return node.is(FunctionCallExprSyntax.self) && node.parent?.parent?.is(PatternBindingSyntax.self) == true
  }

  /// Whether a method of the package has the name, so it can be one that changes nothing.
  private var isOwnFunction: Bool {
    node.as(FunctionCallExprSyntax.self)?.name.map { code.declaresFunction($0) } ?? false
  }

  /// The nodes that would be in the closure, without the property and what stands in front of it.
  private var others: [Syntax] {
    node.descendants(Syntax.self).filter { $0.position >= property.endPosition }
  }

  /// Whether a closure around the node would change its meaning, or would need a mark.
  private func cannotBeInLock(_ other: Syntax) -> Bool {
    guard let name = other.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return [.awaitExpr, .tryExpr].contains(other.kind)
    }
    // `$0` of a closure in the node keeps its meaning.
    return name.hasPrefix("$")
      && other.enclosing(ClosureExprSyntax.self).map { !$0.ancestors.contains(Syntax(node)) } ?? true
  }

  private func usesShared(_ node: Syntax) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return code.sharedProperties.contains(name)
  }
}

extension ExprSyntax {
  /// Whether the node is in an initializer, where not all properties have values yet.
  fileprivate var isInInitializer: Bool { enclosing(InitializerDeclSyntax.self) != nil }
}
