import Headgate

/// What a reader reads of a card.
enum ReadAspect: Int, CaseIterable {
  case number, leafNumber, leafTitle, noteNumber, all

  func text(_ card: ReadCard.State?) -> String {
    guard let card else { return "none" }
    switch self {
    case .number: return "\(card.number)"
    case .leafNumber: return "\(card.leaf.number)"
    case .leafTitle: return card.leaf.title
    case .noteNumber: return Self.text(card.note)
    case .all: return "\(card.number) \(card.leaf.number) \(card.leaf.title) \(Self.text(card.note))"
    }
  }

  /// The same through the members of a store, and of stores that are scoped from it.
  func text(_ store: ActorStoreOf<ReadCard>?, throughScopes: Bool) -> String {
    guard let store else { return "none" }
    switch self {
    case .number: return "\(store.number)"
    case .leafNumber: return "\(throughScopes ? leaf(of: store).number : store.leaf.number)"
    case .leafTitle: return throughScopes ? leaf(of: store).title : store.leaf.title
    case .noteNumber:
      return throughScopes
        ? Self.text(store.scope(state: \.note, action: \.note)?.state) : Self.text(store.note)
    case .all: return text(store.state)
    }
  }

  private func leaf(of store: ActorStoreOf<ReadCard>) -> ActorStoreOf<ReadLeaf> {
    store.scope(state: \.leaf, action: \.leaf)
  }

  private static func text(_ note: ReadLeaf.State?) -> String { note.map { "\($0.number)" } ?? "none" }
}

extension ReadPlace {
  /// The store of the card in this place; nil when there is none, or for what has no store.
  func store(in root: ActorStoreOf<ReadRoot>, variant: Int) -> ActorStoreOf<ReadCard>? {
    switch self {
    case .child: root.scope(state: \.child, action: \.child)
    case .wrapping:
      // By one path, or through the store of the struct around it.
      variant.isMultiple(of: 2)
        ? root.scope(state: \.wrapping.card, action: \.wrapped)
        : root.scope(state: \.wrapping, action: \.wrapping).scope(state: \.card, action: \.card)
    case .optional: root.scope(state: \.optional, action: \.optional)
    case .wrappedOptional: root.scope(state: \.wrapping.optional, action: \.wrappedOptional)
    case .chosen: root.scope(state: \.chosen, action: \.chosen)
    case .firstRow: root.scope(state: \.rows, action: \.rows).first { $0.withState(\.id) == 1 }
    case .secondRow: root.scope(state: \.rows, action: \.rows).first { $0.withState(\.id) == 2 }
    case .sheet: root.scope(state: \.sheet, action: \.sheet.presented)
    case .destination:
      // Through the store of the enum, or by one path.
      variant.isMultiple(of: 2)
        ? root.scope(state: \.destination, action: \.destination.presented)?.scope(state: \.card, action: \.card)
        : root.scope(state: \.destination?.card, action: \.destination.card)
    case .firstPage: root.scope(state: \.path, action: \.path).first
    case .secondPage: root.scope(state: \.path, action: \.path).dropFirst().first
    case .kept: nil
    default: genericStore(in: root, variant: variant)
    }
  }

  private func genericStore(in root: ActorStoreOf<ReadRoot>, variant: Int) -> ActorStoreOf<ReadCard>? {
    let generic = root.scope(state: \.generic, action: \.generic)
    let compared = root.scope(state: \.compared, action: \.compared)
    let isOnePath = variant.isMultiple(of: 2)
    return switch self {
    case .genericChild:
      isOnePath
        ? root.scope(state: \.generic.card, action: \.generic.card) : generic.scope(state: \.card, action: \.card)
    case .genericOptional:
      isOnePath
        ? root.scope(state: \.generic.optional, action: \.generic.optional)
        : generic.scope(state: \.optional, action: \.optional)
    case .genericRow: generic.scope(state: \.rows, action: \.rows).first
    case .genericSheet: generic.scope(state: \.sheet, action: \.sheet.presented)
    case .genericPage: generic.scope(state: \.path, action: \.path).first
    case .genericPhase: generic.scope(state: \.phase.loaded, action: \.loaded)
    case .comparedChild:
      isOnePath
        ? root.scope(state: \.compared.card, action: \.compared.card) : compared.scope(state: \.card, action: \.card)
    case .comparedPhase: compared.scope(state: \.phase.loaded, action: \.loaded)
    default: compared.scope(state: \.optional, action: \.optional)
    }
  }
}
