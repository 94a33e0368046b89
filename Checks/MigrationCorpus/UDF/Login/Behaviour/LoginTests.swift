import HeadgateUDF
import HeadgateUDFTesting
import Testing

struct LoginTests {
  @Test func login() async {
    let store = TestStore(state: AppState(), reducer: appReducer)
    await store.send(LoginTapped(name: "Ada")) { $0.auth.status = .loggingIn(name: "Ada") }
    await store.send(LoggedIn(user: User(name: "Ada"))) {
      $0.auth.status = .loggedIn(User(name: "Ada"))
      $0.visits = 1
    }
    await store.send(LoggedOut()) {
      $0.auth.status = .loggedOut
      $0.visits = 0
    }
  }
}
