/// A group of effects that run concurrently or in sequence.
///
/// Sendable: the group does not change while other code has a reference to it; see `deinit`.
@usableFromInline
package final class EffectGroup: @unchecked Sendable {
  @usableFromInline
  package enum Kind: Sendable { case merge, concatenate }

  package let kind: Kind
  /// Most groups have two effects, which need no array.
  private var first: EffectTree
  private var second: EffectTree
  private var others: [EffectTree]
  /// Whether an effect in the group needs resolution.
  let hasWraps: Bool

  @usableFromInline
  package init(_ kind: Kind, _ first: EffectTree, _ second: EffectTree, _ others: [EffectTree] = []) {
    self.kind = kind
    self.first = first
    self.second = second
    self.others = others
    hasWraps = first.hasWraps || second.hasWraps || others.contains { $0.hasWraps }
  }

  /// Creates a group of at least two effects.
  convenience init(_ kind: Kind, _ trees: [EffectTree]) {
    self.init(kind, trees[0], trees[1], Array(trees[2...]))
  }

  /// The effects of the group. The effects of nested groups of the same kind replace those groups.
  ///
  /// The stack depth is constant, even for the deep groups that a loop with ``Effect/merge(with:)`` creates.
  package var flattened: [EffectTree] {
    var result: [EffectTree] = []
    var rest: [EffectTree] = [.group(self)]
    while let tree = rest.popLast() {
      guard case .group(let group) = tree, group.kind == kind else {
        result.append(tree)
        continue
      }
      for other in group.others.reversed() { rest.append(other) }
      rest.append(group.second)
      rest.append(group.first)
    }
    return result
  }

  /// The groups that are direct members.
  var groups: [EffectGroup] {
    ([first, second] + others).compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  /// Releases nested groups iteratively. A recursive release of a group from a long loop could overflow the stack.
  deinit {
    var dying: [EffectGroup] = []
    takeGroups(into: &dying)
    while var group = dying.popLast() {
      if isKnownUniquelyReferenced(&group) { group.takeGroups(into: &dying) }
    }
  }

  /// Removes the nested groups and appends them. Called when no other code has a reference to this group.
  private func takeGroups(into groups: inout [EffectGroup]) {
    func take(_ tree: inout EffectTree) {
      guard case .group(let group) = tree else { return }
      tree = .none
      groups.append(group)
    }
    take(&first)
    take(&second)
    for index in others.indices { take(&others[index]) }
  }
}
