import Testing

@Suite struct SharedMutationsTests {
  private static func feature(_ statement: String) -> String {
    """
    @Reducer
    struct Counter {
      @ObservableState
      struct State: Equatable {
        @Shared(.inMemory("n")) var n = 0
        @Shared var list: [Int]
        @Shared var user: User?
        var other = 0
      }
      enum Action { case tap }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          \(statement)
          return .none
        }
      }
    }

    """
  }

  @Test(
    "a change of a shared value takes its lock",
    arguments: [
      ("state.n = 1", "state.$n.withLock { $0 = 1 }"),
      ("state.n += state.other", "state.$n.withLock { $0 += state.other }"),
      ("state.list.append(1)", "state.$list.withLock { $0.append(1) }"),
      ("state.list.removeAll { $0 == 1 }", "state.$list.withLock { $0.removeAll { $0 == 1 } }"),
      ("state.list[0] -= 1", "state.$list.withLock { $0[0] -= 1 }"),
      ("state.user?.name = \"a\"", "state.$user.withLock { $0?.name = \"a\" }"),
      ("state.user!.tags.insert(2) // b", "state.$user.withLock { $0!.tags.insert(2) } // b"),
      ("let last = state.list.removeLast()", "let last = state.$list.withLock { $0.removeLast() }"),
      ("state.n = // a\n        1", "state.$n.withLock { $0 = // a\n        1 }"),
    ]
  )
  func converted(_ before: String, _ after: String) {
    let file = Migrated(Self.feature(before))
    #expect(file.text == Self.feature(after))
    #expect(file.changes == [])
  }

  @Test(
    "a change that cannot be in the lock is listed",
    arguments: [
      "state.n = state.n + 1",
      "state.n = try state.next()",
      "items.forEach { state.n = $0 }",
      "if state.list.removeLast() == 1 {}",
      "change(&state.n)",
      "state.rows[0].n = 1",
      "items.forEach { item in item.n = 1 }",
    ]
  )
  func listed(_ statement: String) {
    let file = Migrated(Self.feature(statement))
    #expect(file.text == Self.feature(statement))
    #expect(file.changes == ["14: required [shared-mutations]"])
  }

  @Test(
    "reads, other properties and locks stay",
    arguments: [
      "state.other = state.n",
      "let n = state.n == 1",
      "state.$n.withLock { $0 += 1 }",
      "state.$user.withLock { $0.n = 1 }",
      "state.list.map { $0 }",
      "var n = 0; n += 1",
    ]
  )
  func others(_ statement: String) {
    let file = Migrated(Self.feature(statement))
    #expect(file.text == Self.feature(statement))
    #expect(file.changes == [])
  }

  @Test func stepsOfTestsAndFunctions() {
    let source = Self.feature("state.other = 1")
    let steps = """
      func test() async {
        let store = TestStore(initialState: Counter.State(list: [])) { Counter() }
        await store.send(.tap) { $0.n = 1 }
        await store.send(.tap) {
          $0.list.append(2)
          $0.other = 1
        }
        await store.receive(\\.tap) { state in state.n = 3 }
      }
      extension Counter {
        func change(_ state: inout State) { state.n = 4 }
      }
      extension Counter.State {
        mutating func reset() {
          n = 0
          self.list = []
          self.other = 1
        }
      }
      struct Other { var n = 0; mutating func reset() { n = 0; self.n = 1 } }

      """
    let expected = steps.replacing("$0.n = 1", with: "$0.$n.withLock { $0 = 1 }")
      .replacing("$0.list.append(2)", with: "$0.$list.withLock { $0.append(2) }")
      .replacing("state.n = 3", with: "state.$n.withLock { $0 = 3 }")
      .replacing("state.n = 4", with: "state.$n.withLock { $0 = 4 }")
      .replacing(
        "    n = 0\n    self.list = []",
        with: "    $n.withLock { $0 = 0 }\n    self.$list.withLock { $0 = [] }"
      )
    let file = Migrated(source + steps)
    #expect(file.text == source + expected)
    #expect(file.changes == [])
  }

  @Test func anInitializerIsListed() {
    let file = Migrated("struct A {\n  @Shared(.inMemory(\"n\")) var n = 0\n  init() { self.n = 1 }\n}\n")
    #expect(file.text.contains("self.n = 1"))
    #expect(file.changes == ["4: required [shared-mutations]"])
  }

  @Test func aMethodOfThePackageIsListed() {
    let source =
      "struct B { mutating func rename() {} }\nstruct A {\n  @Shared var b: B\n  func c() { b.rename() }\n}\n"
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes == ["5: required [shared-mutations]"])
  }
}
