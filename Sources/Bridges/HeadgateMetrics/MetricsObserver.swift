internal import HeadgateCore
internal import Metrics

/// Measures the actions and effects of one store. The store calls it on its actor.
final class MetricsObserver: StoreObserver {
  private let metrics: StoreMetrics
  private let now: () -> ContinuousClock.Instant
  private let labels = ActionLabels()
  /// The metrics of each known label. The look-up in the shared object takes its lock.
  private var actions: [String: ActionMetrics] = [:]
  private var reduction: (number: UInt64, start: ContinuousClock.Instant)?
  private var running: [UInt64: (metrics: EffectMetrics, start: ContinuousClock.Instant)] = [:]

  init(_ metrics: StoreMetrics, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.metrics = metrics
    self.now = now
  }

  deinit {
    // The store is released, which cancels its effects, or the token ended: these effects are not counted any more.
    for effect in running.values { effect.metrics.running.decrement(by: 1.0) }
  }

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    switch event {
    case .actionReceived(let received): reduction = (received.number, now())
    case .actionReduced(let number, let action): reduced(action, number)
    case .effectStarted(let effect): started(effect)
    case .effectFinished(let effect): ended(effect, \.finished)
    case .effectCancelled(let effect): ended(effect, \.cancelled)
    case .effectEmitted, .stateChanged, .sharedStateChanged, .childAttached, .childDetached: break
    }
  }

  private func reduced<Action>(_ action: Action, _ number: UInt64) {
    let label = labels.label(of: action)
    let metrics = actions[label] ?? look(up: label)
    metrics.count.increment(by: 1)
    // The reduction has no start if the observer was attached during it.
    guard let reduction, reduction.number == number else { return }
    metrics.duration.recordNanoseconds(reduction.start.nanoseconds(to: now()))
  }

  private func look(up label: String) -> ActionMetrics {
    let found = metrics.action(label)
    // Labels beyond the limit are not kept, so a store with any number of labels needs a limited amount of memory.
    if actions.count < metrics.maximumNames { actions[label] = found }
    return found
  }

  private func started(_ effect: EffectDescription) {
    let metrics = metrics.effect(effect.name ?? "effect")
    running[effect.number] = (metrics, now())
    metrics.running.increment(by: 1.0)
  }

  /// Effects that started before the observer was attached were not counted as running, and have no duration.
  private func ended(_ effect: EffectDescription, _ outcome: KeyPath<EffectMetrics, Counter>) {
    guard let known = running.removeValue(forKey: effect.number) else {
      return metrics.effect(effect.name ?? "effect")[keyPath: outcome].increment(by: 1)
    }
    known.metrics[keyPath: outcome].increment(by: 1)
    known.metrics.duration.recordNanoseconds(known.start.nanoseconds(to: now()))
    known.metrics.running.decrement(by: 1.0)
  }
}

extension ContinuousClock.Instant {
  fileprivate func nanoseconds(to end: Self) -> Int64 {
    let (seconds, attoseconds) = duration(to: end).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
