import Foundation
import Headgate

/// Sends an event to the analytics server for some actions. It sees every action on purpose.
struct Analytics<Base: Reducer>: Reducer {
  let base: Base
  let event: @Sendable (Base.Action) -> String?

  @Dependency(\.analytics) var analytics

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let effect = base.reduce(into: &state, action: action)
    guard let event = event(action) else { return effect }
    return .merge(effect, .run { _ in await analytics.track(event) })
  }

  typealias Body = Never
}

extension Reducer {
  /// Tracks the events that the closure returns.
  func analytics(_ event: @escaping @Sendable (Action) -> String?) -> Analytics<Self> {
    Analytics(base: self, event: event)
  }
}

@DependencyClient
struct AnalyticsClient: Sendable {
  var track: @Sendable (_ event: String) async -> Void
}

extension AnalyticsClient: TestDependencyKey {
  static let testValue = AnalyticsClient()
}

extension DependencyValues {
  var analytics: AnalyticsClient {
    get { self[AnalyticsClient.self] }
    set { self[AnalyticsClient.self] = newValue }
  }
}

extension Radio {
  /// The radio of the app: each tap is an event.
  static var tracked: some ReducerOf<Radio> {
    Radio().analytics { action in
      switch action {
      case .view(.stationsButtonTapped): "stations"
      case .stations(.view(.stationTapped(let it))): "station \(it.name)"  // near-miss: parent-observes-inside
      case .stations(.internal): "loaded"  // near-miss: parent-observes-inside, internal-outside-feature
      case .volume(.view(.volumeChanged)): nil  // near-miss: parent-observes-inside
      default: nil  // near-miss: delegate-default
      }
    }
  }
}
