import Headgate

/// Runs a program on a real store, and asks all readers after each action what they have seen.
actor ReaderSession {
  private var whole = [ReadRoot.State()]
  private var readers: [ReadReader] = []

  func run(_ program: ReaderProgram) -> String? {
    var initial = ReadRoot.State(
      optional: ReadCard.State(),
      rows: [ReadCard.State(id: 1), ReadCard.State(id: 2)],
      sheet: ReadCard.State(),
      destination: .card(ReadCard.State())
    )
    initial.path.append(ReadCard.State())
    initial.path.append(ReadCard.State())
    let store = ActorStore(initialState: initial) { ReadRoot() }
    for steps in program.actions {
      perform(steps, store)
      if let reader = readerOfNoChange(steps, store) {
        return "After \(steps): \(reader.name) has read again, and nothing has changed"
      }
      let state = store.withState { $0 }
      for reader in readers {
        if let difference = reader.difference(from: state) { return "After \(steps): \(difference)" }
      }
    }
    return nil
  }

  /// Repeats an action that only sets properties to themselves, and returns a reader that reads again.
  ///
  /// The action is a repetition, because the first change of an outdated copy notifies all readers of the copy.
  private func readerOfNoChange(_ steps: [ReaderStep], _ store: ActorStoreOf<ReadRoot>) -> ReadReader? {
    guard steps.allSatisfy({ $0.kind == .setToItself }) else { return nil }
    let reads = readers.map(\.reads)
    perform(steps, store)
    return zip(readers, reads).first { $0.reads != $1 }?.0
  }

  private func perform(_ steps: [ReaderStep], _ store: ActorStoreOf<ReadRoot>) {
    guard let step = steps.first, !step.isChange else {
      let whole = whole
      store.send(.change { state in for step in steps { step.apply(to: &state, kept: whole) } })
      return
    }
    let whole = whole
    switch step.kind {
    case .keepAll:
      // Copies that were kept longest go first.
      self.whole = Array((whole + [store.withState { $0 }]).suffix(4))
    case .changeKept:
      // In an action, so that readers are told before the send returns; elsewhere they are told later, on the actor.
      let changed = LockIsolated(whole)
      store.send(
        .change { _ in
          changed.withValue {
            step.place.modify(in: &$0[step.variant % whole.count]) { step.change(&$0, among: whole) }
          }
        }
      )
      self.whole = changed.value
    case .sendToCard:
      step.place.store(in: store, variant: step.variant / 8)?.send(.change { step.change(&$0, among: whole) })
    case .sendToLeaf:
      step.place.store(in: store, variant: step.variant / 8)?
        .scope(state: \.leaf, action: \.leaf).send(.change { step.change(&$0, among: whole) })
    case .sendToLeafOfChild:
      store.scope(state: \.child.leaf, action: \.leafOfChild).send(.change { step.change(&$0, among: whole) })
    case .addReader:
      readers.append(.make(step, store))
    default:
      if !readers.isEmpty { readers.remove(at: step.variant % readers.count) }
    }
  }
}
