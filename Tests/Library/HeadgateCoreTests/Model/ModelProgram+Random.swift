extension ModelProgram {
  /// The program that belongs to a seed.
  static func random(seed: UInt64) -> ModelProgram {
    var program = ModelProgram(seed: seed)
    var writer = ProgramWriter(random: SeededNumbers(seed))
    program.isObserved = writer.random.chance(75)
    program.isDropped = writer.random.chance(20)
    writer.chooseTheme()
    program.world = writer.world()
    let isWrapped = writer.random.chance(7)
    for feature in ModelFeature.allCases {
      for number in 0..<numbers {
        program.own[feature.rawValue][number] = writer.reaction(of: feature, to: number, isOwn: true, isWrapped)
        guard feature != .panel, feature != .leaf else { continue }
        program.seen[feature.rawValue][number] = writer.reaction(of: feature, to: number, isOwn: false, isWrapped)
      }
    }
    if program.isObserved, writer.random.chance(20) { program.sendsAtPublication = writer.sendsAtPublication() }
    program.events = (0..<6 + writer.random.below(11)).map { _ in writer.event() }
    return program
  }
}

/// Writes the parts of a program, by chance.
private struct ProgramWriter {
  /// What a program is mostly about.
  enum Theme: CaseIterable { case tree, sheet, path, destination }

  var random: SeededNumbers
  var theme = Theme.tree
  /// The case in which the destination mostly is.
  private var favourite = ModelCase.edit
  private var names = 0

  init(random: SeededNumbers) {
    self.random = random
  }

  mutating func chooseTheme() {
    theme = random.pick([.tree, .sheet, .sheet, .path, .path, .path, .destination, .destination, .destination])
    favourite = random.chance(50) ? .edit : .note
  }

  mutating func world() -> ModelWorld {
    var world = ModelWorld()
    if random.chance(70) { world.child = child(1 + random.below(2)) }
    for id in 1...3 where random.chance(50) { world.rows.append(child(id)) }
    if random.chance(theme == .sheet ? 90 : 40) { world.sheet = child(1 + random.below(2)) }
    world.nextPage = theme == .path ? 3 + random.below(2) : random.below(2)
    for id in 0..<world.nextPage { world.path.append(ModelWorld.Page(id: id, note: random.chance(60) ? 0 : nil)) }
    if random.chance(theme == .destination ? 90 : 30) { world.destination = destination() }
    return world
  }

  private mutating func destination() -> ModelWorld.Destination {
    switch name() {
    case .edit: .edit(child(1 + random.below(2)))
    case .note: .note(0)
    case .alert: .alert(1 + random.below(2))
    }
  }

  private mutating func name() -> ModelCase {
    random.chance(65) ? favourite : random.pick([.edit, .edit, .note, .note, .alert])
  }

  private mutating func child(_ id: Int) -> ModelWorld.Child {
    ModelWorld.Child(id: id, leaf: random.chance(60) ? 0 : nil)
  }

  mutating func sendsAtPublication() -> [ModelAction?] {
    (0...random.below(3)).map { _ in random.chance(60) ? action(from: .root, below: ModelProgram.numbers) : nil }
  }

  mutating func event() -> ModelEvent {
    switch random.below(100) {
    case 0..<64: .send(action(from: .root, below: ModelProgram.numbers))
    case 64..<82: .emit(random.below(8))
    case 82..<95: .finish(random.below(8))
    default: .cancelSend(random.below(8))
    }
  }

  /// An action of a feature or of one below it.
  mutating func action(from feature: ModelFeature, below number: Int) -> ModelAction {
    let steps = steps(from: feature)
    let last = steps.last
    if let last, last.isPresentation, number > 1, random.chance(theme == .destination ? 30 : 40) {
      if case .page = last, number > 2, random.chance(40) { return ModelAction.push.below(steps) }
      if case .destination = last { return ModelAction.dismiss.below(steps.dropLast() + [.destination(nil)]) }
      return ModelAction.dismiss.below(steps)
    }
    return ModelAction(steps: steps, number: random.below(number))
  }

  private mutating func steps(from feature: ModelFeature) -> [ModelStep] {
    switch feature {
    case .panel, .leaf: return []
    case .child: return random.chance(40) ? [.leaf] : []
    case .page: return random.chance(40) ? [.note] : []
    case .root:
      if random.chance(15) { return [] }
      switch currentTheme() {
      case .tree: return treeSteps()
      case .sheet: return [.sheet] + steps(from: .child)
      case .path: return [.page(random.below(4))] + steps(from: .page)
      case .destination: return destinationSteps()
      }
    }
  }

