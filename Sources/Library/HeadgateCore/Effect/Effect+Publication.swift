extension Effect {
  /// Returns this effect. The changes of its actions are published by a function.
  ///
  /// An action keeps the publication that is nearest to it.
  package func published(_ publication: @escaping Publication) -> Effect {
    guard let tree else { return .none }
    return Effect(.embedded(tree, PublicationEmbedding(publication)))
  }
}

/// Adds a publication to the actions of an effect, without their types; see ``AnyEmbedding``.
private final class PublicationEmbedding: AnyEmbedding, @unchecked Sendable {
  // Sendable: see the superclass.
  private let publication: Publication

  init(_ publication: @escaping Publication) {
    self.publication = publication
  }

  override func embed(_ action: AnySentAction) -> AnySentAction { action.published(publication) }
}
