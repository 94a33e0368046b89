extension ModelProgram {
  /// The smallest program that still does it and that can be reached by leaving things out, one at a time.
  func shrunk(while isStillSo: (ModelProgram) -> Bool) -> ModelProgram {
    var smallest = self
    while let smaller = smallest.smaller.first(where: isStillSo) { smallest = smaller }
    return smallest
  }

  /// Programs with a little less in them, those with much less first.
  private var smaller: [ModelProgram] {
    var programs: [ModelProgram] = []
    func add(_ change: (inout ModelProgram) -> Void) {
      var program = self
      change(&program)
      programs.append(program)
    }
    for index in events.indices.reversed() { add { $0.events.remove(at: index) } }
    for feature in ModelFeature.allCases.map(\.rawValue) {
      for number in 0..<Self.numbers {
        for reaction in own[feature][number].smaller { add { $0.own[feature][number] = reaction } }
        for reaction in seen[feature][number].smaller { add { $0.seen[feature][number] = reaction } }
      }
    }
    for index in sendsAtPublication.indices where sendsAtPublication[index] != nil {
      add { $0.sendsAtPublication[index] = nil }
    }
    if !isObserved { add { $0.isObserved = true } }
    if isDropped { add { $0.isDropped = false } }
    for world in world.smaller { add { $0.world = world } }
    return programs
  }
}

extension ModelWorld {
  fileprivate var smaller: [ModelWorld] {
    var worlds: [ModelWorld] = []
    func add(_ change: (inout ModelWorld) -> Void) {
      var world = self
      change(&world)
      worlds.append(world)
    }
    if child != nil { add { $0.child = nil } }
    if child?.leaf != nil { add { $0.child?.leaf = nil } }
    for index in rows.indices {
      add { $0.rows.remove(at: index) }
      if rows[index].leaf != nil { add { $0.rows[index].leaf = nil } }
    }
    if sheet != nil { add { $0.sheet = nil } }
    if sheet?.leaf != nil { add { $0.sheet?.leaf = nil } }
    if destination != nil { add { $0.destination = nil } }
    if !path.isEmpty { add { $0.nextPage = $0.path.removeLast().id } }
    for index in path.indices where path[index].note != nil { add { $0.path[index].note = nil } }
    return worlds
  }
}

extension ModelReaction {
  fileprivate var smaller: [ModelReaction] {
    guard self != ModelReaction() else { return [] }
    var reactions = [ModelReaction()]
    func add(_ change: (inout ModelReaction) -> Void) {
      var reaction = self
      change(&reaction)
      reactions.append(reaction)
    }
    for index in changes.indices { add { $0.changes.remove(at: index) } }
    for index in calls.indices { add { $0.calls.remove(at: index) } }
    if let plan {
      add { $0.plan = nil }
      for plan in plan.smaller { add { $0.plan = plan } }
    }
    if wrap != nil { add { $0.wrap = nil } }
    if case .followed(let plan) = wrap {
      for plan in plan.smaller { add { $0.wrap = .followed(by: plan) } }
    }
    return reactions
  }
}

extension ModelPlan {
  fileprivate var smaller: [ModelPlan] {
    switch self {
    case .send, .cancel, .at: return []
    case .run(let name, let emissions):
      return emissions.indices.map { index in
        var fewer = emissions
        fewer.remove(at: index)
        return .run(name, fewer)
      }
    case .merge(let plans): return Self.smaller(plans) { .merge($0) }
    case .concatenate(let plans): return Self.smaller(plans) { .concatenate($0) }
    case .cancellable(let plan, let id, let inFlight):
      var smaller = [plan] + plan.smaller.map { .cancellable($0, id: id, inFlight: inFlight) }
      if inFlight { smaller.append(.cancellable(plan, id: id, inFlight: false)) }
      return smaller
    case .throttle(let plan, let id, let latest):
      return [plan] + plan.smaller.map { .throttle($0, id: id, latest: latest) }
    case .debounce(let plan, let id): return [plan] + plan.smaller.map { .debounce($0, id: id) }
    }
  }

  private static func smaller(_ plans: [ModelPlan], _ whole: ([ModelPlan]) -> ModelPlan) -> [ModelPlan] {
    var smaller = plans
    for index in plans.indices {
      var fewer = plans
      fewer.remove(at: index)
      if !fewer.isEmpty { smaller.append(whole(fewer)) }
      for plan in plans[index].smaller {
        fewer = plans
        fewer[index] = plan
        smaller.append(whole(fewer))
      }
    }
    return smaller
  }
}
