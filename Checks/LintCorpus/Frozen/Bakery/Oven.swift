import Foundation
import Headgate

/// The oven. The baker starts a stored program, or one by hand.
@Reducer
struct Oven {
  @ObservableState
  struct State: Equatable, Sendable {
    var isHot = false
    var program: Program?
    var temperatures: [Double] = []
    var warning: String?
  }

  struct Program: Equatable, Sendable {
    let celsius: Double
    let minutes: Int
    let steam: Bool
  }

  enum Action: Equatable, Sendable {
    /// The baker started a program by hand.
    /// - Parameters:
    ///   - celsius: The temperature.
    ///   - minutes: The time.
    ///   - steam: Whether steam is used.
    case programStarted(celsius: Double, minutes: Int, steam: Bool)  // flags: action-too-broad
    /// The baker chose a stored program.
    /// - Parameter program: The program.
    case programChosen(Program)  // near-miss: action-too-broad
    case ovenAppeared
    case handleError  // flags: action-name
    case handleTurned  // near-miss: action-name
    /// The oven measured a temperature.
    /// - Parameter celsius: The temperature.
    case temperatureMeasured(Double)
    /// The oven failed.
    /// - Parameter error: The reason.
    case ovenFailed(any Error)  // flags: action-not-serializable, equatable-error-payload
    /// The oven was repaired.
    /// - Parameter result: The number of the part, or the reason.
    case ovenRepaired(TaskResult<Int>)  // flags: task-result
  }

  private enum CancelID { case oven }

  @Dependency(\.bakery) var bakery
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ovenAppeared:
        return .run { send in
          for try await celsius in bakery.oven() {  // near-miss: uncancellable-loop
            await send(.temperatureMeasured(celsius))
          }
        } catch: { error, send in
          await send(.ovenFailed(error))
        }
        .cancellable(id: CancelID.oven)

      case .programStarted(let celsius, let minutes, let steam):
        state.program = Program(celsius: celsius, minutes: minutes, steam: steam)
        return heat(&state)

      case .programChosen(let program):
        state.program = program
        return heat(&state)

      case .temperatureMeasured(let celsius):
        state.temperatures.append(celsius)
        state.isHot = celsius >= state.program?.celsius ?? .infinity
        return .none

      case .ovenFailed:
        return .send(.handleError)  // flags: action-as-function

      case .handleError:
        state.warning = "The oven needs a repair since \(Date())"  // flags: ambient-nondeterminism
        return .cancel(id: CancelID.oven)

      case .handleTurned, .ovenRepaired:
        state.warning = nil
        return .none
      }
    }
  }

  private func heat(_ state: inout State) -> EffectOf<Self> {
    guard let program = state.program else { return .none }
    return .run { send in
      try await clock.sleep(for: .seconds(program.minutes * 60))
      await send(.temperatureMeasured(0))
    }
    .cancellable(id: CancelID.oven, cancelInFlight: true)  // flags: shared-cancel-id
  }
}
