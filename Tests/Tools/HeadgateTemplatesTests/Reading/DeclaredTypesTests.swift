import Testing

@testable import HeadgateTemplates

struct DeclaredTypesTests {
  private func state(_ members: String, _ others: String = "") -> Result<String, DeclaredTypes.MissingValue> {
    let types = DeclaredTypes(["struct Login { struct State { \(members) } }", others])
    return Result { () throws(DeclaredTypes.MissingValue) in try types.value(of: ["Login", "State"]) }
  }

  @Test(
    arguments: [
      ("", ""),
      ("var count = 0; let fixed = 1; var name: String?; static let shared: User", ""),
      ("var count: Int { 0 }; var doubled: Int { get { 0 } }; lazy var sum: User = make()", ""),
      ("var count: Int = 0 { didSet {} }; let name: String?", "name: nil"),
      ("@Presents var child: Child.State?; @Shared(.count) var total: Total", ""),
      ("private(set) var count: Int", "count: 0"),
      (
        "let id: UUID; var rows: IdentifiedArrayOf<Row.State>; var path: StackState<Path.State>",
        "id: UUID(0), rows: [], path: StackState()"
      ),
      ("var user: User; init(name: String, _ count: Int, user: User = .guest) {}", "name: \"\", 0"),
      ("init(user: User) {}; init() {}", ""),
      ("init?(text: String) {}; init(_ count: Int) {}", "0"),
    ]
  )
  func theStateIsMadeOfSampleValues(_ members: String, _ arguments: String) throws {
    #expect(try state(members).get() == "Login.State(\(arguments))")
  }

  @Test(
    arguments: [
      ("struct User { let id: Int; var name = \"\" }", "User(id: 0)"),
      ("struct User { let role: Role; enum Role { case admin(Unknown), guest } }", "User(role: User.Role.guest)"),
      ("enum User { case named(String, age: Int) }", "User.named(\"\", age: 0)"),
      ("typealias User = [Int]", "[]"),
      ("struct Account {}; typealias User = Account", "Account()"),
      ("struct User { let url: URL }; extension User { init(test: Bool) {} }", "User(test: false)"),
    ]
  )
  func aTypeOfTheTargetIsCreated(_ declaration: String, _ value: String) throws {
    #expect(try state("var user: User", declaration).get() == "Login.State(user: \(value))")
  }

  @Test func theIDOfAnIdentifiableTypeHasTheTypeOfItsProperty() throws {
    let user = "struct User: Identifiable { let id: UUID }"
    #expect(try state("var user: User.ID", user).get() == "Login.State(user: UUID(0))")
    #expect(state("var user: User.ID", "struct User {}") == .failure(.init(name: "user")))
  }

  @Test(
    arguments: [
      "", "class User { init() {} }", "private struct User {}", "struct User<Value> {}", "enum User {}",
      "struct User { let next: User }", "struct User { private let id: Int }", "struct User { private init() {} }",
      "struct User { @Wrapped var id: Int }", "struct User { init() throws {} }", "typealias User = User",
    ]
  )
  func otherTypesAreNotKnown(_ declaration: String) {
    #expect(state("var user: User", declaration) == .failure(.init(name: "user")))
  }

  @Test func dependenciesBelongToTheTypeAroundThem() {
    let types = DeclaredTypes([
      "struct Login { @Dependency(\\.a) var a; func f() { @Dependency(\\.b.c) var b } }",
      "extension Login { actor Worker { @Dependency(\\.a) var again; @Dependency(Client.self) var client } }",
      "class Other { @Dependency(\\.c) var c }",
    ])
    #expect(types.dependencies(of: ["Login"]) == ["a", "b.c", "Client"])
  }
}
