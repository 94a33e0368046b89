// Tests of: Steps

import Testing

/// The steps with one or two edits.
@Suite struct SmallStepsTests {
  @Test func dependencyEntries() {
    let file = Migrated("extension DependencyValues { @DependencyEntry var a = 1 }\n")
    #expect(file.text == "extension DependencyValues { @DependencyEntry(.test) var a = 1 }\n")
  }

  @Test func argumentsOfAnEnumReducer() {
    let file = Migrated(
      "struct A {\n  @Reducer(state: .equatable, action: .sendable, .codable)\n  enum B { case c(C) }\n}\n"
    )
    #expect(
      file.text == """
        struct A {
          @Reducer
          enum B { case c(C) }
        }

        extension A.B.State: Equatable {}
        extension A.B.Action: Sendable {}
        extension A.B.Action: Codable {}

        """
    )
    #expect(Migrated("@Reducer(state: traits)\nenum B { case c(C) }\n").changes == ["2: required [reducer-arguments]"])
  }

  @Test func actionsThatAreReceivedLate() {
    let test = "func a() async {\n  await b.send(.c)\n  await b.send(.d)\n  await b.receive(.e)\n}\n"
    #expect(Migrated(test).changes == [])
    let off = test.replacing("async {", with: "async {\n  b.exhaustivity = .off")
    #expect(Migrated(off).changes == ["6: behavior [received-actions]"])
  }

  @Test func stylesOfTexts() {
    #expect(Migrated("let a = TextState(\"a\").bold().italic()\nlet b = c.bold()\n").changes.count == 2)
  }

  @Test func settingsStorages() {
    let file = Migrated("withDependencies { $0.defaultAppStorage = UserDefaults(suiteName: \"a\")! }\n")
    #expect(file.text == "withDependencies { $0.defaultAppStorage = .userDefaults(UserDefaults(suiteName: \"a\")!) }\n")
  }

  @Test func settingsOfAnotherValueStay() {
    let source = "model.defaultAppStorage = UserDefaults.standard\n"
    #expect(Migrated(source).text == source)
    #expect(Migrated(source).changes == ["2: required [settings-storages]"])
    let own = "struct Model {\n  var defaultAppStorage: UserDefaults\n}\n" + source
    #expect(Migrated(own).text == own)
    #expect(Migrated(own).changes == [])
  }

  @Test func sendsWithoutAwait() {
    let source = "let a: Effect<A> = .run { send in\n  await send(.b)\n  Task { send(.c) }\n}\n"
    #expect(Migrated(source).changes == ["4: required [sends]"])
    let file = Migrated("let a: Effect<A> = .run { @MainActor send in\n  send(.b)\n  c { send(.d) }\n}\n")
    #expect(file.text == "let a: Effect<A> = .run { @MainActor send in\n  await send(.b)\n  c { send(.d) }\n}\n")
    #expect(file.changes == ["4: required [sends]"])
  }

  @Test func conditionsOfABody() {
    let source = "@Reducer\nstruct A {\n  var body: some ReducerOf<Self> {\n    if b {\n      C()\n    }\n  }\n}\n"
    #expect(Migrated(source).changes == ["5: behavior [bodies]"])
  }

  @Test func modelsWithoutDependencies() {
    let source = "class A {\n  func b() { withDependencies(from: self) { C() } }\n}\n"
    #expect(Migrated(source).changes == ["3: behavior [models]"])
    #expect(Migrated(source.replacing("func", with: "@Dependency(\\.d) var d\n  func")).changes == [])
  }

  @Test func namesOfViewsAreListedAsViews() {
    let source =
      "struct V: View {\n  var body: some View { WithViewStore(store) { _ in Text(\"\") } }\n}\nlet a = ViewStore(b)\n"
    let changes = Migrated("import SwiftUI\n" + source).changes
    #expect(changes == ["4: view [names]", "6: view [names]"])
  }

  @Test func aNestedTypeHidesNoOtherName() {
    let source = "enum Old<TestScheduler> { struct ViewStore {} }\nlet a = ViewStore(b)\nlet c: TestScheduler\n"
    #expect(Migrated(source).changes == ["3: view [names]", "4: required [names]"])
    #expect(Migrated("struct ViewStore {}\nlet a = ViewStore(b)\n").changes == [])
  }

  @Test func reducersThatDoNotUseTheirEnvironment() {
    let file = Migrated("let a = Reducer<S, A, Void> { state, action, _ in .none }\n.debug()\n")
    #expect(file.text == "let a = Reduce<S, A> { state, action in .none }\n._printChanges()\n")
  }

  @Test func aReducerOfThePackageThatPrints() {
    let source = "struct CombineReducers { func debug() {} }\nlet a = CombineReducers { b() }.debug()\n"
    #expect(Migrated(source).text == source)
  }

  @Test func reducersWithAnEnvironment() {
    let source =
      "let a = Reducer<S, A, E> { _, _, e in e.b() }\nlet b = AnyReducer<S, A, E> { _, _, _ in .none }\nlet c = a.pullback(state: \\.d)\n"
    #expect(Migrated(source).changes == ["2: required [names]", "3: required [names]", "4: required [names]"])
  }
}
