import Headgate
import SwiftUI

@Reducer
struct SignUp {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var isSubscribed = false
    var age = 18
    var plan = Plan.free
    var message: String?
    var isSending = false

    enum Plan: CaseIterable { case free, paid }

    var isValid: Bool { !email.isEmpty }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case messageDismissed
    case signUpTapped
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
  }
}

struct SignUpView: View {
  @Bindable var store: StoreOf<SignUp>

  var body: some View {
    Form {
      TextField("Email", text: $store.email)
      Toggle("News", isOn: $store.isSubscribed)
      Stepper("\(store.age) years", value: $store.age)
      Picker("Plan", selection: $store.plan) {
        ForEach(SignUp.State.Plan.allCases, id: \.self) { Text("\($0)").tag($0) }
      }
      if store.isSending {
        ProgressView()
      } else {
        Button("Sign up") { store.send(.signUpTapped) }
          .disabled(!store.isValid)
      }
    }
    .alert(
      "Sign up",
      isPresented: Binding(get: { store.message != nil }, set: { _ in store.send(.messageDismissed) })
    ) {
      Button("OK") {}
    }
  }
}
