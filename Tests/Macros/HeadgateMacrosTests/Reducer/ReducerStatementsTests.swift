import Testing

// holds: MACRO-113
@Suite("The statements of a reducer")
struct ReducerStatementsTests {
  @Test(
    "a case of the same name in another enum is no mistake",
    arguments: [
      "switch state.route {\n case .child(.saved): break\n default: break\n}",
      "switch action {\n case .child(.presented(.saved)), .child(.dismiss), .child: break\n default: break\n}",
      "switch action {\n case .child(let own): break\n case let .child(own): break\n default: break\n}",
      "switch action {\n case .other(let action):\n switch action {\n case .child(.saved): break\n }\n default: break\n}",
      "guard case .other(let action) = action else { return .none }\nif case .child(.saved) = action {}",
      "let (_, action) = split(action)\nswitch action {\n case .child(.saved): break\n default: break\n}",
      "if case .other(let action) = action, case .child(.saved) = action {}",
      "let action = action.other\nswitch action {\n case .child(.saved): break\n}",
      "switch action {\n case .rows(.element(id: let id, action: .saved)), .rows(.element(_, .saved)): break\n default: break\n}",
      "switch action {\n case .path(.push(id: _, state: .detail)), .path(.popFrom), .path(.element(let one)): break\n default: break\n}",
      "switch action {\n case .plain(.saved), .other(.child(.saved)): break\n default: break\n}",
    ]
  )
  func patterns(_ statements: String) {
    expectDiagnostics(
      """
      @Reducer struct Feature {
        struct State {}
        enum Action {
          case child(PresentationAction<Child.Action>)
          case rows(IdentifiedActionOf<Row>), path(StackActionOf<Path>)
          case plain(Plain.Action), other(Other.Action)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            \(statements)
            return .none
          }
        }
      }
      """,
      []
    )
  }

  @Test(
    "an operator whose property or case is not declared here is no mistake",
    arguments: [
      "ifLet(\\.elsewhere, action: \\.child) { Child() }",
      "ifLet(\\.wrapped, action: \\.child) { Child() }",
      "ifLet(\\.presented, action: \\.elsewhere) { Child() }",
      "ifLet(\\.presented.child, action: \\.child) { Child() }",
      "ifLet(\\State.$presented, action: \\.plain) { Child() }",
      "ifLet(\\.conditional, action: \\.child) { Child() }",
      "ifLet(\\.$presented, action: \\.child) { Child() }",
      "ifLet(\\.optional, action: \\.plain) { Child() }",
      "ifLet(\\.optional, action: \\.gate) { Gate(Child()) }",
      "ifLet(\\.optional, action: \\.twice) { Child() }",
      "forEach(\\.rows, action: \\.rows) { Row() }",
      "scope(\\.rows, action: \\.plain)",
      // `Plain.Action` can be an alias of a wrapping.
      "ifLet(\\.$presented, action: \\.plain) { Other() }",
      "forEach(\\.rows, action: \\.plain) { Row() }",
      "ifLet(\\.state, action: \\.child) { Child() }",
      "ifLet(\\.box, action: \\.child) { Child() }",
    ]
  )
  func operators(_ call: String) {
    expectDiagnostics(
      """
      @Reducer struct Feature {
        @ObservableState struct State {
          @Presents var presented: Child.State?
          @ObservationStateIgnored @Wrapped var wrapped: Child.State?
          var optional: Child.State?
          var state: Nav.State
          var box: PresentationState<Child.State>
          var rows: IdentifiedArrayOf<Row.State> = []
          #if DEBUG
            var conditional: Child.State?
          #endif
        }
        enum Action {
          case child(PresentationAction<Child.Action>)
          case rows(IdentifiedActionOf<Row>)
          case plain(Child.Action), gate(Gate<Child>)
          #if DEBUG
            case twice(Child.Action)
          #else
            case twice(PresentationAction<Child.Action>)
          #endif
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .none }
            .\(call)
        }
      }
      """,
      []
    )
  }

  @Test(
    "an action that has its bindings in another way is no mistake",
    arguments: [
      "case binding(BindingAction<Other>)", "static func binding(_ action: BindingAction<State>) -> Self { .a }",
    ]
  )
  func bindings(_ member: String) {
    expectDiagnostics("@Reducer struct Feature {\n  enum Action: BindableAction {\n    \(member)\n  }\n}", [])
  }

  @Test(
    "a type of a body that names one reducer is no mistake",
    arguments: [
      "var body: some ReducerOf<Self> { A() }", "var body: some Reducer<State, Action> { A() }", "var body: A { A() }",
      "var body: Reduce<State, Action> { A() }", "let body: any Reducer<State, Action>",
    ]
  )
  func bodies(_ body: String) {
    expectDiagnostics("@Reducer struct Feature {\n  \(body)\n}", [])
  }
}
