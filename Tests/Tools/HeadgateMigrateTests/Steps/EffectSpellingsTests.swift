import Testing

@Suite struct EffectSpellingsTests {
  @Test func values() {
    #expect(Migrated("let a = Effect<A, Never>(value: .b)\n").text.contains(".send(.b)"))
    #expect(
      Migrated("return Effect(value: .b).debounce(id: 1, for: .seconds(1))\n").text.contains(
        "Effect.send(.b).debounce("
      )
    )
  }

  @Test func typesAsCancelIDs() {
    let file = Migrated(
      "let a: Effect<A> = .cancel(id: ID.self)\nlet b = a.cancellable(id: ID.self)\nclient.cancel(id: ID.self)\n"
    )
    #expect(
      file.text == """
        let a: Effect<A> = .cancel(id: ObjectIdentifier(ID.self))
        let b = a.cancellable(id: ObjectIdentifier(ID.self))
        client.cancel(id: ID.self)

        """
    )
  }

  @Test func aCancellationIsSynchronous() {
    #expect(Migrated("func a() async { await Task.cancel(id: 1) }\n").text == "func a() async { Task.cancel(id: 1) }\n")
  }

  @Test func anEffectOfThePackageStays() {
    let source = "struct Effect { init(value: Int) {} }\nlet a = Effect(value: 1)\n"
    #expect(Migrated(source).text == source)
  }
}
