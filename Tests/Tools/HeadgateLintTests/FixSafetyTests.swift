// Tests of: Correction.swift, FixPlan.swift

@testable import HeadgateLint
import Testing

/// Mistakes whose fix could break code that compiles: they are reported without one.
@Suite struct FixSafetyTests {
  private static let feature = """
    @Reducer
    struct Login {
      enum Action {
        case view(View)
        enum View { case setName(String) }
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .view(.setName(let name)):
            state.name = name
            return .none
          }
        }
      }
    }
    """

  private func fixes(_ code: String, _ rule: String, profile: Profile = .headgate) -> [Fix?] {
    LintedCode(code, profile: profile, only: rule).result.findings.map(\.fix)
  }

  @Test("nothing is renamed in a part of the code: tests can use the name")
  func partOfTheCode() {
    let files = [FileFacts(path: "Sources/App/Login.swift", source: Self.feature)]
    let linter = Linter(Configuration())
    func fixes(isComplete: Bool) -> [Bool] {
      linter.lint(files, isComplete: isComplete).findings.filter { $0.rule == "action-name" }.map { $0.fix != nil }
    }

    #expect(fixes(isComplete: true) == [true])
    #expect(fixes(isComplete: false) == [false])
  }

  @Test("a conformance is behind a raw type")
  func rawType() throws {
    let code = """
      @Reducer
      struct Login {
        enum Action: Equatable {
          case delegate(Delegate)
          enum Delegate: String { case done }
        }
      }
      """
    let linted = LintedCode(code, profile: .tca, only: "action-equatable")
    let plan = FixPlan(linted.result.findings)

    #expect(plan.findings.count == 1)
    #expect(plan.text(of: try #require(plan.paths.first), from: code).contains("enum Delegate: String, Equatable {"))
  }

  @Test("a body that starts with 'return' gets no reducer in front of it")
  func bodyWithReturn() {
    let code = """
      @Reducer
      struct Login {
        @ObservableState struct State { var name = "" }
        enum Action: BindableAction { case binding(BindingAction<State>) }
        var body: some ReducerOf<Self> {
          return Reduce { state, action in .none }
        }
      }
      """
    #expect(fixes(code, "binding-without-reducer") == [nil])
  }

  @Test("an action is renamed in all files")
  func rename() throws {
    let code =
      "// file: Login.swift\n\(Self.feature)\n// file: View.swift\n" + """
        struct LoginView: View {
          let store: StoreOf<Login>
          var body: some View { Button("") { store.send(.view(.setName(""))) } }
        }
        """
    let fix = try #require(fixes(code, "action-name").first ?? nil)

    #expect(fix.edits.map(\.replacement) == ["nameChanged", "nameChanged", "nameChanged"])
    #expect(Set(fix.edits.map { $0.path ?? "" }) == ["", "Login.swift", "View.swift"])
  }

  @Test(
    "an action is not renamed when some mention of its name is not known",
    arguments: [
      "let action = Login.Action.View.setName",
      "func send(_ send: (Login.Action.View) -> Void) { send(.setName(\"\")) }",
      "func name(_ action: Login.Action.View) -> String? { action.setName }",
      "func isName(_ action: Login.Action.View) -> Bool { if case .setName = value() { true } else { false } }",
      "let path = \\Login.Action.View.Cases.setName",
      "extension Login.Action.View { static func nameChanged() {} }",
      "extension Login.Action.View { static var sample: Self { setName(\"\") } }",
    ]
  )
  func unknownMentions(_ other: String) {
    #expect(fixes("\(Self.feature)\n\(other)", "action-name") == [nil])
  }

  @Test("two commands that stand for one event, and a public enum, are not renamed")
  func conflicts() {
    let two = Self.feature.replacing("case setName(String)", with: "case setName(String), changeName(String)")
    let open = Self.feature.replacing("enum View", with: "public enum View")

    #expect(fixes(two, "action-name") == [nil, nil])
    #expect(fixes(open, "action-name") == [nil])
  }

