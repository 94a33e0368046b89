import Testing

@Suite struct RenamedTypesTests {
  @Test func namesBefore1() {
    let file = Migrated("func a() -> EffectTask<Int> { .none }\nvar b: some ReducerProtocol<Int, Bool> { c }\n")
    #expect(file.text == "func a() -> Effect<Int> { .none }\nvar b: some Reducer<Int, Bool> { c }\n")
  }

  @Test func anEffectWithoutFailure() {
    let file = Migrated("let a: Effect<Int, Never>\nlet b: EffectPublisher<Int, Never>\n")
    #expect(file.text == "let a: Effect<Int>\nlet b: Effect<Int>\n")
  }

  @Test func anEffectWithAFailureIsListed() {
    let file = Migrated("let a: Effect<Int, Problem>\nlet b: Effect<Never, Never>\n")
    #expect(file.text == "let a: Effect<Int, Problem>\nlet b: Effect<Never, Never>\n")
    #expect(file.changes == ["2: required [names]", "3: required [names]"])
  }

  @Test func aTypeOfThePackageKeepsItsName() {
    let source = "struct EffectTask<Value> {}\nlet a: EffectTask<Int>\n"
    #expect(Migrated(source).text == source)
  }

  @Test func namesWithTheirModule() {
    let file = Migrated(
      "typealias A = ComposableArchitecture.EffectTask<Int>\nstruct B: ComposableArchitecture.ReducerProtocol {}\n"
        + "let c = ComposableArchitecture.EffectTask<Int>.none\nlet d: ComposableArchitecture.Effect<Int, Never>\n"
    )
    #expect(
      file.text == "typealias A = Headgate.Effect<Int>\nstruct B: Headgate.Reducer {}\n"
        + "let c = Headgate.Effect<Int>.none\nlet d: Headgate.Effect<Int>\n"
    )
  }

  @Test func remainingNamesWithTheirModule() {
    let file = Migrated("let a: ComposableArchitecture.AnyScheduler\nlet b = ComposableArchitecture.AnyReducer.empty\n")
    #expect(file.changes == ["2: required [names]", "3: required [names]"])
  }
}
