import Testing

// holds: MACRO-124
@Suite("The code of a reducer")
struct ReducerCodeTests {
  private func expectNoDiagnostics(state: String = "var count = 0", action: String, _ statements: String) {
    expectDiagnostics(
      """
      @Reducer struct Feature {
        struct State {
          \(state)
        }
        enum Action {
          \(action)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            \(statements)
          }
        }
      }
      """,
      []
    )
  }

  @Test(
    "a pattern that can be something else is no mistake",
    arguments: [
      // A static member of the action.
      "if case .taped = action {}\nreturn .none",
      // A comparison of an equatable value.
      "if case .internal(.lost) = action {}\nreturn .none",
      "if case .keypad(.delegate(.unlocked)) = action {}\nreturn .none",
      "switch action {\n case .named(let name): return .none\n default: return .none\n}",
      // No name is near.
      "if case .elsewhere(let value) = action {}\nreturn .none",
    ]
  )
  func patterns(_ statements: String) {
    expectNoDiagnostics(
      action: "case tapped, named(String), keypad(Gate<Keypad>), `internal`(Internal)\n"
        + "@Sealed fileprivate enum InternalEvent { case lost, located(String) }",
      statements
    )
  }

  @Test(
    "a switch that can be complete is no mistake",
    arguments: [
      ("case a, b", "switch action {\n case .a: return .none\n case .b: return .none\n}"),
      ("case a, b", "switch action {\n case .a: return .none\n default: return .none\n}"),
      ("case a, b", "switch action {\n case .a: return .none\n case _: return .none\n}"),
      ("case a, b", "switch action {\n case .a: return .none\n case let other: return .none\n}"),
      ("case a, b", "switch action {\n case .a, .b: return .none\n}"),
      // The payload can be an enum without cases, which needs no pattern.
      ("case a, b(Child.Action), c(Int, Never)", "switch action {\n case .a: return .none\n}"),
      ("case a\n@available(*, unavailable) case b", "switch action {\n case .a: return .none\n}"),
      ("case a\n#if DEBUG\ncase b\n#endif", "switch action {\n case .c: return .none\n}"),
      ("case a, b", "switch action {\n case .a: return .none\n #if DEBUG\n case .b: return .none\n #endif\n}"),
      ("case a, b", "let action = state.route\nswitch action {\n case .a: return .none\n}"),
      ("case a, b", "guard let action = state.route else { return .none }\nswitch action {\n case .a: return .none\n}"),
      ("case a, b", "switch state.route {\n case .a: return .none\n}"),
      ("case a, b(Int)", "switch action {\n case .a: return .none\n case .b where state.count == 0: return .none\n}"),
      ("case a", "switch action {\n case .a: state.count += 1\n}\nreturn .none"),
      ("case a", "switch action {\n case .a:\n fatalError()\n}"),
      ("case a", "switch action {\n case .a:\n return state.count == 1 ? .none : .send(.a)\n}"),
    ]
  )
  func switches(_ action: String, _ statements: String) {
    expectNoDiagnostics(action: action, statements)
  }

  @Test(
    "an effect that has what it uses is no mistake",
    arguments: [
      "return .run { send in await send(.a) }",
      "return .run { await $0(.a) }",
      "return .run { _ in client.send(.a) }",
      "return .run { client.send(.a) }",
      "return .run { [state] send in await send(.b(state.count)) }",
      "return .run { [count = state.count] send in await send(.b(count)) }",
      "return .run { send in let state = 1\n print(state) }",
      "return .run { send in $shared.withLock { state in state.count += 1 } }",
      "return .run { send in print(client.state.count, \\State.count) }",
      "let state = state\nreturn .run { send in print(state.count) }",
      "return .run(operation: operation)",
    ]
  )
  func operations(_ statements: String) {
    expectNoDiagnostics(action: "case a, b(Int)", statements)
  }

  @Test(
    "a property with another name is no misspelling",
    arguments: ["items", "itemsCount", "item2Name", "total", "count", "refresh()", "xCount", "counts"]
  )
  func properties(_ name: String) {
    expectNoDiagnostics(
      state: "var count = 0, item: Int, item1Name = \"\", yCount = 0\nfunc refresh() {}",
      action: "case a",
      "print(state.\(name))\nreturn .none"
    )
  }

  @Test(
    "a struct with a conformance, or with another attribute, may have a state",
    arguments: ["struct Feature: Reducer", "@Model struct Feature", "enum Feature", "extension Feature"]
  )
  func states(_ declaration: String) {
    expectDiagnostics("\(declaration) {\n  @ObservableState struct State {}\n}", [])
  }

  @Test("a state of another name needs no reducer")
  func otherName() {
    expectDiagnostics("struct Feature {\n  @ObservableState struct Part {}\n}", [])
  }
}
