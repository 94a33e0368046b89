import Testing

/// Small programs about what is presented.
extension ModelFindingsTests {
  // holds: MODEL-14
  @Test func `a child in the same case stays in the place of the dismissed one when its id is another`() {
    for (id, isGone) in [(2, false), (1, true)] {
      var program = ModelProgram(seed: 0)
      program.world.destination = .edit(ModelWorld.Child(id: 1))
      program.seen[ModelFeature.root.rawValue][ModelAction.dismiss.number].changes = [.destination(.edit, id)]
      program.events = [.send(ModelAction.dismiss.below([.destination(nil)]))]
      #expect(world(after: program).destination == (isGone ? nil : .edit(ModelWorld.Child(id: id))))
    }
  }

  // holds: MODEL-15
  @Test func `a page stays that comes under the id of one that was to be popped and was not there`() {
    var program = ModelProgram(seed: 0)
    program.seen[ModelFeature.root.rawValue][ModelAction.dismiss.number].changes = [.pushPage]
    program.events = [.send(ModelAction.dismiss.below([.page(0)]))]
    #expect(world(after: program).path == [ModelWorld.Page(id: 0)])
  }

  // holds: MODEL-16
  @Test func `a leaf that dismisses ends what is presented around it, or is told that nothing is`() {
    for presenting: ModelStep in [.sheet, .child] {
      var program = ModelProgram(seed: 0)
      program.world.sheet = ModelWorld.Child(id: 1, leaf: 0)
      program.world.child = ModelWorld.Child(id: 1, leaf: 0)
      program[.leaf, 1].plan = .run(1, [.leave])
      program.events = [.send(ModelAction(steps: [presenting, .leaf], number: 1)), .emit(0)]
      let rest = outline(program).dropFirst(3)
      #expect(
        rest
          == (presenting == .sheet
            ? ["reduced sheet.dismiss of operation(0)", "operation 0 cancelled", "published"]
            : ["a mistake was reported", "operation 0 finished"])
      )
    }
  }

  // holds: MODEL-17
  @Test func `what is taken away and put back at once keeps its effects`() {
    var program = ModelProgram(seed: 0)
    program.world.sheet = ModelWorld.Child(id: 1)
    program.world.path = [ModelWorld.Page(id: 0, note: 0)]
    program.world.nextPage = 1
    program.world.destination = .note(0)
    for feature in [ModelFeature.child, .page, .leaf] { program[feature, 1].plan = .run(feature.rawValue, []) }
    program[.root, 0].changes = [.putBack]
    let ways: [[ModelStep]] = [[.sheet], [.page(0)], [.page(0), .note], [.destination(.note)]]
    program.events = ways.map { .send(ModelAction(steps: $0, number: 1)) } + [.send(ModelAction(number: 0))]
    let ends = outline(program).filter { $0.contains("finished") || $0.contains("cancelled") }
    #expect(ends == (0..<4).map { "operation \($0) finished" })
  }

  // holds: MODEL-18
  @Test func `who is presented knows it, and nobody else does`() {
    var program = ModelProgram(seed: 0)
    program.world.path = [ModelWorld.Page(id: 0, note: 0)]
    program.world.nextPage = 1
    program.events = [.send(ModelAction(steps: [.page(0), .note], number: 1))]
    let saw = run(program).compactMap { entry -> String? in
      if case .saw(let feature, let isPresented, _) = entry { "\(feature) \(isPresented)" } else { nil }
    }
    #expect(saw == ["leaf true", "page true", "root false"])
  }

  private func world(after program: ModelProgram) -> ModelWorld {
    run(program).reversed().lazy.compactMap { entry in
      if case .settled(let snapshot) = entry { snapshot.world } else { nil }
    }.first ?? ModelWorld()
  }
}
