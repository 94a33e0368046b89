// Tests of: Steps/EffectSpellings.swift

import HeadgateMigrate
import Testing

@Suite struct OldEffectsTests {
  @Test(
    "an initializer with a value is a send",
    arguments: [
      ("let a: Effect<A> = .init(value: .b)", "let a: Effect<A> = .send(.b)"),
      ("let a = Effect<A>.init(value: .b)", "let a = Effect<A>.send(.b)"),
      ("let a = EffectTask<A>(value: .b)", "let a = Effect<A>.send(.b)"),
      ("let a = ComposableArchitecture.Effect<A>(value: .b)", "let a = Headgate.Effect<A>.send(.b)"),
    ]
  )
  func values(_ source: String, _ expected: String) {
    #expect(Migrated(source + "\n").text == expected + "\n")
  }

  @Test(
    "a form without an equivalent is listed",
    arguments: [
      "use(.init(value: .loaded(1)))", "let a = Effect<A>(error: b)", "let a: Effect<A> = .init(error: b)",
      "let a: Effect<A> = .timer(id: 1, every: 1, on: b)", "let a = Effect<A>.catching { try b() }",
      "let a: Effect<A> = .result { .success(.b) }", "let a: Effect<A> = .failing(\"b\")",
      "let a: Effect<A> = .unimplemented(\"b\")",
    ]
  )
  func listed(_ source: String) {
    let file = Migrated(source + "\n")
    #expect(file.text == source + "\n")
    #expect(file.changes == ["2: required [effect-spellings]"])
  }

  @Test(
    "the same forms of other types stay",
    arguments: [
      "use(.init(value: 1))", "let a = Box(value: .b)", "let a = Box.init(error: b)",
      "struct Job {}\nlet a: Job = .timer(id: 1, every: 1)", "let a = Result<A, B>.catching { try b() }",
      "let a = Timer.timer(id: 1, every: 1)",
    ]
  )
  func others(_ source: String) {
    let file = Migrated(source + "\n")
    #expect(file.text == source + "\n")
    #expect(file.changes == [])
  }
}
