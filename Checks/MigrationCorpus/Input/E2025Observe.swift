// style: 2025
// other names: none.
// no equivalent: none.

import ComposableArchitecture
import UIKit

@Reducer
struct Lamp {
  @ObservableState
  struct State: Equatable {
    @Presents var schedule: LampSchedule.State?
    @Presents var alert: AlertState<Action.Alert>?
    var brightness: Float = 0.5
    var isOn = false
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case schedule(PresentationAction<LampSchedule.Action>)
    case scheduleButtonTapped

    @CasePathable
    enum Alert { case turnOff }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.turnOff)):
        state.isOn = false
        return .none

      case .binding(\.brightness):
        guard state.brightness > 0.9 else { return .none }
        state.alert = AlertState {
          TextState("Very bright")
        } actions: {
          ButtonState(action: .turnOff) { TextState("Turn off") }
        }
        return .none

      case .alert, .binding, .schedule:
        return .none

      case .scheduleButtonTapped:
        state.schedule = LampSchedule.State()
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$schedule, action: \.schedule) { LampSchedule() }
  }
}

@Reducer
struct LampSchedule {
  @ObservableState
  struct State: Equatable { var hour = 7 }

  enum Action { case hourChanged(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hourChanged(let hour):
        state.hour = min(max(hour, 0), 23)
        return .none
      }
    }
  }
}

final class LampController: UIViewController {
  @UIBindable var store: StoreOf<Lamp>
  private let label = UILabel()

  init(store: StoreOf<Lamp>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let toggle = UISwitch(isOn: $store.isOn)
    let slider = UISlider(value: $store.brightness)
    let button = UIButton(
      primaryAction: UIAction(title: "Schedule") { [weak self] _ in self?.store.send(.scheduleButtonTapped) }
    )
    [label, toggle, slider, button].forEach(view.addSubview)

    observe { [weak self] in
      guard let self else { return }
      label.text = store.isOn ? "On, \(Int(store.brightness * 100)) %" : "Off"
    }
    present(item: $store.scope(state: \.schedule, action: \.schedule)) { store in
      LampScheduleController(store: store)
    }
    present(item: $store.scope(state: \.alert, action: \.alert)) { store in
      UIAlertController(store: store)
    }
  }
}

final class LampScheduleController: UIViewController {
  let store: StoreOf<LampSchedule>

  init(store: StoreOf<LampSchedule>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not used") }
}
