import Headgate

/// A feature whose actions share code by a method of its state, in whose file alone the count can be set.
@Reducer
struct Meter {
  @ObservableState
  struct State: Equatable {
    internal private(set) var litres = 0

    /// Sets the count, and tells it.
    internal mutating func setLitres(to litres: Int, telemetry: Telemetry) -> Effect<Never> {
      self.litres = litres
      return .run { _ in await telemetry.record(litres) }
    }

    /// Sets the count, and tells it by the dependency that is in force.
    @discardableResult
    internal mutating func setLitres(to litres: Int) -> Effect<Never> {
      @Dependency(\.telemetry) var telemetry
      return setLitres(to: litres, telemetry: telemetry)
    }
  }

  enum Action: Equatable {
    case upButtonTapped
    case downButtonTapped
    case drainButtonTapped
    case drained
  }

  @Dependency(\.telemetry) var telemetry

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .upButtonTapped:
        return state.setLitres(to: state.litres + 1, telemetry: telemetry).fireAndForget()
      case .downButtonTapped:
        return state.setLitres(to: state.litres - 1).fireAndForget()
      case .drainButtonTapped:
        return state.setLitres(to: 0, telemetry: telemetry).merge(with: .send(.drained))
      case .drained:
        return .none
      }
    }
  }
}

struct Telemetry: Sendable {
  var record: @Sendable (Int) async -> Void
}

extension DependencyValues {
  var telemetry: Telemetry {
    get { self[TelemetryKey.self] }
    set { self[TelemetryKey.self] = newValue }
  }

  private enum TelemetryKey: TestDependencyKey {
    static let testValue = Telemetry(record: { _ in })
  }
}
