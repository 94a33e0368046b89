import Testing

@Suite struct TestStoresTests {
  @Test func aReducerIsInAClosure() {
    let file = Migrated("  let a = TestStore(initialState: A.State(), reducer: A()) {\n    $0.b = c\n  }\n")
    #expect(
      file.text
        == "  let a = TestStore(initialState: A.State()) {\n    A()\n  } withDependencies: {\n    $0.b = c\n  }\n"
    )
    #expect(
      Migrated("let a = Store(initialState: b, reducer: A())\n").text == "let a = Store(initialState: b) {\n  A()\n}\n"
    )
  }

  @Test func anotherReducerIsListed() {
    let file = Migrated("let a = TestStore(initialState: b, reducer: c)\n")
    #expect(file.changes == ["2: required [names]"])
    #expect(
      Migrated("let a = TestStore(initialState: b, reducer: c, environment: d)\n").changes == ["2: required [names]"]
    )
  }

  @Test func timeouts() {
    let file = Migrated(
      "await a.receive(.b, timeout: 1_000) { $0 = 1 }\nawait a.finish(timeout: 1_000)\nawait a.finish(timeout: .seconds(1))\n"
    )
    #expect(
      file.text
        == "await a.receive(.b) { $0 = 1 }\nawait a.finish(timeout: .nanoseconds(1_000))\nawait a.finish(timeout: .seconds(1))\n"
    )
  }

  @Test func cases() {
    let file = Migrated("let a = try XCTUnwrap(b.c, case: \\.d)\nXCTModify(&b, case: \\.d) { $0 = 1 }\n")
    #expect(file.text == "let a = try XCTUnwrap(b.c[case: \\.d])\nb.modify(\\.d) { $0 = 1 }\n")
  }

  @Test func executors() {
    let file = Migrated(
      "func a() {\n  withMainSerialExecutor { super.a() }\n  store.useMainSerialExecutor = true\n  uncheckedUseMainSerialExecutor = true\n}\n"
    )
    #expect(file.text == "func a() {\n  super.a()\n}\n")
    #expect(
      Migrated("func a() {\n  withMainSerialExecutor {\n    b()\n    c()\n  }\n}\n").changes == ["3: required [names]"]
    )
  }

  @Test func skippedEffectsAreListed() {
    #expect(Migrated("await a.skipInFlightEffects()\n").changes == ["2: behavior [test-stores]"])
  }

  @Test func aStoreOfThePackageStays() {
    let source =
      "struct Store { init(initialState: Int, reducer: B) {} }\nlet a = Store(initialState: 1, reducer: B())\n"
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes == [])
  }

  @Test func functionsOfThePackageStay() {
    let source = "func XCTUnwrap(_ a: B, case: C) {}\nlet a = XCTUnwrap(b, case: \\.c)\n"
    #expect(Migrated(source).text == source)
  }

  @Test func aFileWithTabs() {
    #expect(
      Migrated("\tlet a = Store(initialState: b, reducer: A())\n").text
        == "\tlet a = Store(initialState: b) {\n\t\tA()\n\t}\n"
    )
    #expect(
      Migrated("func c() {\n\td()\n}\nlet a = Store(initialState: b, reducer: A())\n").text
        .hasSuffix("let a = Store(initialState: b) {\n\tA()\n}\n")
    )
  }

  @Test func aCommentInAClosureStays() {
    let source = "func a() {\n  withMainSerialExecutor {\n    // why\n    super.a()\n  }\n}\n"
    let file = Migrated(source)
    #expect(file.text == "func a() {\n  // why\n  super.a()\n}\n")
    #expect(file.changes == [])
  }
}
