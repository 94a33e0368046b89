/// The interval of a throttled id. It is open while its timer has not ended.
struct ReferenceInterval {
  /// The name of operations that only measure a time.
  static let timerName = -1

  let id: Int
  let effectOwner: ModelWorld.EffectOwner
  let latest: Bool
  let timer: Int
  /// The sequence that waits for the end.
  var waiting: Int?
}

extension ReferenceInterpreter {
  mutating func throttle(_ plan: ModelPlan, _ id: Int, latest: Bool, _ context: ReferenceContext) {
    let open = intervals.firstIndex { interval in
      interval.id == id && interval.effectOwner == context.effectOwner
        && [.waiting, .running].contains(works[interval.timer].status)
    }
    guard let open else {
      openInterval(id, latest: latest, context)
      return perform(.cancellable(plan, id: id, inFlight: false), context)
    }
    guard latest || !hasWaiting(intervals[open]) else { return }
    let dropped = intervals[open].waiting
    let scope = works.add(.scope(id), .over, context)
    intervals[open].waiting = works.add(.sequence([plan]), .throttled, context.inside(scope))
    guard let dropped, works[dropped].status == .throttled else { return }
    works[dropped].status = .over
    advance(works[dropped].context.around)
  }

  private func hasWaiting(_ interval: ReferenceInterval) -> Bool {
    guard let waiting = interval.waiting else { return false }
    return works[waiting].status == .throttled && !isCancelled(works[waiting].context)
  }

  private mutating func openInterval(_ id: Int, latest: Bool, _ context: ReferenceContext) {
    // No send waits for the timer, and only a cancellation of the id or of the place ends it early.
    var alone = context
    (alone.around, alone.send) = ([], ReferenceContext.noSend)
    let scope = works.add(.scope(id), .over, alone)
    let timer = works.add(.operation(ReferenceInterval.timerName, []), .waiting, alone.inside(scope))
    intervals.append(ReferenceInterval(id: id, effectOwner: context.effectOwner, latest: latest, timer: timer))
  }

  /// Begins what waits for an operation that has ended, if it is a timer.
  mutating func endInterval(of timer: Int) {
    guard let interval = intervals.first(where: { $0.timer == timer }), let waiting = interval.waiting else { return }
    let context = works[waiting].context
    if hasWaiting(interval) { openInterval(interval.id, latest: interval.latest, context) }
    if works[waiting].status == .throttled { works[waiting].status = .running }
    advance(context.around + [waiting])
  }
}
