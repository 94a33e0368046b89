import Foundation
import Headgate

/// Records actions in a file, for bug reports. Two spellings: a reducer, and an observer of the store.
struct Recorder<Base: Reducer<Radio.State, Radio.Action>>: Reducer {
  let base: Base
  @Dependency(\.log) var log
  @Dependency(\.date.now) var now

  var body: some Reducer<Radio.State, Radio.Action> {
    Reduce { _, action in
      let line: String
      switch action {
      case .stations(.view), .volume(.view): line = "view"  // near-miss: parent-observes-inside
      case .stations(.internal(let event)): line = "internal \(event)"  // near-miss: internal-outside-feature
      case .stations(.delegate): line = "delegate"
      case .view: line = "root"
      }
      return .run { [log, now] _ in await log.write("\(now) \(line)") }
    }
    base
  }
}

@MainActor
func observe(_ store: StoreOf<Radio>) -> StoreObservation {
  store.onAction { state, action in
    switch action {
    case .stations(.view(.stationTapped)):  // near-miss: parent-observes-inside
      print("a station was tapped, \(state.warnings) warnings")
    case .stations(.internal(.stationsLoaded)):  // near-miss: internal-outside-feature
      print("\(state.stations.all.count) stations")
    default:  // near-miss: delegate-default
      print("\(action)")
    }
  }
}

/// Prints each change, in debug builds only.
struct Debugging<Base: Reducer>: Reducer {
  let base: Base

  var body: some Reducer<Base.State, Base.Action> {
    #if DEBUG
      base._printChanges()
    #else
      base
    #endif
  }
}

/// Measures how long a reducer runs.
struct Timing<Base: Reducer>: Reducer {
  let base: Base
  let report: @Sendable (Duration) -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let start = ContinuousClock.now
    defer { report(ContinuousClock.now - start) }
    return base.reduce(into: &state, action: action)
  }

  typealias Body = Never
}

@DependencyClient
struct LogClient: Sendable {
  var write: @Sendable (_ line: String) async -> Void
}

extension LogClient: DependencyKey {
  static let testValue = LogClient()
  static let liveValue = LogClient { line in
    print(Date(), line)  // near-miss: ambient-nondeterminism
  }
}

@DependencyClient
struct StationListClient: Sendable {
  var stations: @Sendable () async throws -> [Station]
}

extension StationListClient: TestDependencyKey {
  static let testValue = StationListClient()
}

extension DependencyValues {
  var log: LogClient {
    get { self[LogClient.self] }
    set { self[LogClient.self] = newValue }
  }

  var stationList: StationListClient {
    get { self[StationListClient.self] }
    set { self[StationListClient.self] = newValue }
  }
}