  private mutating func currentTheme() -> Theme { random.chance(90) ? theme : random.pick(Theme.allCases) }

  private mutating func treeSteps() -> [ModelStep] {
    switch random.below(65) {
    case 0..<10: [.panel]
    case 10..<37: [.child] + steps(from: .child)
    default: [.row(1 + random.below(3))] + steps(from: .child)
    }
  }

  private mutating func destinationSteps() -> [ModelStep] {
    let name = name()
    return [.destination(name)] + (name == .edit ? steps(from: .child) : [])
  }

  mutating func reaction(of feature: ModelFeature, to number: Int, isOwn: Bool, _ isWrapped: Bool) -> ModelReaction {
    var reaction = ModelReaction()
    // What sees a dismissal often answers with something else to present.
    let mayReplace = !isOwn && number == ModelAction.dismiss.number
    guard isOwn || random.chance(mayReplace ? 70 : 40) else { return reaction }
    if random.chance(mayReplace ? 75 : isOwn ? 45 : 60), let change = change(of: feature) {
      reaction.changes.append(change)
    }
    if number > 0, random.chance(20) {
      reaction.calls.append(.send(action(from: .root, below: number)))
      if random.chance(25) { reaction.calls.append(.send(action(from: .root, below: number))) }
    }
    if random.chance(6) { reaction.calls.append(.cancelSend(random.below(3))) }
    if random.chance(82) { reaction.plan = plan(of: feature, number, depth: 3) }
    if isWrapped, feature == .root, random.chance(40) { reaction.wrap = wrap(number) }
    return reaction
  }

  private mutating func change(of feature: ModelFeature) -> ModelChange? {
    switch feature {
    case .panel, .leaf: nil
    case .child: .leaf(random.chance(55))
    case .page: .note(random.chance(55))
    case .root:
      switch currentTheme() {
      case .tree: treeChange()
      case .sheet: .sheet(random.chance(15) ? nil : 1 + random.below(3))
      case .path: pathChange()
      case .destination: destinationChange()
      }
    }
  }

  private mutating func destinationChange() -> ModelChange {
    switch random.below(10) {
    case 0..<7: .switchCase(1 + random.below(2))
    case 7..<9: .destination(random.chance(20) ? nil : name(), 1 + random.below(2))
    default: .putBack
    }
  }

  private mutating func treeChange() -> ModelChange {
    switch random.below(8) {
    case 0, 1: .child(random.chance(35) ? nil : 1 + random.below(2))
    case 2: .addRow(1 + random.below(3))
    case 3, 4: .removeRow(1 + random.below(3))
    case 5: .replaceRow(1 + random.below(3))
    case 6: .clearRows
    default: .dropLeaves
    }
  }

  private mutating func pathChange() -> ModelChange {
    switch random.below(13) {
    case 0, 1: .pushPage
    case 2, 3, 4, 5: .popFrom(random.below(3))
    case 6, 7: .popTo(random.below(2))
    case 8: .removePage(random.below(3))
    case 9: .replacePage(random.below(3))
    case 10: .replacePath(1 + random.below(3))
    case 11: .dropLeaves
    default: .putBack
    }
  }

  private mutating func wrap(_ number: Int) -> ModelWrap {
    random.chance(50)
      ? .cancellable(id: random.below(2), inFlight: random.chance(50))
      : .followed(by: plan(of: .root, number, depth: 2))
  }

  private mutating func plan(of feature: ModelFeature, _ number: Int, depth: Int) -> ModelPlan {
    switch random.below(depth == 0 ? 60 : 160) {
    case 0..<12 where number > 0: return .send(action(from: feature, below: number))
    case 0..<48: return run(of: feature)
    case 48..<60: return .cancel(random.below(2))
    case 60..<95:
      let plan = plan(of: feature, number, depth: depth - 1)
      return .cancellable(plan, id: random.below(2), inFlight: random.chance(40))
    case 95..<112: return .merge((0..<2 + random.below(2)).map { _ in plan(of: feature, number, depth: depth - 1) })
    case 112..<140:
      return .concatenate((0..<2 + random.below(2)).map { _ in plan(of: feature, number, depth: depth - 1) })
    case 140..<155:
      return .throttle(plan(of: feature, number, depth: depth - 1), id: random.below(2), latest: random.chance(60))
    default: return .debounce(plan(of: feature, number, depth: depth - 1), id: random.below(2))
    }
  }

  private mutating func run(of feature: ModelFeature) -> ModelPlan {
    names += 1
    let emissions = (0..<random.below(4)).map { _ in
      random.chance(22) ? .leave : action(from: feature, below: ModelProgram.numbers)
    }
    return .run(names, emissions)
  }
}
