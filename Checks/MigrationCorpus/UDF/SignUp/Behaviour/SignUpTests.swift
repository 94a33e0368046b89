import HeadgateUDF
import HeadgateUDFTesting
import Testing

struct SignUpTests {
  @Test func validates() async {
    let store = TestStore(state: AppState(), reducer: signUpReducer)
    await store.send(EmailChanged(text: "a@b.c")) {
      $0.signUp.email = "a@b.c"
      $0.signUp.problems = ["The password needs eight characters."]
    }
    await store.send(PasswordChanged(text: "12345678")) {
      $0.signUp.password = "12345678"
      $0.signUp.problems = []
    }
  }

  @Test @MainActor func connects() {
    let form = SignUpForm()
    form.start(with: Store(state: AppState(signUp: SignUpState(email: "a@b.c")), reducer: signUpReducer))
    #expect(form.props.canContinue)
  }
}