  @Test(
    "an action is not renamed when its name is stored",
    arguments: ["Codable", "Encodable", "Decodable", "CodingKey", "String", "RawRepresentable", "Stored"]
  )
  func storedNames(_ conformance: String) {
    let stored = "typealias Stored = Codable & Sendable"
    let own = Self.feature.replacing("enum View {", with: "enum View: \(conformance) {")

    #expect(fixes("\(own)\n\(stored)", "action-name") == [nil])
    #expect(fixes("\(Self.feature)\n\(stored)\nextension Login.Action.View: \(conformance) {}", "action-name") == [nil])
  }

  @Test(
    "a property stays a variable when a constant would change the initializers or break other code",
    arguments: [
      "struct Shown: Action { var id: Int? }",
      "struct Shown: Action { var id = 1 }",
      "struct Shown: Action { private(set) var id: Int }",
      "struct Shown: Action { lazy var id: Int = 1 }",
      "struct Shown: Action { var id: Int { didSet {} } }",
      "struct Shown: Action { @Clamped var id: Int }",
      "struct Shown: Action, HasID { var id: Int }",
      "struct Shown: Action { var id: Int\nmutating func next() { id += 1 } }",
      "struct Shown: Action { var id: Int }\nfunc show() { var action = Shown(id: 1); print(action) }",
      "struct Shown: Action { var id: Int }\nfunc change(_ action: inout Shown) {}",
      "struct Shown: Action { var id: Int }\nextension Shown: HasID {}",
      "public struct Shown: Action { var id: Int }",
    ]
  )
  func variables(_ code: String) {
    #expect(fixes(code, "mutable-action", profile: .udf) == [nil])
  }

  @Test(
    "a property stays a variable when a copy of the action may change",
    arguments: [
      "copy.user.name = \"\"",
      "copy.user[0] = 1",
      "copy.user[0].name = \"\"",
      "copy.user.friend?.name = \"\"",
      "copy.user.friend!.name = \"\"",
      "(copy.user, count) = (other, 1)",
      "copy.user.append(1)",
      "change(&copy.user.name)",
      "copy[keyPath: \\.user] = other",
    ]
  )
  func copies(_ change: String) {
    let code = """
      struct Shown: Action { var user: User }
      func show(_ action: Shown) {
        var copy = action
        \(change)
      }
      """

    #expect(fixes(code, "mutable-action", profile: .udf) == [nil])
    #expect(fixes(code.replacing(change, with: "print(copy.user)"), "mutable-action", profile: .udf) != [nil])
  }

  @Test(
    "a conformance is not added when the compiler may not make it",
    arguments: [
      "enum CartAction { case opened(id: String) }",
      "enum Action { case opened }\nenum CartAction { case opened(id: String) }",
      "struct Action {}\nenum CartAction { case opened(id: String) }",
      "import HeadgateUDF\nenum CartAction { case opened(Cart) }",
      "import HeadgateUDF\nstruct Data {}\nenum CartAction { case opened(Data) }",
    ]
  )
  func conformances(_ code: String) {
    #expect(fixes(code, "enum-not-action", profile: .udf) == [nil])
  }

  @Test("cases are not moved when their order has a meaning, or when one declaration has several")
  func order() {
    func feature(_ cases: String, _ conformances: String) -> String {
      """
      @Reducer
      struct Login {
        enum Action\(conformances) {
          \(cases)
          enum View { case tapped }
          enum Delegate { case ended }
        }
      }
      """
    }
    let cases = "case delegate(Delegate)\n    case view(View)"

    #expect(fixes(feature(cases, ""), "action-order").map { $0?.edits.count } == [2])
    #expect(fixes(feature(cases, ": CaseIterable"), "action-order") == [nil])
    #expect(fixes(feature(cases, ": UInt16"), "action-order") == [nil])
    #expect(fixes(feature(cases, "") + "\nextension Login.Action: Comparable {}", "action-order") == [nil])
    #expect(fixes(feature("case delegate(Delegate), view(View)", ""), "action-order") == [nil])
    #expect(fixes(feature("case delegate(Delegate)\n#if DEBUG\ncase view(View)\n#endif", ""), "action-order") == [nil])
  }
}
