/// Several effects as one: performed at the same time, or one after the other.
///
/// Sendable: it does not change while anybody else can see it; see `deinit`.
@usableFromInline
package final class EffectGroup: @unchecked Sendable {
  @usableFromInline
  package enum Kind: Sendable { case merge, concatenate }

  package let kind: Kind
  /// Most groups are of two, which need no array.
  private var first: EffectTree
  private var second: EffectTree
  private var others: [EffectTree]
  /// Whether an effect in it is to be resolved.
  let hasWraps: Bool

  @usableFromInline
  package init(_ kind: Kind, _ first: EffectTree, _ second: EffectTree, _ others: [EffectTree] = []) {
    self.kind = kind
    self.first = first
    self.second = second
    self.others = others
    hasWraps = first.hasWraps || second.hasWraps || others.contains { $0.hasWraps }
  }

  /// A group of at least two.
  convenience init(_ kind: Kind, _ trees: [EffectTree]) {
    self.init(kind, trees[0], trees[1], Array(trees[2...]))
  }

  /// The effects, with those of groups of the same kind in their places. It takes no more of the stack for deep groups, as a
  /// loop with ``Effect/merge(with:)`` makes them, than for flat ones.
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

  /// The groups in it.
  var groups: [EffectGroup] {
    ([first, second] + others).compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  /// Groups in groups go one after another: a group as deep as a loop was long must not need a frame of the stack for each.
  deinit {
    var dying: [EffectGroup] = []
    takeGroups(into: &dying)
    while var group = dying.popLast() {
      if isKnownUniquelyReferenced(&group) { group.takeGroups(into: &dying) }
    }
  }

  /// Takes out the groups in it. Called when nobody else has a reference to this group.
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
