import Testing

@testable import HeadgateTemplates

struct FeatureSourceTests {
  private func state(_ members: String) -> Result<String, FeatureSource.MissingValue> {
    FeatureSource("Login", files: ["struct Login { struct State { \(members) } }"]).state
  }

  @Test(
    arguments: [
      ("", "State()"),
      ("var count = 0; let fixed = 1; var name: String?; static let shared: User", "State()"),
      ("var count: Int { 0 }; var doubled: Int { get { 0 } }; lazy var sum: User = make()", "State()"),
      ("var count: Int = 0 { didSet {} }; let name: String?", "State(name: nil)"),
      ("@Presents var child: Child.State?; @Shared(.count) var total: Total", "State()"),
      (
        "let id: UUID; var rows: IdentifiedArrayOf<Row.State>; var path: StackState<Path.State>",
        "State(id: UUID(0), rows: [], path: StackState())"
      ),
      ("var user: User; init(name: String, _ count: Int, user: User = .guest) {}", "State(name: \"\", 0)"),
      ("init(user: User) {}; init() {}", "State()"),
    ]
  )
  func theStateIsMadeOfSampleValues(_ members: String, _ text: String) throws {
    #expect(try state(members).get() == text)
  }

  @Test func aValueOfTheUserIsMissing() {
    #expect(state("var count: Int; var user: User") == .failure(.init(name: "user", type: "User")))
    #expect(state("init(user: User) {}") == .failure(.init(name: "user", type: "User")))
    #expect(state("var (a, b): (Int, Int)") == .success("State()"))
  }

  @Test func extensionsAndOtherTypesAreToldApart() {
    let source = FeatureSource(
      "Login",
      files: [
        "struct Login { @Dependency(\\.a) var a; func f() { @Dependency(\\.b) var b } }",
        "extension Login.State { init(only: Bool) {} }",
        "extension Login { actor Worker { @Dependency(\\.a) var again } }",
        "class Other { @Dependency(\\.c) var c; struct State { var user: User } }",
      ]
    )
    #expect(source.dependencies == ["a", "b"])
    #expect(source.state == .success("State(only: false)"))
  }
}
