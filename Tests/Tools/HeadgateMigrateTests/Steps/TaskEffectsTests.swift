import Foundation
import Testing

@Suite struct TaskEffectsTests {
  @Test func oneExpression() {
    let file = Migrated("let a: Effect<A> = .task { await .loaded(Result { try await load() }) }\n")
    #expect(file.text == "let a: Effect<A> = .run { send in await send(.loaded(Result { try await load() })) }\n")
  }

  @Test func capturesAndPriority() {
    let file = Migrated("let a: Effect<A> = .task(priority: .low) { [b] in try await .loaded(load(b)) }\n")
    #expect(file.text == "let a: Effect<A> = .run(priority: .low) { [b] send in try await send(.loaded(load(b))) }\n")
  }

  @Test func aConditionIsNoArgument() {
    let code = "let a: Effect<A> = .task {\n  let isOn = await load()\n  return if isOn { .go } else { .done }\n}\n"
    let file = Migrated(code)
    #expect(file.text == code)
    #expect(file.changes == ["2: required [task-effects]"])
  }

  @Test func aModifierOfAViewInACondition() {
    let code = """
      func row() -> some View {
        Text("x")
        #if os(iOS)
          .task { await load() }
        #endif
      }

      """
    #expect(Migrated(code).text.hasSuffix(code))
  }

  @Test func severalResults() {
    let file = Migrated(
      """
      let a: Effect<A> = .task {
        guard await isOn() else { return .off }
        let names = rows.map { return $0.name }
        return .loaded(names)
      } catch: { error in
        .failed(error)
      }

      """
    )
    #expect(
      file.text == """
        let a: Effect<A> = .run { send in
          guard await isOn() else { return await send(.off) }
          let names = rows.map { return $0.name }
          await send(.loaded(names))
        } catch: { error, send in
          await send(.failed(error))
        }

        """
    )
  }

  @Test func closuresWithoutSend() {
    let file = Migrated(
      "let a: Effect<A> = .fireAndForget { [b] in await b.stop() }\nlet c: Effect<A> = .fireAndForget { stop() }\n"
    )
    #expect(
      file.text == "let a: Effect<A> = .run { [b] _ in await b.stop() }\nlet c: Effect<A> = .run { _ in stop() }\n"
    )
  }

  @Test func otherFormsAreListed() {
    let source = """
      let a: Effect<A> = .task { if b { .c } else { .d } }
      let e: Effect<A> = .task { return .f(send) }
      let g = client.save().fireAndForget()
      struct V: View { var body: some View { Text("").task { await send() } } }

      """
    let file = Migrated(source)
    #expect(file.text.hasSuffix(source))
    #expect(file.changes.filter { $0.contains("task-effects") }.count == 3)
  }

  @Test func aFunctionOfThePackageKeepsItsName() {
    let source = "extension Job { static func task(_ a: () -> Void) -> Job { Job() } }\nlet a: Job = .task { b() }\n"
    #expect(Migrated(source).text == source)
  }

  @Test func discardedErrorsAreNotReported() {
    let file = Migrated(
      "let a: Effect<A> = .fireAndForget { try await b() }\nlet c: Effect<A> = .fireAndForget { try? await b() }\n"
        + "let d: Effect<A> = .fireAndForget(priority: .low) { [e] in throw e }\n"
    )
    #expect(
      file.text == """
        let a: Effect<A> = .run { _ in try await b() } catch: { _, _ in }
        let c: Effect<A> = .run { _ in try? await b() }
        let d: Effect<A> = .run(priority: .low) { [e] _ in throw e } catch: { _, _ in }

        """
    )
  }

  @Test func aStaticFunctionOfThePackageIsListed() {
    let source = "extension Job { static func task(_ a: () -> Void) -> Job { Job() } }\nlet a: Job = .task { b() }\n"
    #expect(Migrated(source).changes == ["3: required [task-effects]"])
  }

  @Test func anotherFunctionWithTheNameChangesNothing() {
    let source = "struct Job { func task(_ a: () -> Void) {} }\nlet a: Effect<A> = .task { .b }\n"
    #expect(Migrated(source).text.hasSuffix("let a: Effect<A> = .run { send in await send(.b) }\n"))
  }

  @Test(
    "a task of another type stays",
    arguments: [
      "let jobs: [Job] = [.task { load() }]\n", "func jobs() -> [Job] { [.task { load() }] }\n",
      "let jobs: [Job] = [.run { send in send(1) }]\n",
    ]
  )
  func otherTypes(_ use: String) {
    let source = "struct Job {}\n" + use
    #expect(Migrated(source).text == source)
    #expect(Migrated(source).changes == [])
  }

  @Test func aTaskOfAnUnknownTypeIsListed() {
    let source = "start([.task { load() }])\nlet jobs: [Tool.Job] = [.task { load() }]\n"
    #expect(Migrated(source).text == source)
    #expect(Migrated(source).changes == ["2: required [task-effects]", "3: required [task-effects]"])
  }

  @Test(
    "a task whose type is that of an effect",
    arguments: [
      "Reduce { state, action in\n  switch action {\n  case .a:\n    b()\n    return TASK\n  }\n}",
      "Reducer<A, B, C> { state, action, environment in\n  return .merge(.none, TASK.cancellable(id: 1))\n}",
      "func a() -> EffectTask<A> {\n  b ? .none : TASK\n}", "var a: EffectTask<A> { .concatenate([TASK]) }",
      "let a: () -> EffectTask<A> = { TASK }", "let a = { () -> EffectTask<A> in TASK }",
    ]
  )
  func effects(_ source: String) {
    let text = Migrated(source.replacing("TASK", with: ".task { await .b }") + "\n").text
    #expect(text.contains(".run { send in await send(.b) }"))
  }
}
