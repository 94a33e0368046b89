internal import HeadgateSupport
public import Metrics

/// The metrics of any number of stores, recorded with swift-metrics.
///
/// | metric | kind | dimensions | value |
/// |---|---|---|---|
/// | `headgate.actions` | counter | `action` | reduced actions |
/// | `headgate.action.duration` | timer | `action` | the duration of a reduction |
/// | `headgate.effects` | counter | `effect`, `outcome` | effects that ended: `finished` or `cancelled` |
/// | `headgate.effect.duration` | timer | `effect` | the time from the start of an effect to its end |
/// | `headgate.effects.running` | meter | `effect` | effects that run now, in all stores that share this object |
///
/// `action` is the names of the cases of an action without payloads. `effect` is the name that was passed to `.run`, or `effect`.
/// The number of values is limited: after the first ``maximumNames`` names of actions, all other actions are counted as `other`. The
/// same holds for effects. So a name with an ID in it, such as `load 17`, does not create metrics without end.
///
/// Share one object between the stores of a server. It can be used on any thread.
///
/// ```swift
/// let metrics = StoreMetrics(dimensions: [("feature", "chat")])
/// let token = store.measure(with: metrics)
/// ```
public final class StoreMetrics: Sendable {
  /// How many names of actions have metrics of their own, and how many names of effects.
  public let maximumNames: Int

  private let factory: any MetricsFactory
  private let prefix: String
  private let dimensions: [(String, String)]
  private let known = Locked(Known())

  private struct Known: Sendable {
    var actions: [String: ActionMetrics] = [:]
    var effects: [String: EffectMetrics] = [:]
  }

  /// The value of a label for names beyond the limit.
  static let other = "other"

  /// Creates the metrics of a group of stores.
  ///
  /// - Parameters:
  ///   - prefix: The first part of each label.
  ///   - dimensions: Dimensions that each metric gets, such as the name of the feature.
  ///   - maximumNames: How many names of actions, and how many names of effects, have metrics of their own. At least 1.
  ///   - factory: The metrics system. The default is the system that the program has bootstrapped before.
  public init(
    prefix: String = "headgate",
    dimensions: [(String, String)] = [],
    maximumNames: Int = 200,
    factory: any MetricsFactory = MetricsSystem.factory
  ) {
    precondition(maximumNames > 0, "'maximumNames' is \(maximumNames). Metrics need at least one name: pass 1 or more.")
    self.prefix = prefix
    self.dimensions = dimensions
    self.maximumNames = maximumNames
    self.factory = factory
  }

  func action(_ name: String) -> ActionMetrics {
    known.withLock { known in
      metrics(named: name, in: &known.actions) { name in
        ActionMetrics(
          count: Counter(label: "\(prefix).actions", dimensions: [("action", name)] + dimensions, factory: factory),
          duration: timer("action.duration", [("action", name)])
        )
      }
    }
  }

  func effect(_ name: String) -> EffectMetrics {
    known.withLock { known in
      metrics(named: name, in: &known.effects) { name in
        EffectMetrics(
          finished: ended(name, "finished"),
          cancelled: ended(name, "cancelled"),
          duration: timer("effect.duration", [("effect", name)]),
          running: Meter(
            label: "\(prefix).effects.running",
            dimensions: [("effect", name)] + dimensions,
            factory: factory
          )
        )
      }
    }
  }

  private func metrics<Kind>(named name: String, in all: inout [String: Kind], _ make: (String) -> Kind) -> Kind {
    if let metrics = all[name] { return metrics }
    // The metrics for the other names take no part of the limit.
    let own = all.count - (all[Self.other] == nil ? 0 : 1)
    let name = own < maximumNames ? name : Self.other
    if let metrics = all[name] { return metrics }
    let metrics = make(name)
    all[name] = metrics
    return metrics
  }

  private func ended(_ name: String, _ outcome: String) -> Counter {
    Counter(
      label: "\(prefix).effects",
      dimensions: [("effect", name), ("outcome", outcome)] + dimensions,
      factory: factory
    )
  }

  private func timer(_ label: String, _ own: [(String, String)]) -> Timer {
    Timer(label: "\(prefix).\(label)", dimensions: own + dimensions, factory: factory)
  }
}

/// The metrics of the actions with one name.
struct ActionMetrics: Sendable {
  let count: Counter
  let duration: Timer
}

/// The metrics of the effects with one name.
struct EffectMetrics: Sendable {
  let finished: Counter
  let cancelled: Counter
  let duration: Timer
  let running: Meter
}
