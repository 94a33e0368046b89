import Foundation
import Headgate

/// The settings of the notifications before an appointment.
@Reducer
struct ReminderSettings {
  @ObservableState
  struct State: Equatable {
    var isEnabled = true
    var hoursBefore = 24
    var testResult: String?
    var lastChange: Date?
  }

  enum Action: GatedAction, BindableAction {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)
    case binding(BindingAction<State>)

    enum View: Equatable {
      case screenAppeared
      case testButtonTapped
    }

    enum Delegate: Equatable {
      case reminderTested
      case scheduleChanged(hoursBefore: Int)
    }

    enum Interface: Equatable {
      case pauseRequested
    }

    enum Internal: Equatable {
      case permissionChanged(Bool)
      case permissionRefused  // flags: unused-action
      case testDelivered
    }
  }

  @Dependency(\.reminders) var reminders
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding(\.hoursBefore), .binding(\.isEnabled):
        state.lastChange = Date()  // flags: ambient-nondeterminism
        return .send(.delegate(.scheduleChanged(hoursBefore: state.hoursBefore)))

      case .binding:
        return .none

      case .view(.screenAppeared):
        return .run { send in
          for await isAllowed in reminders.permission() {  // flags: uncancellable-loop
            await send(.internal(.permissionChanged(isAllowed)))
          }
        }

      case .view(.testButtonTapped):
        state.testResult = nil
        return .run { send in
          await reminders.deliverTest()
          await send(.internal(.testDelivered))  // near-miss: response-without-failure
        }

      case .interface(.pauseRequested):
        state.isEnabled = false
        return .none

      case .internal(.permissionChanged(let isAllowed)):
        state.isEnabled = state.isEnabled && isAllowed
        state.lastChange = now
        return .none

      case .internal(.permissionRefused):
        state.isEnabled = false
        return .none

      case .internal(.testDelivered):
        state.testResult = "Delivered"
        return .send(.delegate(.reminderTested))

      case .delegate(.reminderTested):  // flags: delegate-handled-by-self
        state.hoursBefore = max(state.hoursBefore, 1)
        return .none

      case .delegate:
        return .none
      }
    }
    BindingReducer()  // flags: binding-without-reducer
  }
}
