/// What a store does with a program, written down from the specification with arrays and plain loops: whatever waits or
/// runs carries where it belongs and what it is inside of, so that a cancellation is a search.
struct ReferenceInterpreter: ModelledStore {
  private var program: ModelProgram
  var trace: [TraceEntry] = []
  private(set) var statistics = ProgramStatistics()
  private var world: ModelWorld
  private var queue: [(target: ModelAction, cause: ModelCause, context: ReferenceContext)] = []
  private var works: [ReferenceWork] = []
  private var started: [Int] = []
  private var sends: [(isOpen: Bool, isCancelled: Bool, hadWork: Bool)] = []
  private var (actions, isDirty) = (0, false)

  init(_ program: ModelProgram) { (self.program, world) = (program, program.world) }

  var open: [Int] { started.indices.filter { works[started[$0]].status != .over } }
  var snapshot: ModelSnapshot {
    let running = open.filter { works[started[$0]].status == .running && !isCancelled(works[started[$0]].context) }
    let states = sends.indices.map { send in
      let isIdle = works.isDone(send) && !sends[send].hadWork
      return ModelSnapshot.Send(isDone: works.isDone(send), isCancelled: sends[send].isCancelled || isIdle)
    }
    return ModelSnapshot(world: world, running: running, sends: states)
  }

  mutating func send(_ target: ModelAction) {
    let send = queueSend(target, isOpen: true)
    drain()
    sends[send].isOpen = false
  }

  mutating func emit(_ operation: Int) {
    let work = works[started[operation]]
    guard case .operation(let name, let emissions) = work.kind, let next = emissions.first else { return }
    works[started[operation]].kind = .operation(name, Array(emissions.dropFirst()))
    guard work.status == .running, !isCancelled(work.context) else { return }
    queue.append((next.below(work.context.steps), .operation(operation), work.context))
    drain()
  }

  mutating func finish(_ operation: Int) {
    let work = works[started[operation]]
    works[started[operation]].status = .over
    guard work.status == .running else { return }
    trace.append(isCancelled(work.context) ? .cancelled(operation: operation) : .finished(operation: operation))
    advance(work.context.around)
    drain()
  }

  mutating func cancelSend(_ send: Int) {
    if works.contains(where: { $0.isLive && $0.context.send == send }) { statistics.hits += 1 }
    sends[send].isCancelled = true
  }

  private func isCancelled(_ context: ReferenceContext) -> Bool { sends[context.send].isCancelled }

  private mutating func queueSend(_ target: ModelAction, isOpen: Bool) -> Int {
    if !isOpen { statistics.reentrantSends += 1 }
    sends.append((isOpen, isCancelled: false, hadWork: false))
    queue.append((target, .sent, ReferenceContext(send: sends.count - 1)))
    return sends.count - 1
  }

  private mutating func drain() {
    while true {
      if let next = queue.first {
        queue.removeFirst()
        if !isCancelled(next.context) { reduce(next.target, next.cause, next.context.send) }
      } else if isDirty {
        (isDirty, trace) = (false, trace + [.published])
        if let answer = program.nextAnswer() { _ = queueSend(answer, isOpen: false) }
      } else if let index = works.firstIndex(where: { $0.status == .waiting }) {
        start(index)
      } else {
        return
      }
    }
  }

  private mutating func start(_ index: Int) {
    works[index].status = isCancelled(works[index].context) ? .over : .running
    guard works[index].isLive else { return advance(works[index].context.around) }
    trace.append(.started(operation: started.count, name: works[index].name, .action(works[index].context.action)))
    started.append(index)
    sends[works[index].context.send].hadWork = true
  }

  private mutating func reduce(_ target: ModelAction, _ cause: ModelCause, _ send: Int) {
    (isDirty, actions) = (true, actions + 1)
    let answer = world.reduce(target, program)
    trace += [.reduced(target, cause)] + answer.trace
    for call in answer.calls {
      switch call {
      case .send(let target): _ = queueSend(target, isOpen: false)
      case .cancelSend(let back):
        if let send = sends.indices.dropLast(back).last, !sends[send].isOpen { cancelSend(send) }
      }
    }
    if !sends[send].isCancelled { perform(answer.effect, ReferenceContext(send: send, action: actions)) }
    if cancel(where: { [world] in !world.contains($0.place) }) { statistics.removalsWithEffects += 1 }
  }

  private mutating func perform(_ plan: ModelPlan, _ context: ReferenceContext) {
    guard !context.around.contains(where: { works[$0].status == .dead }) else { return }
    switch plan {
    case .send(let target): queue.append((target.below(context.steps), .action(context.action), context))
    case .run(let name, let emissions): works.add(.operation(name, emissions), .waiting, context)
    case .merge(let plans): for plan in plans { perform(plan, context) }
    case .concatenate(let plans): advance([works.add(.sequence(plans), .running, context)])
    case .cancel(let id): cancel(id, at: context.place, sparing: [])
    case .cancellable(let plan, let id, let inFlight):
      if inFlight { cancel(id, at: context.place, sparing: context.around) }
      perform(plan, context.inside(works.add(.scope(id), .over, context)))
    case .at(let steps, let place, let plan): perform(plan, context.at(steps, place))
    }
  }

  /// Goes on with the sequences among works, innermost first, whose part is over.
  private mutating func advance(_ around: [Int]) {
    for index in around.reversed() {
      while case .sequence(let plans) = works[index].kind, works[index].status == .running, !works.isOpen(index) {
        works[index].kind = .sequence(Array(plans.dropFirst()))
        works[index].status = plans.isEmpty || isCancelled(works[index].context) ? .over : .busy
        guard works[index].status == .busy else { break }
        perform(plans[0], works[index].context.inside(index))
        if works[index].status == .busy { works[index].status = .running }
      }
    }
  }

  private mutating func cancel(_ id: Int, at place: ModelWorld.Place, sparing own: [Int]) {
    let found = works.scopes(id, at: place).filter { !own.contains($0) }
    for index in found { works[index].status = .dead }
    if cancel(where: { $0.around.contains { found.contains($0) } }) { statistics.hits += 1 }
  }

  private mutating func cancel(where isDoomed: (ReferenceContext) -> Bool) -> Bool {
    let doomed = works.doomed(isDoomed)
    let queued = queue.count
    queue.removeAll { isDoomed($0.context) }
    for index in doomed { works[index].status = works[index].isSequence ? .over : .doomed }
    for index in doomed where works[index].status == .doomed {
      let operation = started.firstIndex(of: index)
      if let operation { trace.append(.cancelled(operation: operation)) }
      works[index].status = operation == nil ? .over : .cancelled
      advance(works[index].context.around)
    }
    return queue.count < queued || !doomed.isEmpty
  }
}
