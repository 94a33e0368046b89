/// What the reducers of a program do with one action, the deepest first.
struct ModelAnswer {
  var trace: [TraceEntry] = []
  var calls: [ModelCall] = []
  var effect = ModelPlan.merge([])
  /// What was dismissed, and went.
  var dismissed: ModelWorld.EffectOwner?
  /// Whether something was dismissed, and what a reducer had put in its place stays.
  var isReplaced = false
}

extension ModelWorld {
  mutating func reduce(_ target: ModelAction, _ program: ModelProgram) -> ModelAnswer {
    let isPushed = push(target)
    let ways = (0...target.steps.count).reversed().map { Array(target.steps[..<$0]) }
    let present = ways.filter { effectOwner(of: $0) != nil }
    let dismissed = leaves(after: target) ? effectOwner(of: target.steps) : nil
    var answer = ModelAnswer()
    if present.count < ways.count || !isPushed { answer.trace.append(.reported) }
    var effects: [ModelPlan] = []
    for steps in present {
      guard let feature = ModelFeature(at: steps), target.kind == .act || steps != target.steps else { continue }
      let effectOwner = effectOwner(of: steps) ?? []
      let reaction = program.reaction(of: feature, to: target.dropFirst(steps.count))
      let isPresented = steps.contains { $0.isPresentation }
      answer.trace.append(.saw(feature, isPresented: isPresented, presents: presented(at: steps)))
      apply(reaction.changes, target.number, at: steps)
      if let dismissed, steps == target.steps.dropLast() { end(dismissed, target, reaction.changes, &answer) }
      answer.calls += reaction.calls
      if let plan = reaction.plan { effects.append(.at(steps, effectOwner, plan)) }
      answer.effect = ModelPlan.merge(effects).wrapped(reaction.wrap)
    }
    return answer
  }

  /// Counts an action in the value of a feature that is there, and makes the changes of its reducer.
  private mutating func apply(_ changes: [ModelChange], _ number: Int, at steps: [ModelStep]) {
    switch (steps.first, steps.count) {
    case (nil, _):
      value = Self.next(value, number)
      for change in changes { apply(change) }
    case (.child, _): child?.apply(changes, number, isOwn: steps.count == 1)
    case (.row(let id), _):
      for index in rows.indices where rows[index].id == id {
        rows[index].apply(changes, number, isOwn: steps.count == 1)
      }
    case (.sheet, _), (.page, _), (.destination, _): applyPresented(changes, number, at: steps)
    default: panel = Self.next(panel, number)
    }
  }

  private mutating func apply(_ change: ModelChange) {
    switch change {
    case .child(let id): child = id.map { Child(id: $0) }
    case .addRow(let id): if !rows.contains(where: { $0.id == id }) { rows.append(Child(id: id)) }
    case .removeRow(let id): rows.removeAll { $0.id == id }
    case .clearRows: rows = []
    case .replaceRow(let id): rows = rows.map { $0.id == id ? Child(id: id) : $0 }
    case .dropLeaves:
      child?.leaf = nil
      for index in rows.indices { rows[index].leaf = nil }
      dropPresentedLeaves()
    case .leaf, .note: break
    default: applyNavigation(change)
    }
  }
}

extension ModelWorld.Child {
  mutating func apply(_ changes: [ModelChange], _ number: Int, isOwn: Bool) {
    guard isOwn else {
      leaf = leaf.map { ModelWorld.next($0, number) }
      return
    }
    value = ModelWorld.next(value, number)
    for case .leaf(let isThere) in changes { leaf = isThere ? 0 : nil }
  }
}

extension ModelPlan {
  /// The effect of all reducers in what the root wraps around it; no effect cannot be given an id.
  fileprivate func wrapped(_ wrap: ModelWrap?) -> ModelPlan {
    switch wrap {
    case .cancellable(let id, let inFlight) where self != .merge([]): .cancellable(self, id: id, inFlight: inFlight)
    case .followed(let plan): .concatenate([self, plan])
    default: self
    }
  }
}
