/// The site of a single child, which needs no id.
@usableFromInline
protocol SingleChildSite: ChildSite where ID == Void, Call == ChildAction {
  /// The conversion of the child's actions, created for the first effect of the child.
  var ownEmbedding: Embedding<ChildAction, Action>? { get set }
  func makeEmbedding() -> Embedding<ChildAction, Action>
}

extension SingleChildSite {
  @inlinable
  func id(of _: inout ChildAction) {}

  @inlinable
  func embedding(_: Void) -> Embedding<ChildAction, Action> {
    if let ownEmbedding { return ownEmbedding }
    let embedding = makeEmbedding()
    ownEmbedding = embedding
    return embedding
  }
}
