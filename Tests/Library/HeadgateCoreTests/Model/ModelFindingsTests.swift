import HeadgateSupport
import IssueReporting
import Testing

/// What random programs have found, as small programs of their own.
struct ModelFindingsTests {
  // holds: MODEL-2
  @Test func `cancelInFlight spares what the new effect is part of`() {
    var program = ModelProgram(seed: 0)
    let inner = ModelPlan.cancellable(.run(2, []), id: 0, inFlight: true)
    program[.root, 1].plan = .cancellable(.concatenate([inner, .run(3, [])]), id: 0, inFlight: true)
    program.events = [.send(ModelAction(number: 1)), .finish(0), .send(ModelAction(number: 1))]
    #expect(
      outline(program) == [
        "reduced #1 of sent", "published", "operation 0 started: '2' of action(1)",
        "operation 0 finished", "operation 1 started: '3' of action(1)",
        "reduced #1 of sent", "operation 1 cancelled", "published", "operation 2 started: '2' of action(2)",
        "operation 2 finished", "operation 3 started: '3' of action(2)", "operation 3 finished",
      ]
    )
  }

  // holds: MODEL-3
  @Test func `an effect that cancels the id it runs under begins nothing more`() {
    var program = ModelProgram(seed: 0)
    let parts: [ModelPlan] = [.send(ModelAction(number: 0)), .cancel(0), .run(1, []), .send(ModelAction(number: 0))]
    program[.root, 1].plan = .cancellable(.merge(parts), id: 0, inFlight: false)
    program.events = [.send(ModelAction(number: 1))]
    #expect(outline(program) == ["reduced #1 of sent", "published"])
  }

  // holds: MODEL-3
  @Test func `what follows an effect that cancels its own id begins when the effect has been left`() {
    var program = ModelProgram(seed: 0)
    let own = ModelPlan.cancellable(
      .concatenate([.run(7, []), .merge([.run(8, []), .cancel(0)])]),
      id: 0,
      inFlight: false
    )
    program[.root, 1].plan = .concatenate([own, .run(12, [])])
    program.events = [.send(ModelAction(number: 1)), .send(ModelAction(number: 1)), .finish(0)]
    #expect(
      outline(program).drop { $0 != "operation 0 finished" } == [
        "operation 0 finished", "operation 1 cancelled", "operation 2 started: '12' of action(2)",
        "operation 3 started: '12' of action(1)", "operation 2 finished", "operation 3 finished",
      ]
    )
  }

  // holds: MODEL-4
  @Test func `what the effects of a removed child have queued is dropped, and does not reach its successor`() {
    for successor in [nil, 2] {
      var program = ModelProgram(seed: 0)
      program.world.child = ModelWorld.Child(id: 1)
      program[.child, 1].plan = .send(ModelAction(number: 0))
      program[.root, 0].changes = [.child(successor)]
      program[.child, 1].calls = [.send(ModelAction(number: 0))]
      program.events = [.send(ModelAction(steps: [.child], number: 1))]
      #expect(outline(program) == ["reduced child.#1 of sent", "reduced #0 of sent", "published"])
    }
  }

  // holds: MODEL-5
  @Test func `effects of removed rows are cancelled in the order of their start`() {
    for seed in 0..<8 {
      var program = ModelProgram(seed: 0)
      program.world.rows = (1...6).map { ModelWorld.Child(id: $0 * 31 + seed) }
      program[.child, 1].plan = .run(1, [])
      program[.root, 0].changes = [.clearRows]
      program.events =
        program.world.rows.map { .send(ModelAction(steps: [.row($0.id)], number: 1)) } + [.send(ModelAction(number: 0))]
      #expect(outline(program).filter { $0.contains("cancelled") } == (0..<6).map { "operation \($0) cancelled" })
    }
  }

  // holds: MODEL-5
  @Test func `a place keeps what begins in it when its only effect is cancelled meanwhile`() {
    var program = ModelProgram(seed: 0)
    program.world.child = ModelWorld.Child(id: 1)
    let both: [ModelPlan] = [
      .cancellable(.run(1, []), id: 0, inFlight: false), .cancellable(.run(2, []), id: 0, inFlight: true),
    ]
    program[.child, 1].plan = .merge(both)
    program[.child, 0].plan = .cancel(0)
    let child: [ModelStep] = [.child]
    program.events = [.send(ModelAction(steps: child, number: 1)), .send(ModelAction(steps: child, number: 0))]
    #expect(
      outline(program) == [
        "reduced child.#1 of sent", "published", "operation 0 started: '2' of action(1)",
        "reduced child.#0 of sent", "operation 0 cancelled", "published",
      ]
    )
  }

  // holds: MODEL-5
  @Test func `what is cancelled together does not go on when one of it lets something begin`() {
    var program = ModelProgram(seed: 0)
    func id(_ id: Int, _ plan: ModelPlan) -> ModelPlan { .cancellable(plan, id: id, inFlight: true) }
    program[.root, 3].plan = id(5, .run(5, []))
    program[.root, 2].plan = .concatenate([id(1, .run(1, [])), id(0, .run(2, []))])
    program[.root, 1].plan = .cancellable(.concatenate([id(0, .run(3, [])), .cancel(5)]), id: 1, inFlight: false)
    program[.panel, 0].plan = .cancel(1)
    let actions = [3, 2, 1].map { ModelAction(number: $0) } + [ModelAction(steps: [.panel], number: 0)]
    program.events = actions.map { .send($0) }
    let cancelled = outline(program).filter { $0.contains("cancelled") }
    #expect(cancelled == ["operation 1 cancelled", "operation 2 cancelled"])
  }

  // holds: MODEL-6
  @Test func `of a cancelled send nothing starts that has not started`() {
    var program = ModelProgram(seed: 0)
    program[.root, 2].calls = [.send(ModelAction(number: 1)), .send(ModelAction(number: 0))]
    program[.root, 1].plan = .merge([.run(1, []), .concatenate([.run(2, []), .run(3, [])])])
    program[.root, 0].calls = [.cancelSend(1)]
    program.events = [.send(ModelAction(number: 2))]
    #expect(outline(program) == ["reduced #2 of sent", "reduced #1 of sent", "reduced #0 of sent", "published"])
  }

  // holds: MODEL-6
  @Test func `a sequence of a cancelled send does not go on`() {
    var program = ModelProgram(seed: 0)
    program[.root, 0].plan = .concatenate([.run(1, []), .run(2, [])])
    program.events = [.send(ModelAction(number: 0)), .cancelSend(0)]
    #expect(
      outline(program) == [
        "reduced #0 of sent", "published", "operation 0 started: '1' of action(1)", "operation 0 cancelled",
      ]
    )
  }

  // holds: MODEL-7
  @Test func `an operation that is cancelled by what it sent does not take the next one with it`() {
    var program = ModelProgram(seed: 0)
    let again = ModelAction(number: 1)
    program[.root, 1].plan = .cancellable(.run(1, [again, again]), id: 0, inFlight: true)
    program.events = [.send(again), .emit(0), .emit(1)]
    #expect(
      outline(program).dropFirst(3) == [
        "reduced #1 of operation(0)", "operation 0 cancelled", "published", "operation 1 started: '1' of action(2)",
        "reduced #1 of operation(1)", "operation 1 cancelled", "published", "operation 2 started: '1' of action(3)",
        "operation 2 finished",
      ]
    )
  }

  // holds: MODEL-8
  @Test func `observers are told of each end once`() {
    var program = ModelProgram(seed: 0)
    program[.root, 1].plan = .merge([.run(1, []), .cancellable(.run(2, []), id: 0, inFlight: false)])
    program[.root, 0].plan = .cancel(0)
    program.events = [.send(ModelAction(number: 1)), .send(ModelAction(number: 0)), .finish(0), .finish(0)]
    program.events += [.send(ModelAction(number: 1)), .cancelSend(2), .finish(0), .finish(0)]
    let ends = outline(program).filter { $0.contains("finished") || $0.contains("cancelled") }
    #expect(
      ends == ["operation 1 cancelled", "operation 0 finished", "operation 2 cancelled", "operation 3 cancelled"]
    )
  }

  // holds: MODEL-9
  @Test func `what a sequence sends later comes of the action that returned it`() {
    var program = ModelProgram(seed: 0)
    program[.root, 1].plan = .concatenate([.run(1, []), .send(ModelAction(number: 0))])
    program.events = [.send(ModelAction(number: 1)), .send(ModelAction(number: 2)), .finish(0)]
    #expect(outline(program).contains("reduced #0 of action(1)"))
  }

  // holds: MODEL-10
  @Test func `a drain that drops all it finds publishes nothing`() {
    var program = ModelProgram(seed: 0)
    let first = ModelPlan.cancellable(
      .concatenate([.run(1, []), .send(ModelAction(number: 0))]),
      id: 0,
      inFlight: false
    )
    let second = ModelPlan.cancellable(.run(2, []), id: 0, inFlight: true)
    program[.root, 1].plan = .concatenate([first, second])
    program.events = [.send(ModelAction(number: 1)), .finish(0)]
    #expect(outline(program).count { $0 == "published" } == 1)
  }

  // holds: MODEL-11
  @Test func `a send is done once, whatever the operations that have ended leave behind`() {
    var program = ModelProgram(seed: 0)
    program[.root, 0].plan = .run(1, [ModelAction(number: 2)])
    program[.root, 2].plan = .concatenate([.run(2, []), .send(ModelAction(number: 1))])
    program[.root, 1].plan = .concatenate([.run(3, []), .run(4, [])])
    program.events = [.send(ModelAction(number: 0)), .emit(0), .finish(0), .finish(0)]
    let snapshots = run(program).compactMap { entry -> Bool? in
      if case .settled(let snapshot) = entry { snapshot.sends[0].isDone } else { nil }
    }
    #expect(snapshots == [false, false, false, false, true])
  }

  // holds: MODEL-12
  @Test func `a send inside a sequence inside an id is dropped with the id while it waits`() {
    var program = ModelProgram(seed: 0)
    let sequence = ModelPlan.concatenate([.send(ModelAction(number: 0)), .send(ModelAction(number: 0))])
    program[.root, 2].plan = .cancellable(sequence, id: 0, inFlight: false)
    program[.root, 2].calls = [.send(ModelAction(number: 1))]
    program[.root, 1].plan = .cancel(0)
    program.events = [.send(ModelAction(number: 2))]
    #expect(outline(program) == ["reduced #2 of sent", "reduced #1 of sent", "published"])
  }

  // MARK: Running

  /// What the machine does with a program, which must be what the specification says.
  func run(_ program: ModelProgram, sourceLocation: SourceLocation = #_sourceLocation) -> [TraceEntry] {
    let mistakes = MistakeCounter()
    let result = withIssueReporters([mistakes]) { ModelDifference(program, mistakes: mistakes) }
    #expect(result.isEmpty, "\(result)", sourceLocation: sourceLocation)
    return result.actual
  }

  /// The same in words: actions, publications and operations only.
  func outline(_ program: ModelProgram, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    run(program, sourceLocation: sourceLocation).compactMap { entry in
      switch entry {
      case .event, .saw, .settled, .dropped: nil
      default: String("\(entry)".drop { $0 == " " })
      }
    }
  }
}

extension ModelProgram {
  /// What a feature does with its own action of a number.
  subscript(feature: ModelFeature, number: Int) -> ModelReaction {
    get { own[feature.rawValue][number] }
    set { own[feature.rawValue][number] = newValue }
  }
}
