import Foundation
import Headgate

/// A map, with the weather of a place.
@Reducer
struct Map {
  @ObservableState
  struct State: Equatable {
    var pins: [String] = []
    @Presents var weather: Weather.State?
    var zoom = 1.0
  }

  enum Action: Equatable {
    case mapAppeared
    /// The user zoomed.
    /// - Parameter scale: The new scale.
    case zoomChanged(Double)
    /// The user dragged a pin.
    /// - Parameters:
    ///   - name: The pin.
    ///   - x: The column.
    ///   - y: The row.
    case pinDropped(name: String, x: Int, y: Int)  // near-miss: action-too-broad
    /// Actions of the weather.
    /// - Parameter action: The action.
    case weather(PresentationAction<Weather.Action>)
    /// The pins could not be loaded.
    /// - Parameter error: The reason.
    case pinsLoadFailed(Error)  // flags: equatable-error-payload, action-not-serializable
    /// The server sent the pins.
    /// - Parameter pins: Their names.
    case pinsLoaded([String])
  }

  @Dependency(\.pins) var pins

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .mapAppeared:
        return .run { send in
          await send(.pinsLoaded(try await pins.all()))
        } catch: { error, send in
          await send(.pinsLoadFailed(error))
        }
      case .zoomChanged(let zoom):
        state.zoom = zoom
        return .none
      case .pinDropped(let name, _, _):
        state.pins.append(name)
        state.weather = Weather.State()
        return .none
      case .weather(.presented(.gameFinished)):  // flags: parent-observes-inside
        state.weather = nil
        return .none
      case .weather(.dismiss):  // near-miss: parent-observes-inside
        return .none
      case .weather:
        return .none
      case .pinsLoaded(let pins):
        state.pins = pins
        return .none
      case .pinsLoadFailed:
        state.pins = []
        return .none
      }
    }
    .ifLet(\.$weather, action: \.weather) { Weather() }
  }
}

/// A compass. Its action has its own equality, for which all errors are equal.
@Reducer
struct Compass {
  @ObservableState
  struct State: Equatable {
    var degrees = 0.0
  }

  enum Action: Equatable {
    /// The device turned.
    /// - Parameter degrees: The angle to the north.
    case headingChanged(Double)
    /// The sensor failed.
    /// - Parameter error: The reason.
    case headingFailed(any Error)  // flags: action-not-serializable

    static func == (lhs: Self, rhs: Self) -> Bool {  // near-miss: equatable-error-payload
      switch (lhs, rhs) {
      case (.headingChanged(let left), .headingChanged(let right)): left == right
      case (.headingFailed, .headingFailed): true
      default: false
      }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .headingChanged(let degrees) = action { state.degrees = degrees }
      return .none
    }
  }
}

@DependencyClient
struct PinClient: Sendable {
  var all: @Sendable () async throws -> [String]
}

extension PinClient: TestDependencyKey {
  static let testValue = PinClient()
}

extension DependencyValues {
  var pins: PinClient {
    get { self[PinClient.self] }
    set { self[PinClient.self] = newValue }
  }
}
