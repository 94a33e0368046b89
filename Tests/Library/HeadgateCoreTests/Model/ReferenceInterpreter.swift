/// What a store does with a program, written down from the specification with arrays and plain loops: whatever waits or
/// runs carries where it belongs and what it is inside of, so that a cancellation is a search.
struct ReferenceInterpreter: ModelledStore {
  private var program: ModelProgram
  var trace: [TraceEntry] = []
  var statistics = ProgramStatistics()
  private var world: ModelWorld
  var queue: [(target: ModelAction, cause: ModelCause, context: ReferenceContext)] = []
  var works: [ReferenceWork] = []
  var intervals: [ReferenceInterval] = []
  var started: [Int] = []
  private var sends: [(isOpen: Bool, isCancelled: Bool, hadWork: Bool)] = []
  private var (actions, isDirty) = (0, false)

  init(_ program: ModelProgram) { (self.program, world) = (program, program.world) }

  var open: [Int] { started.indices.filter { works[started[$0]].status != .over } }
  var snapshot: ModelSnapshot {
    let running = open.filter { works[started[$0]].status == .running && !isCancelled(works[started[$0]].context) }
    let openSends = works.openSends(isCancelled)
    let states = sends.indices.map { send in
      let isDone = !openSends.contains(send)
      return ModelSnapshot.Send(isDone: isDone, isCancelled: sends[send].isCancelled || isDone && !sends[send].hadWork)
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
    guard let target = next.sent(from: work.context.steps) else { return trace.append(.reported) }
    queue.append((target, .operation(operation), work.context))
    drain()
  }

  mutating func finish(_ operation: Int) {
    let work = works[started[operation]]
    works[started[operation]].status = .over
    guard work.status == .running else { return }
    trace.append(isCancelled(work.context) ? .cancelled(operation: operation) : .finished(operation: operation))
    advance(work.context.around)
    endInterval(of: started[operation])
    drain()
  }

  mutating func cancelSend(_ send: Int) {
    if works.indices.contains(where: { works[$0].isLive && works[$0].context.send == send }) { statistics.hits += 1 }
    sends[send].isCancelled = true
  }

  func isCancelled(_ context: ReferenceContext) -> Bool {
    context.send != ReferenceContext.noSend && sends[context.send].isCancelled
  }

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
        isDirty = false
        trace.append(.published)
        if let answer = program.nextAnswer() { _ = queueSend(answer, isOpen: false) }
      } else if let index = works.indices.first(where: { works[$0].status == .waiting }) {
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
    if works[index].context.send != ReferenceContext.noSend { sends[works[index].context.send].hadWork = true }
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
    statistics.count(answer, gone: works.effectOwners { [world] in !world.contains($0) }, in: world)
    if cancel(where: { [world] in !world.contains($0.effectOwner) }) { statistics.removalsWithEffects += 1 }
  }

  mutating func perform(_ plan: ModelPlan, _ context: ReferenceContext) {
    guard !context.around.contains(where: { works[$0].status == .dead }) else { return }
    switch plan {
    case .send(let target): queue.append((target.below(context.steps), .action(context.action), context))
    case .run(let name, let emissions): works.add(.operation(name, emissions), .waiting, context)
    case .merge(let plans): for plan in plans { perform(plan, context) }
    case .concatenate(let plans): advance([works.add(.sequence(plans), .running, context)])
    case .cancel(let id): cancel(id, at: context.effectOwner, sparing: [])
    case .cancellable(let plan, let id, let inFlight):
      if inFlight { cancel(id, at: context.effectOwner, sparing: context.around) }
      perform(plan, context.inside(works.add(.scope(id), .over, context)))
    case .throttle(let plan, let id, let latest): throttle(plan, id, latest: latest, context)
    case .debounce(let plan, let id):
      let parts = [.run(ReferenceInterval.timerName, []), plan]
      perform(.cancellable(.concatenate(parts), id: id, inFlight: true), context)
    case .at(let steps, let effectOwner, let plan): perform(plan, context.at(steps, effectOwner))
    }
  }

  /// Goes on with the sequences among works, innermost first, whose part is over.
  mutating func advance(_ around: [Int]) {
    for index in around.reversed() {
      while case .sequence(let plans) = works[index].kind, works[index].status == .running, !works.isOpen(index) {
        works[index].kind = .sequence(Array(plans.dropFirst()))
        works[index].status = plans.isEmpty || isCancelled(works[index].context) ? .over : .busy
        guard works[index].status == .busy else { break }
        perform(plans[0], works[index].context.inside(index))
        works[index].status = works[index].status == .busy ? .running : .over
      }
    }
  }
}
