/// What puts an action of a child's effect into the gate that the parent holds.
///
/// The operator above puts the gate into the parent's case. Both are done in one step, so that an effect behind a gate goes no longer
/// way than one without.
@usableFromInline
final class GateEmbedding<Child: Reducer>: AnyEmbedding, @unchecked Sendable where Child.Action: GatedAction {
  // Sendable: what changes is touched by `joined` alone, while the store to which the reducer belongs reduces: by one at a time.
  // So no two accesses overlap either, and the run-time check for that is left out.
  @exclusivity(unchecked) private var latest: (outer: AnyEmbedding, joined: AnyEmbedding)?

  @usableFromInline
  override init() {
    super.init()
  }

  package override func embed(_ action: AnySentAction) -> AnySentAction {
    SentAction(Gate<Child>.entering(action.action()), location: action.location)
  }

  package override func joined<Middle, Action>(_ outer: Embedding<Middle, Action>) -> AnyEmbedding? {
    if let latest, latest.outer === outer { return latest.joined }
    // The operator above is one on the gates of this child.
    let own = unsafeDowncast(outer as AnyEmbedding, to: Embedding<Gate<Child>, Action>.self)
    let (enter, embed) = (Gate<Child>.entering, own.function)
    let function: (Child.Action) -> Action = { embed(enter($0)) }
    // See `Gate.entering`.
    let joined = Embedding(unsafeBitCast(function, to: (@Sendable (Child.Action) -> Action).self))
    latest = (outer, joined)
    return joined
  }
}

extension Effect {
  /// This effect of a child, as one of its gate.
  @usableFromInline
  func entering<Child: Reducer>(_ embedding: GateEmbedding<Child>) -> Effect<Gate<Child>> where Child.Action == Action {
    guard let tree else { return .none }
    return Effect<Gate<Child>>(.embedded(tree, embedding))
  }
}
