import Testing

@Suite struct IsolatedValuesTests {
  @Test func membersAreSynchronous() {
    let file = Migrated(
      "let a = ActorIsolated(0)\nawait a.setValue(1)\nlet b = await a.value\nawait c.value\n#expect(await a.value == 1)\n"
    )
    #expect(
      file.text
        == "let a = LockIsolated(0)\na.setValue(1)\nlet b = a.value\nawait c.value\n#expect(a.value == 1)\n"
    )
  }

  @Test(
    "an await that covers another expression stays",
    arguments: [
      "let b = await a.value + other.value", "let b = await a.value + fetch()", "await a.setValue(fetch())",
      "async let c = 1\nlet b = await a.value + c", "let b = await a.value + c[1]",
    ]
  )
  func otherExpressions(_ line: String) {
    #expect(Migrated("let a = ActorIsolated(0)\n\(line)\n").text == "let a = LockIsolated(0)\n\(line)\n")
  }

  @Test(
    "an actor with the name of an isolated value stays",
    arguments: [
      "func b(a: Counter) async { await a.value }", "func b() async { if let a = counter { await a.value } }",
      "func b() async { for a in counters { await a.value } }", "let b = { a in await a.value }",
      "let b = { (a: Counter) in await a.value }",
    ]
  )
  func actors(_ line: String) {
    let file = Migrated("func a() async {\n  let a = ActorIsolated(0)\n}\n\(line)\n")
    #expect(file.text.hasSuffix("\(line)\n"))
  }

  @Test func aNestedTypeWithTheName() {
    let source = "enum Old { actor ActorIsolated {} }\nlet a = ActorIsolated(0)\n"
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes == ["3: required [names]"])
  }
}
