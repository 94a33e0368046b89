extension ReferenceInterpreter {
  /// Cancels what has an id, at a place and below, but for what is around the one who asks.
  mutating func cancel(_ id: Int, at effectOwner: ModelWorld.EffectOwner, sparing own: [Int]) {
    let found = works.scopes(id, at: effectOwner).filter { !own.contains($0) }
    for index in found { works[index].status = .dead }
    if cancel(where: { $0.around.contains { found.contains($0) } }) { statistics.hits += 1 }
  }

  mutating func cancel(where isDoomed: (ReferenceContext) -> Bool) -> Bool {
    let doomed = works.doomed(isDoomed)
    let queued = queue.count
    queue.removeAll { isDoomed($0.context) }
    for index in doomed { works[index].status = works[index].statusWhenCancelled }
    for index in doomed where works[index].status == .doomed {
      let operation = works[index].isSequence ? nil : started.firstIndex(of: index)
      if let operation { trace.append(.cancelled(operation: operation)) }
      works[index].status = operation == nil ? .over : .cancelled
      advance(works[index].context.around)
    }
    return queue.count < queued || !doomed.isEmpty
  }
}
