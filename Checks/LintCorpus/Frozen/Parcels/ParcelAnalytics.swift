import Foundation
import Headgate

/// Sends the names of actions to a statistics server. It sees every action on purpose.
struct ParcelAnalytics<Base: Reducer<ParcelList.State, ParcelList.Action>>: Reducer {
  let base: Base
  @Dependency(\.statistics) var statistics

  func reduce(into state: inout ParcelList.State, action: ParcelList.Action) -> Effect<ParcelList.Action> {
    let event: String? =
      switch action {
      case .addButtonTapped: "add"
      case .add(.presented(.scanButtonTapped)): "scan"  // near-miss: parent-observes-inside
      case .path(.element(id: _, action: .detail(.removeButtonTapped))): "remove"  // near-miss: parent-observes-inside
      default: nil
      }
    let effect = base.reduce(into: &state, action: action)
    guard let event else { return effect }
    return .merge(effect, .run { [statistics] _ in await statistics.count(event) })
  }
}

extension Reducer<ParcelList.State, ParcelList.Action> {
  /// Counts events of this reducer.
  func analyzed() -> ParcelAnalytics<Self> {
    ParcelAnalytics(base: self)
  }
}

@DependencyClient
struct StatisticsClient: Sendable {
  var count: @Sendable (_ event: String) async -> Void
}

extension StatisticsClient: TestDependencyKey {
  static let testValue = StatisticsClient()
}

extension DependencyValues {
  var statistics: StatisticsClient {
    get { self[StatisticsClient.self] }
    set { self[StatisticsClient.self] = newValue }
  }
}
