@testable import HeadgateLint
import Testing

@Suite struct ResolvedTargetTests {
  private func target(_ code: String) -> ResolvedTarget {
    let files = RuleExample.good(code).files
    return ResolvedTarget(files.map { FileFacts(path: $0.path, source: $0.source) })
  }

  private static let child = """
    @Reducer
    struct Login {
      enum Action {
        case view(View), delegate(Delegate)
        enum View { case tapped }
        enum Delegate { case done }
      }
    }
    """

  private func parent(_ payload: String, _ pattern: String, name: String = "Root") -> String {
    """
    @Reducer
    struct \(name) {
      enum Action { case login(\(payload)) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case \(pattern): return .run { _ in }
          }
        }
        .ifLet(\\.login, action: \\.login) { Login() }
      }
    }
    """
  }

  @Test(
    "a parent is found through each type that contains a child's actions",
    arguments: [
      ("Login.Action", ".login(.view(.tapped))", false),
      ("PresentationAction<Login.Action>", ".login(.presented(.view(.tapped)))", false),
      ("IdentifiedActionOf<Login>", ".login(.element(id: _, action: .view(.tapped)))", false),
      ("IdentifiedAction<Int, Login.Action>", ".login(.element(id: 1, action: .view(.tapped)))", false),
      ("StackAction<Login.State, Login.Action>", ".login(.element(id: _, action: .view(.tapped)))", false),
      ("StackActionOf<Login>", ".login(.element(id: _, action: .view(.tapped)))", false),
      ("id: Int, action: Login.Action", ".login(id: _, action: .view(.tapped))", false),
      ("Int, Login.Action", ".login(_, .view(.tapped))", false),
      ("Gate<Login>", ".login(.delegate(.done))", true),
      ("PresentationAction<Gate<Login>>", ".login(.presented(.delegate(.done)))", true),
      ("IdentifiedGatesOf<Login>", ".login(.element(id: _, action: .delegate(.done)))", true),
      ("Login.Action?", ".login(.view(.tapped))", false),
    ]
  )
  func payloads(_ payload: String, _ pattern: String, _ isGated: Bool) {
    let target = target("// file: A.swift\n\(Self.child)\n// file: B.swift\n\(parent(payload, pattern))")

    let edges = target.edges.map { "\(target.features[$0.parent].name) \(target.features[$0.child].name)" }
    #expect(edges == ["Root Login"])
    #expect(target.edges.map(\.isGated) == [isGated])
    #expect(target.patterns.first?.path.isComplete == true)
    #expect(target.patterns.first?.path.steps.last?.kind == (isGated ? .delegate : .view))
  }

  @Test("two features of one name in one module are not told apart, and nothing is reported about them")
  func ambiguous() {
    let code =
      "// file: A.swift\n\(Self.child)\n// file: B.swift\n\(Self.child)\n// file: C.swift\n"
      + parent("Login.Action", ".login(.view(.tapped))")
    let target = target(code)

    #expect(target.features.map(\.name) == ["Root"])
    #expect(target.unresolvedCount == 1)
    #expect(LintedCode(code, only: "parent-observes-inside").findings == [])
  }

  @Test("of two features of one name, the one in the own module counts")
  func modules() {
    let other = "@Reducer struct Login { enum Action { case other } }"
    let code =
      "// file: Sources/A/A.swift\n\(Self.child)\n// file: Sources/B/B.swift\n\(other)\n// file: Sources/A/C.swift\n"
      + parent("Login.Action", ".login(.view(.tapped))")

    #expect(LintedCode(code, only: "parent-observes-inside").findings == ["Sources/A/C.swift:7 parent-observes-inside"])
  }

  @Test("a feature of another module is found by its name, with or without the module")
  func otherModule() {
    for type in ["Login.Action", "LoginFeature.Login.Action"] {
      let code =
        "// file: Sources/LoginFeature/A.swift\n\(Self.child)\n// file: Sources/App/C.swift\n"
        + parent(type, ".login(.view(.tapped))")
      #expect(LintedCode(code, only: "parent-observes-inside").findings.count == 1)
    }
  }

  @Test("a `typealias` that two files declare has no meaning, and one in branches of `#if` has one")
  func twoAliases() {
    let parent = parent("Shown", ".login(.view(.tapped))")
    let other = "@Reducer struct Other { enum Action { case tapped } }"
    let first = "// file: A.swift\n\(Self.child)\ntypealias Shown = Login.Action\n"
    let second = "// file: C.swift\n\(other)\ntypealias Shown = Other.Action\n"
    let branches =
      "// file: A.swift\n\(Self.child)\n#if DEBUG\ntypealias Shown = Login.Action\n#else\ntypealias Shown = Login.Action\n#endif\n"

    for code in ["\(first)\(second)", "\(second)\(first)"] {
      #expect(target("\(code)// file: B.swift\n\(parent)").edges.isEmpty)
    }
    #expect(target("\(first)// file: B.swift\n\(parent)").edges.count == 1)
    #expect(target("\(branches)// file: B.swift\n\(parent)").edges.count == 1)
  }

