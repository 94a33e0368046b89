import Foundation
import Headgate

/// The lamp of the lighthouse.
@Reducer
struct Lamp {
  @ObservableState
  struct State: Equatable {
    var isLit = false
    var period = 5.0
    var failures = 0
    var warning: String?
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)
    case interface(Interface)  // flags: action-order

    enum View: Equatable {
      case lampAppeared
      case periodChanged(Double)
      case switchToggled
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case flashFinished
      case lampFailed(LampError)
      case lampLit
      case spareUsed  // flags: unused-action
    }

    enum Interface: Equatable {
      case lightRequested
      case darknessRequested  // near-miss: unused-action
    }

    enum Delegate: Equatable {
      case lampBroken(LampError)
      case lampServiced  // flags: unobserved-delegate
    }
  }

  private enum CancelID { case flashing, lighting }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.lamp) var lamp

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.lampAppeared):
        state.warning = nil
        return .none

      case .view(.periodChanged(let period)):
        state.period = min(max(period, 1), 30)
        return state.isLit ? flash(state) : .none

      case .view(.switchToggled):
        guard state.isLit else {
          return .send(.interface(.lightRequested))  // flags: interface-from-self, action-as-function
        }
        return .send(.interface(.darknessRequested))  // flags: interface-from-self, action-as-function

      case .interface(.lightRequested):
        return .run { send in
          try await lamp.light()
          await send(.internal(.lampLit))
        } catch: { error, send in
          await send(.internal(.lampFailed(error as? LampError ?? .noPower)))
        }
        .cancellable(id: CancelID.lighting, cancelInFlight: true)

      case .interface(.darknessRequested):
        state.isLit = false
        return .cancel(id: CancelID.flashing)  // near-miss: shared-cancel-id

      case .internal(.lampLit):
        state.isLit = true
        state.failures = 0
        return .merge(flash(state), .send(.delegate(.lampServiced)))

      case .internal(.lampFailed(let error)):
        state.failures += 1
        return .send(.delegate(.lampBroken(error)))  // near-miss: delegate-forged

      case .internal(.flashFinished), .internal(.spareUsed):
        return .none

      case .delegate(.lampBroken(let error)):  // flags: delegate-handled-by-self
        state.warning = "\(error)"
        return .none

      case .delegate(.lampServiced):
        return .none
      }
    }
  }

  private func flash(_ state: State) -> EffectOf<Self> {
    .run { [period = state.period] send in
      for await _ in clock.timer(interval: .seconds(period)) {  // near-miss: uncancellable-loop
        await send(.internal(.flashFinished))
      }
    }
    .cancellable(id: CancelID.flashing, cancelInFlight: true)
  }
}

enum LampError: Error, Equatable {
  case noPower
  case overheated
}

@DependencyClient
struct LampClient: Sendable {
  var light: @Sendable () async throws -> Void
}

extension LampClient: TestDependencyKey {
  static let testValue = LampClient()
}

extension DependencyValues {
  var lamp: LampClient {
    get { self[LampClient.self] }
    set { self[LampClient.self] = newValue }
  }
}
