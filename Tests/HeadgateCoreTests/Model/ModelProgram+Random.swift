extension ModelProgram {
  /// The program that belongs to a seed.
  static func random(seed: UInt64) -> ModelProgram {
    var program = ModelProgram(seed: seed)
    var writer = ProgramWriter(random: SplitMix64(seed: seed))
    program.isObserved = writer.random.chance(75)
    program.isDropped = writer.random.chance(20)
    program.world = writer.world()
    let isWrapped = writer.random.chance(10)
    for feature in ModelFeature.allCases {
      for number in 0..<numbers {
        program.own[feature.rawValue][number] = writer.reaction(of: feature, to: number, isOwn: true, isWrapped)
        guard feature == .root || feature == .child else { continue }
        program.seen[feature.rawValue][number] = writer.reaction(of: feature, to: number, isOwn: false, isWrapped)
      }
    }
    if program.isObserved, writer.random.chance(20) { program.sendsAtPublication = writer.sendsAtPublication() }
    program.events = (0..<4 + writer.random.below(9)).map { _ in writer.event() }
    return program
  }
}

/// Writes the parts of a program, by chance.
private struct ProgramWriter {
  var random: SplitMix64
  private var names = 0

  init(random: SplitMix64) {
    self.random = random
  }

  mutating func world() -> ModelWorld {
    var world = ModelWorld()
    if random.chance(70) { world.child = child(1 + random.below(2)) }
    for id in 1...3 where random.chance(50) { world.rows.append(child(id)) }
    return world
  }

  private mutating func child(_ id: Int) -> ModelWorld.Child {
    ModelWorld.Child(id: id, leaf: random.chance(60) ? 0 : nil)
  }

  mutating func sendsAtPublication() -> [ModelAction?] {
    (0...random.below(3)).map { _ in random.chance(60) ? action(from: .root, below: ModelProgram.numbers) : nil }
  }

  mutating func event() -> ModelEvent {
    switch random.below(100) {
    case 0..<50: .send(action(from: .root, below: ModelProgram.numbers))
    case 50..<72: .emit(random.below(8))
    case 72..<93: .finish(random.below(8))
    default: .cancelSend(random.below(8))
    }
  }

  /// An action of a feature or of one below it.
  mutating func action(from feature: ModelFeature, below number: Int) -> ModelAction {
    ModelAction(steps: steps(from: feature), number: random.below(number))
  }

  private mutating func steps(from feature: ModelFeature) -> [ModelStep] {
    switch feature {
    case .panel, .leaf: return []
    case .child: return random.chance(40) ? [.leaf] : []
    case .root:
      switch random.below(100) {
      case 0..<35: return []
      case 35..<45: return [.panel]
      case 45..<72: return [.child] + steps(from: .child)
      default: return [.row(1 + random.below(3))] + steps(from: .child)
      }
    }
  }

  mutating func reaction(of feature: ModelFeature, to number: Int, isOwn: Bool, _ isWrapped: Bool) -> ModelReaction {
    var reaction = ModelReaction()
    guard isOwn || random.chance(40) else { return reaction }
    if random.chance(isOwn ? 45 : 60), let change = change(of: feature) { reaction.changes.append(change) }
    if number > 0, random.chance(20) {
      reaction.calls.append(.send(action(from: .root, below: number)))
      if random.chance(25) { reaction.calls.append(.send(action(from: .root, below: number))) }
    }
    if random.chance(6) { reaction.calls.append(.cancelSend(random.below(3))) }
    if random.chance(72) { reaction.plan = plan(of: feature, number, depth: 3) }
    if isWrapped, feature == .root, random.chance(40) { reaction.wrap = wrap(number) }
    return reaction
  }

  private mutating func change(of feature: ModelFeature) -> ModelChange? {
    switch feature {
    case .panel, .leaf: nil
    case .child: .leaf(random.chance(55))
    case .root:
      switch random.below(8) {
      case 0, 1: .child(random.chance(35) ? nil : 1 + random.below(2))
      case 2: .addRow(1 + random.below(3))
      case 3, 4: .removeRow(1 + random.below(3))
      case 5: .replaceRow(1 + random.below(3))
      case 6: .clearRows
      default: .dropLeaves
      }
    }
  }

  private mutating func wrap(_ number: Int) -> ModelWrap {
    random.chance(50)
      ? .cancellable(id: random.below(2), inFlight: random.chance(50))
      : .followed(by: plan(of: .root, number, depth: 2))
  }

  private mutating func plan(of feature: ModelFeature, _ number: Int, depth: Int) -> ModelPlan {
    switch random.below(depth == 0 ? 60 : 130) {
    case 0..<15 where number > 0: return .send(action(from: feature, below: number))
    case 0..<45: return run(of: feature)
    case 45..<60: return .cancel(random.below(2))
    case 60..<95:
      let plan = plan(of: feature, number, depth: depth - 1)
      return .cancellable(plan, id: random.below(2), inFlight: random.chance(40))
    case 95..<112: return .merge((0..<2 + random.below(2)).map { _ in plan(of: feature, number, depth: depth - 1) })
    default: return .concatenate((0..<2 + random.below(2)).map { _ in plan(of: feature, number, depth: depth - 1) })
    }
  }

  private mutating func run(of feature: ModelFeature) -> ModelPlan {
    names += 1
    let emissions = (0..<random.below(4)).map { _ in action(from: feature, below: ModelProgram.numbers) }
    return .run(names, emissions)
  }
}
