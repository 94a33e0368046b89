import ComposableArchitecture
import SwiftUI

struct SignUp: ReducerProtocol {
  struct State: Equatable {
    @BindableState var email = ""
    @BindableState var isSubscribed = false
    @BindableState var age = 18
    @BindableState var plan = Plan.free
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

  var body: some ReducerProtocol<State, Action> {
    BindingReducer()
  }
}

struct SignUpView: View {
  let store: StoreOf<SignUp>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField("Email", text: viewStore.binding(\.$email))
        Toggle("News", isOn: viewStore.binding(\.$isSubscribed))
        Stepper("\(viewStore.age) years", value: viewStore.binding(\.$age))
        Picker("Plan", selection: viewStore.binding(\.$plan)) {
          ForEach(SignUp.State.Plan.allCases, id: \.self) { Text("\($0)").tag($0) }
        }
        if viewStore.isSending {
          ProgressView()
        } else {
          Button("Sign up") { viewStore.send(.signUpTapped) }
            .disabled(!viewStore.isValid)
        }
      }
      .alert(
        "Sign up",
        isPresented: viewStore.binding(get: { $0.message != nil }, send: .messageDismissed)
      ) {
        Button("OK") {}
      }
    }
  }
}
