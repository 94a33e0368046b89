/// What is known of everything that waits or runs: where it belongs, and what it is inside of.
struct ReferenceContext {
  var steps: [ModelStep] = []
  var effectOwner: ModelWorld.EffectOwner = []
  /// The works that this is inside of, outermost first.
  var around: [Int] = []
  var send: Int
  /// The action whose effect this is part of.
  var action = 0

  /// The number, in place of that of a send, of what no send waits for.
  static let noSend = -1

  func at(_ steps: [ModelStep], _ effectOwner: ModelWorld.EffectOwner) -> Self {
    var context = self
    (context.steps, context.effectOwner) = (steps, effectOwner)
    return context
  }

  func inside(_ work: Int) -> Self {
    var context = self
    context.around.append(work)
    return context
  }
}

/// An operation, a sequence of effects, or an id around some of them, since its beginning.
struct ReferenceWork {
  enum Kind: Equatable { case operation(Int, [ModelAction]), sequence([ModelPlan]), scope(Int) }
  /// A doomed operation is about to be cancelled, with others; a cancelled one is over when it returns. A dead scope begins
  /// nothing more. A busy sequence is left by whoever performs its part, and so is a dropped one, which was cancelled meanwhile.
  /// A throttled sequence waits for the end of an interval.
  enum Status { case waiting, running, busy, throttled, dropped, doomed, cancelled, over, dead }

  var kind: Kind
  var status: Status
  let context: ReferenceContext

  var name: Int { if case .operation(let name, _) = kind { name } else { -1 } }
  var isSequence: Bool { if case .sequence = kind { true } else { false } }
  /// What becomes of it when it is cancelled.
  var statusWhenCancelled: Status {
    !isSequence || status == .throttled ? .doomed : status == .busy || status == .dropped ? .dropped : .over
  }
  var isLive: Bool {
    switch status {
    case .waiting, .running, .busy, .throttled, .dropped, .doomed: true
    case .cancelled, .over, .dead: false
    }
  }
}

extension [ReferenceWork] {
  @discardableResult
  mutating func add(_ kind: ReferenceWork.Kind, _ status: ReferenceWork.Status, _ context: ReferenceContext) -> Int {
    append(ReferenceWork(kind: kind, status: status, context: context))
    return count - 1
  }

  // By index, everywhere: an element is not to be copied to be looked at.

  /// The sends of which something has not ended. The sequences of a cancelled one have ended: they begin nothing more.
  func openSends(_ isCancelled: (ReferenceContext) -> Bool) -> Set<Int> {
    let open = indices.filter { index in
      self[index].status == .cancelled
        || self[index].isLive && !(self[index].isSequence && isCancelled(self[index].context))
    }
    return Set(open.map { self[$0].context.send })
  }

  /// The places of what is under way that are gone.
  func effectOwners(where isGone: (ModelWorld.EffectOwner) -> Bool) -> [ModelWorld.EffectOwner] {
    indices.filter { self[$0].isLive && isGone(self[$0].context.effectOwner) }.map { self[$0].context.effectOwner }
  }

  /// Whether something is under way inside a work.
  func isOpen(_ work: Int) -> Bool {
    indices.contains { self[$0].isLive && self[$0].context.around.contains(work) }
  }

  /// The works with an id, at a place and below.
  func scopes(_ id: Int, at effectOwner: ModelWorld.EffectOwner) -> [Int] {
    indices.filter { self[$0].kind == .scope(id) && self[$0].context.effectOwner.starts(with: effectOwner) }
  }

  /// What is under way and doomed, in the order in which it is cancelled: in that of its beginning, the whole before its parts.
  func doomed(_ isDoomed: (ReferenceContext) -> Bool) -> [Int] {
    func order(_ work: Int) -> ArraySlice<Int> {
      (self[work].context.around + [work]).drop { self[$0].status != .dead && !isDoomed(self[$0].context) }
    }
    return indices.filter { self[$0].isLive && self[$0].status != .doomed && isDoomed(self[$0].context) }
      .sorted { order($0).lexicographicallyPrecedes(order($1)) }
  }
}
