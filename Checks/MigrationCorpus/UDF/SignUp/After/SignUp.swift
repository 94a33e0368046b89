import HeadgateUDF

struct SignUpState: Equatable {
  var email = ""
  var password = ""
  var problems: [String] = []
  var isValid: Bool { problems.isEmpty && !email.isEmpty }
}

struct AppState: Equatable {
  var signUp = SignUpState()
}

struct EmailChanged: Action, Equatable { let text: String }
struct PasswordChanged: Action, Equatable { let text: String }

let signUpReducer: Reducer<AppState> = { state, action in
  switch action {
  case let action as EmailChanged:
    state.signUp.email = action.text
  case let action as PasswordChanged:
    state.signUp.password = action.text
  default:
    return
  }
  state.signUp.problems = problems(of: state.signUp)
}

func problems(of state: SignUpState) -> [String] {
  var problems: [String] = []
  if !state.email.contains("@") { problems.append("The address needs an @.") }
  if state.password.count < 8 { problems.append("The password needs eight characters.") }
  return problems
}