  @Test("actions are found in an extension, in another file, and through a `typealias`")
  func declarations() {
    let actions = "enum Action { case view(View)\n enum View { case tapped } }"
    for code in [
      "@Reducer struct Login {}\n// file: B.swift\nextension Login { \(actions) }",
      "@Reducer struct Login { typealias Action = LoginAction }\n// file: B.swift\n"
        + "enum LoginAction { case view(View)\n enum View { case tapped } }",
      "enum Feature {}\n// file: B.swift\nextension Feature { @Reducer struct Login { \(actions) } }\n"
        + "typealias Login = Feature.Login",
    ] {
      let all = "// file: A.swift\n\(code)\n// file: C.swift\n" + parent("Login.Action", ".login(.view(.tapped))")
      #expect(LintedCode(all, only: "parent-observes-inside").findings == ["C.swift:7 parent-observes-inside"])
    }
  }

  @Test("nested and generic features, and declarations in `#if`, are found")
  func shapes() {
    let code = """
      @Reducer
      struct Root {
        @Reducer
        struct Row<Value> {
          #if os(iOS)
            enum Action { case view(View)
              enum View { case tapped } }
          #else
            enum Action { case view(View)
              enum View { case tapped, clicked } }
          #endif
        }
        enum Action { case row(Row<Int>.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .row(.view(.clicked)): return .run { _ in }
            }
          }
          Scope(state: \\.row, action: \\.row) { Row<Int>() }
        }
      }
      """
    #expect(
      LintedCode(code, only: "parent-observes-inside", "unintegrated-child").findings == ["17 parent-observes-inside"]
    )
  }

  @Test("the cases of an enum reducer stand for their features")
  func enumReducer() {
    let target = target(
      """
      \(Self.child)
      @Reducer
      struct Root {
        @Reducer
        enum Destination {
          case login(Login)
          case alert(AlertState<Alert>)
          enum Alert { case confirmed }
        }
        enum Action { case destination(PresentationAction<Destination.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .destination(.presented(.login(.delegate(.done)))): return .none
            case .destination(.presented(.alert(.confirmed))): return .none
            case .destination(.dismiss): return .none
            }
          }
        }
      }
      """
    )
    #expect(target.patterns.map(\.path.isComplete) == [true, true, true])
    #expect(target.patterns[0].path.steps.map(\.kind) == [.child, .child, .delegate, .delegate])
    #expect(target.unresolvedCount == 0)
  }

  @Test("a group of actions belongs to its feature, and an enum that is a value does not")
  func groups() {
    let target = target(
      """
      @Reducer
      struct Profile {
        enum Reason { case load, timeout }
        enum Action {
          case login(LoginAction)
          case failed(Reason)
        }
      }
      enum LoginAction { case buttonTapped }
      """
    )
    #expect(target.groups.values.map(\.kind) == [.group])
    #expect(target.features.map(\.name) == ["Profile"])
  }

  @Test("a sealed group is known by the type that the macro makes")
  func sealed() {
    let target = target(
      """
      @Reducer
      struct Profile {
        enum Action { case `internal`(Internal)
          @Sealed fileprivate enum InternalEvent { case loaded }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .internal(let event):
              switch event.opened { case .loaded: return .none }
            }
          }
        }
      }
      """
    )
    #expect(target.patterns.last?.path.steps.map(\.caseName) == ["internal", "loaded"])
    #expect(target.patterns.last?.path.steps.last?.kind == .internal)
  }

  @Test(
    "a view's store names its feature",
    arguments: [
      "let store: StoreOf<Login>", "@Bindable var store: Store<Login.State, Login.Action>",
      "var store: StoreOf<Login>?",
      "@ObservedObject var viewStore: ViewStoreOf<Login>; var store: ViewStoreOf<Login> { viewStore }",
    ]
  )
  func views(_ store: String) {
    let code = """
      \(Self.child)
      struct LoginView: View {
        \(store)
        var body: some View { Button("Done") { store.send(.delegate(.done)) } }
      }
      """
    #expect(LintedCode(code, only: "view-sends-non-view").rules == ["view-sends-non-view"])
  }

  @Test("a send of a value whose case is not written is counted, not reported")
  func unresolved() {
    let code = LintedCode(
      """
      struct LoginView: View {
        let store: StoreOf<Login>
        func perform(_ action: Login.Action) { store.send(action) }
      }
      """
    )
    #expect(code.findings == [])
    #expect(code.result.unresolvedCount == 1)
  }
}
