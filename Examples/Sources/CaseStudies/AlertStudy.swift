import Headgate
import SwiftUI

/// An alert and a dialog, whose texts and buttons are state.
@Reducer
struct AlertStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var count = 3
    @Presents var alert: AlertState<Alert>?
    @Presents var dialog: ConfirmationDialogState<Dialog>?
  }

  enum Alert: Equatable, Codable, Sendable {
    case resetConfirmed
  }

  enum Dialog: Equatable, Codable, Sendable {
    case amountChosen(Int)
  }

  enum Action: Codable, Sendable {
    case resetButtonTapped
    case addButtonTapped
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Dialog>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .resetButtonTapped:
        state.alert = .reset(from: state.count)
        return .none
      case .addButtonTapped:
        state.dialog = .amount
        return .none
      case .alert(.presented(.resetConfirmed)):
        state.count = 0
        return .none
      case .dialog(.presented(.amountChosen(let amount))):
        state.count += amount
        return .none
      case .alert, .dialog:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

extension AlertState where Action == AlertStudy.Alert {
  static func reset(from count: Int) -> Self {
    AlertState {
      TextState("Reset ") + TextState("\(count)").bold() + TextState("?")
    } actions: {
      ButtonState(role: .destructive, action: .send(.resetConfirmed, animation: .default)) { TextState("Reset") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}

extension ConfirmationDialogState where Action == AlertStudy.Dialog {
  static var amount: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Add how much?")
    } actions: {
      ButtonState(action: .amountChosen(1)) { TextState("One") }
      ButtonState(action: .amountChosen(10)) { TextState("Ten") }
    }
  }
}

struct AlertStudyView: View {
  @Bindable var store: StoreOf<AlertStudy>

  var body: some View {
    VStack {
      Text("Count: \(store.count)")
      Button("Reset") { store.send(.resetButtonTapped) }
      Button("Add") { store.send(.addButtonTapped) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}
