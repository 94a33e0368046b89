import HeadgateUDF

class SignUpForm: ViewComponent {
  struct Props {
    var problem: String?
    var canContinue = false
    var emailChanged: (String) -> Void = { _ in }
    var passwordChanged: (String) -> Void = { _ in }
  }

  let disposer = Disposer()
  var props = Props()
}

struct SignUpConnector: Connector {
  func props(of state: SignUpState, _ dispatcher: ActionDispatcher) -> SignUpForm.Props {
    SignUpForm.Props(
      problem: state.problems.first,
      canContinue: state.isValid,
      emailChanged: { dispatcher.dispatch(EmailChanged(text: $0)) },
      passwordChanged: { dispatcher.dispatch(PasswordChanged(text: $0)) }
    )
  }
}

extension SignUpForm {
  func start(with store: Store<AppState>) {
    connect(to: store.scope(\.signUp), by: SignUpConnector())
  }
}
