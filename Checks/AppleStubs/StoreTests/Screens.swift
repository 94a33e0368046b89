import Headgate
import SwiftUI

/// A feature that presents: a sheet, an enum of destinations, an alert and a dialog.
@Reducer
struct Screens {
  @ObservableState
  struct State: Equatable {
    @Presents var item: Item.State?
    @Presents var destination: Destination.State?
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Alert>?
    var log: [String] = []
    var isFrozen = false
  }

  enum Action {
    case item(PresentationAction<Item.Action>)
    case destination(PresentationAction<Destination.Action>)
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Alert>)
    case show(Int?)
    case present(Destination.State?)
    case ask(String)
    case choose

    enum Alert: Equatable {
      case confirmed
      case again
    }
  }

  @Reducer
  enum Destination {
    case edit(Item)
    case settings(Settings)
    case alert(AlertState<Question>)

    enum Question: Equatable {
      case yes
    }
  }

  @Reducer
  struct Item {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var title = ""
      var count = 0
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case incrementTapped
      case closeTapped
      case closeBouncingTapped
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .incrementTapped: state.count += 1
        case .closeTapped: return .run { _ in await dismiss() }
        case .closeBouncingTapped: return .run { _ in await dismiss(animation: .bouncy) }
        case .binding: break
        }
        return .none
      }
    }
  }

  @Reducer
  struct Settings {
    @ObservableState
    struct State: Equatable {
      var isOn = false
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> { BindingReducer() }
  }

  static func question(_ title: String) -> AlertState<Action.Alert> {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
      ButtonState(action: .again) { TextState("Ask again") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("It cannot be restored.")
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .item(.dismiss): state.log.append("dismiss item \(state.item?.id ?? -1)")
      case .destination(.dismiss): state.log.append("dismiss destination")
      case .alert(.dismiss): state.log.append("dismiss alert")
      case .dialog(.dismiss): state.log.append("dismiss dialog")
      case .alert(.presented(.confirmed)), .dialog(.presented(.confirmed)): state.log.append("confirmed")
      case .alert(.presented(.again)):
        state.log.append("again")
        state.alert = Self.question("Really?")
      case .show(let id): state.item = id.map { Item.State(id: $0, title: "Item \($0)") }
      case .present(let destination): state.destination = destination
      case .ask(let title): state.alert = Self.question(title)
      case .choose:
        state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Choose")
        } actions: {
          ButtonState(action: .confirmed) { TextState("One") }
        }
      case .item, .destination, .dialog: break
      }
      return .none
    }
    .ifLet(\.$item, action: \.item) { Item() }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

struct ScreensView: View {
  @Bindable var store: StoreOf<Screens>

  var body: some View {
    Button("Show") { store.send(.show(1)) }
      .sheet(item: $store.scope(state: \.item, action: \.item)) { ItemView(store: $0) }
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { ItemView(store: $0) }
      .sheet(item: $store.scope(\.destination?.settings, action: \.destination.settings)) { SettingsView(store: $0) }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .alert($store.scope(state: \.alert, action: \.alert))
      .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}

struct ItemView: View {
  @Bindable var store: StoreOf<Screens.Item>

  var body: some View {
    Text(store.title)
    TextField("Title", text: $store.title)
    Button("Count \(store.count)") { store.send(.incrementTapped) }
    Button("Close") { store.send(.closeTapped) }
  }
}

private struct SettingsView: View {
  @Bindable var store: StoreOf<Screens.Settings>

  var body: some View { Toggle("Setting", isOn: $store.isOn) }
}
