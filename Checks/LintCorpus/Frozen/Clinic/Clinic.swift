import Foundation
import Headgate

/// The root of the app.
@Reducer
struct Clinic {
  @ObservableState
  struct State: Equatable {
    var badge = 0
    var isInForeground = true
    var list = AppointmentList.State()
    var reminders = ReminderSettings.State()
    var openedLink: URL?
  }

  enum Action: GatedAction {
    case view(View)
    case list(Gate<AppointmentList>)  // near-miss: action-order
    case reminders(Gate<ReminderSettings>)

    enum View: Equatable {
      case foregroundChanged(Bool)
      case linkOpened(URL)
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) { AppointmentList() }  // near-miss: unintegrated-child
    Scope(state: \.reminders, action: \.reminders) { ReminderSettings() }
    Reduce { state, action in
      switch action {
      case .view(.foregroundChanged(let isInForeground)):
        state.isInForeground = isInForeground
        return isInForeground ? .send(.list(.interface(.refreshRequested))) : .none  // near-miss: action-as-function

      case .view(.linkOpened(let url)):
        state.openedLink = url
        if url.lastPathComponent == "clear" {
          return .send(.list(.delegate(.countChanged(0))))  // flags: delegate-forged
        }
        guard url.lastPathComponent == "pause" else { return .none }
        return .send(.reminders(.interface(.pauseRequested)))

      case .list(.delegate(.countChanged(let count))):
        state.badge = count
        return .none

      case .list(.interface), .list(.inside):  // near-miss: interface-from-self
        return .none

      case .reminders(.interface(.pauseRequested)):  // flags: interface-from-self, parent-observes-inside
        state.badge = 0
        return .none

      case .reminders(.delegate(.scheduleChanged)), .reminders(.delegate(.reminderTested)):
        return .none

      case .reminders(.interface), .reminders(.inside):
        return .none
      }
    }
  }
}
