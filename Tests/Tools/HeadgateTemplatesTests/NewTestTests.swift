import Testing

@testable import HeadgateTemplates

@Suite("headgate new test")
struct NewTestTests {
  private func package(_ code: String) throws -> SamplePackage {
    let package = try SamplePackage()
    try package.write(code, to: "Sources/App/Login.swift")
    return package
  }

  private static let gated = """
    import Headgate
    @Reducer
    struct Login {
      @ObservableState
      struct State: Equatable {
        let id: Int
        var names: [String: [Int]]
        var name: String?
      }
      enum Action: GatedAction {
        case view(View), delegate(Delegate), `internal`(Internal)
        enum View: BindableAction {
          case binding(BindingAction<State>)
          case loginButtonTapped
          case nameChanged(to: String, isLast: Bool)
          case userChosen(User)
          case `default`
        }
        enum Delegate { case loggedIn }
        enum Internal { case loaded }
      }
      @Dependency(\\.continuousClock) var clock
      @Dependency(\\.date.now) var now
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          @Dependency(\\.continuousClock) var clock
          return .none
        }
      }
    }
    """

  @Test("one test for each view action with known values")
  func gated() async throws {
    let package = try package(Self.gated)
    let test = try package.test("Login")
    #expect(
      test.files.joined == """
        // file: Tests/AppTests/LoginTests.swift
        import Headgate
        import HeadgateTesting
        import Testing

        @testable import App

        struct LoginTests {
          @Test func loginButtonTapped() async {
            let store = TestStore(initialState: Login.State(id: 0, names: [:])) {
              Login()
            } withDependencies: {
              $0.continuousClock = TestClock()
              $0.date.now = Date(timeIntervalSince1970: 0)
            }
            store.exhaustivity = .off(showSkippedAssertions: true)
            await store.send(.view(.loginButtonTapped))
          }

          @Test func nameChanged() async {
            let store = TestStore(initialState: Login.State(id: 0, names: [:])) {
              Login()
            } withDependencies: {
              $0.continuousClock = TestClock()
              $0.date.now = Date(timeIntervalSince1970: 0)
            }
            store.exhaustivity = .off(showSkippedAssertions: true)
            await store.send(.view(.nameChanged(to: "", isLast: false)))
          }

          @Test func `default`() async {
            let store = TestStore(initialState: Login.State(id: 0, names: [:])) {
              Login()
            } withDependencies: {
              $0.continuousClock = TestClock()
              $0.date.now = Date(timeIntervalSince1970: 0)
            }
            store.exhaustivity = .off(showSkippedAssertions: true)
            await store.send(.view(.default))
          }
        }

        """
    )
    #expect(test.skipped == ["view.binding(BindingAction<State>)", "view.userChosen(User)"])
  }

  @Test("flat actions that no reducer and no effect sends are those of the view")
  func plain() throws {
    let package = try package(
      """
      @Reducer
      struct Login {
        struct State: Equatable { var count = 0 }
        enum Action { case loginButtonTapped, loaded, _cached, delegate(Delegate)
          enum Delegate { case done }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .loginButtonTapped: return .run { send in await send(.loaded) }
            case .loaded: return .send(.delegate(.done))
            case ._cached, .delegate: return .none
            }
          }
        }
      }
      """
    )
    // Another file that mentions the name does not send the action.
    try package.write("let name = other.loginButtonTapped", to: "Sources/App/Other.swift")
    let text = try package.test("Login").files.joined
    #expect(text.split(separator: "\n").filter { $0.contains("@Test") } == ["  @Test func loginButtonTapped() async {"])
    #expect(text.contains("await store.send(.loginButtonTapped)\n"))
  }

  @Test("dependencies of the user disable the tests, with their names")
  func unknownDependencies() throws {
    let package = try package(
      """
      @Reducer
      struct Login {
        struct State: Equatable {}
        enum Action { case tapped }
        @Dependency(\\.users) var users
        @Dependency(UserClient.self) private var client
        @Dependency(\\.dismiss) var dismiss
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    )
    let text = try package.test("Login").files.joined
    #expect(
      text.contains("@Suite(.disabled(\"Override these dependencies first: users, UserClient\"))\nstruct LoginTests {")
    )
    #expect(text.contains("$0.dismiss = DismissEffect {}"))
  }

  @Test("the last names of two groups are told apart, and a nested feature has a suite of its own")
  func names() throws {
    let package = try package(
      """
      struct Screens {
        @Reducer
        struct Login {
          struct State: Equatable {}
          enum Action { case view(View)
            enum View { case form(Form), tapped
              enum Form { case tapped }
            }
          }
          var body: some ReducerOf<Self> { EmptyReducer() }
        }
      }
      """
    )
    let files = try package.test("Login").files
    #expect(files.files.map(\.path) == ["Tests/AppTests/ScreensLoginTests.swift"])
    #expect(files.joined.contains("@Test func viewFormTapped() async {"))
    #expect(files.joined.contains("await store.send(.view(.form(.tapped)))"))
    #expect(files.joined.contains("@Test func viewTapped() async {"))
    #expect(files.joined.contains("initialState: Screens.Login.State()) { Screens.Login() }"))
  }

  @Test("a reducer with values, and values of types of the target, are created")
  func values() throws {
    let package = try package(
      """
      @Reducer
      struct Login {
        struct State: Equatable { var user: User }
        enum Action { case chosen(User.Role) }
        let limit: Int
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    )
    try package.write("struct User: Equatable { let id: Int; enum Role { case guest } }", to: "Sources/App/User.swift")
    let text = try package.test("Login").files.joined
    #expect(text.contains("TestStore(initialState: Login.State(user: User(id: 0))) { Login(limit: 0) }"))
    #expect(text.contains("await store.send(.chosen(User.Role.guest))"))
  }

  @Test(
    "a state that the feature does not declare itself is created",
    arguments: [
      ("@Reducer struct Login { ACTION }", "Login.State()"),
      ("@Reducer struct Login { ACTION; var body: some ReducerOf<Self> { EmptyReducer() } }", "Login.State()"),
      ("@Reducer struct Login { ACTION; var body: some Reducer<Int, Action> { EmptyReducer() } }", "0"),
      ("@Reducer struct Login { typealias State = User; ACTION }\nstruct User { let id: Int }", "User(id: 0)"),
      ("@Reducer struct Login { ACTION; typealias State = [String] }", "[]"),
      (
        "struct Login: Reducer { ACTION; func reduce(into state: inout User, action: Action) -> Effect<Action> { .none } }\n"
          + "struct User {}", "User()"
      ),
      ("@Reducer struct Login { ACTION }\nextension Login { struct State { let id: Int } }", "Login.State(id: 0)"),
    ]
  )
  func missingState(_ code: String, _ state: String) throws {
    let package = try package(code.replacing("ACTION", with: "enum Action { case tapped }"))
    let text = try package.test("Login").files.joined
    #expect(text.contains("TestStore(initialState: \(state)) { Login() }"), "\(text)")
  }

  @Test("cases that are named like an initializer or like the value itself have backticks")
  func backticks() throws {
    let package = try package(
      """
      @Reducer
      struct Login {
        struct State: Equatable {}
        enum Action { case `init`, `self`(name: String) }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    )
    let text = try package.test("Login").files.joined
    #expect(text.contains("await store.send(.`init`)\n"))
    #expect(text.contains("await store.send(.`self`(name: \"\"))\n"))
  }

  // MARK: - Mistakes

  @Test("an unknown feature is an error with the nearest name")
  func unknown() throws {
    let package = try package(Self.gated)
    #expect(throws: TemplateError.unknownFeature("Logn", nearest: "Login")) { try package.test("Logn") }
    #expect(throws: TemplateError.unknownFeature("Shop", nearest: nil)) { try package.test("Shop") }
  }

  @Test("a file that cannot be parsed may contain the feature")
  func unparsed() throws {
    let package = try package("struct Login {")
    #expect(throws: TemplateError.unparsed("\(package.root)/Sources/App/Login.swift")) {
      try package.test("Login")
    }
  }

  @Test(
    "features that a test cannot name or run are errors",
    arguments: [
      ("@Reducer private struct Login { struct State {}; enum Action { case tapped } }", "is private"),
      ("@Reducer struct Login<Value> { struct State {}; enum Action { case tapped } }", "is generic"),
      ("@Reducer enum Login { case home(Home) }", "is an enum of features"),
    ]
  )
  func unsuitable(_ code: String, _ reason: String) throws {
    let package = try package(code)
    let error = #expect(throws: TemplateError.self) { try package.test("Login") }
    #expect(error?.description.hasPrefix("'Login' \(reason)") == true)
  }

  @Test("a feature without view actions needs no tests of them")
  func noViewActions() throws {
    let package = try package("@Reducer struct Login { struct State {}; enum Action { case _loaded } }")
    #expect(throws: TemplateError.noViewActions("Login")) { try package.test("Login") }
  }

  @Test("a feature of two targets needs --target")
  func severalTargets() throws {
    let package = try SamplePackage(targets: ["App", "Shop"])
    for target in ["App", "Shop"] { try package.write(Self.gated, to: "Sources/\(target)/Login.swift") }
    #expect(
      throws: TemplateError.unsuitableFeature(
        "Login",
        reason: "is a feature of several targets. Choose one with --target"
      )
    ) { try package.test("Login") }
    let files = try package.test("Login", target: "Shop").files
    #expect(files.files.map(\.path) == ["Tests/ShopTests/LoginTests.swift"])
  }
}
