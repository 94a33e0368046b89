import Foundation
import HeadgateMigrate
import Testing

@Suite struct ClocksTests {
  @Test func aSchedulerOfOperatorsIsOmitted() {
    let file = Migrated(
      """
      struct A {
        @Dependency(\\.mainQueue) var mainQueue
        func b() -> Effect<Int> {
          .merge(
            a.debounce(id: 1, for: 0.3, scheduler: mainQueue),
            a.throttle(id: 2, for: .seconds(1), scheduler: self.mainQueue, latest: true),
            a.throttle(id: 2, for: .seconds(1), scheduler: mainQueue, latest: true)
          )
        }
      }

      """
    )
    #expect(!file.text.contains("mainQueue"))
    #expect(file.text.contains("a.throttle(id: 2, for: .seconds(1), latest: true),"))

    let other = Migrated(
      """
      struct A {
        @Dependency(\\.mainQueue) var mainQueue
        func b() -> Effect<Int> { a.debounce(id: 1, for: 0.3, scheduler: mainQueue) }
      }

      """
    )
    #expect(other.text == "struct A {\n  func b() -> Effect<Int> { a.debounce(id: 1, for: .seconds(0.3)) }\n}\n")
  }

  @Test func aSchedulerThatSleepsIsAClock() {
    let file = Migrated(
      """
      struct A {
        @Dependency(\\.mainQueue) var mainQueue
        func b() async throws { try await mainQueue.sleep(for: .seconds(1)) }
      }

      """
    )
    #expect(
      file.text == """
        struct A {
          @Dependency(\\.continuousClock) var clock
          func b() async throws { try await clock.sleep(for: .seconds(1)) }
        }

        """
    )
  }

  @Test func otherUsesAreListed() {
    let source = "struct A {\n  @Dependency(\\.mainQueue) var queue\n  func b() { c.receive(on: queue) }\n}\n"
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes == ["3: required [clocks]", "4: required [names]"])
  }

  @Test func schedulersOfTests() {
    let file = Migrated(
      """
      func a() async {
        let queue = DispatchQueue.test
        withDependencies { $0.mainQueue = queue.eraseToAnyScheduler() }
        await queue.advance(by: 1)
        await queue.run()
        withDependencies { $0.mainQueue = .immediate }
      }

      """
    )
    #expect(
      file.text == """
        func a() async {
          let queue = TestClock()
          withDependencies { $0.continuousClock = queue }
          await queue.advance(by: .seconds(1))
          await queue.run()
          withDependencies { $0.continuousClock = ImmediateClock() }
        }

        """
    )
  }

  @Test func aSchedulerOfATestWithAnotherUseIsListed() {
    let file = Migrated("func a() {\n  let queue = DispatchQueue.test\n  use(queue)\n}\n")
    #expect(file.changes == ["3: required [clocks]"])
  }

  @Test func anExtensionThatUsesTheSchedulerLeavesIt() {
    let operators = """
      struct A {
        @Dependency(\\.mainQueue) var mainQueue
        func b() -> Effect<Int> { a.debounce(id: 1, for: 0.3, scheduler: mainQueue) }
      }

      """
    let other = "extension Parts.A {\n  func c() { d.receive(on: self.mainQueue) }\n}\n"
    for source in [operators, operators.replacing("a.debounce(id: 1, for: 0.3, scheduler: mainQueue)", with: ".none")] {
      let file = Migrated(source + other)
      #expect(file.text == source + other)
      #expect(file.changes.contains("3: required [clocks]"))
      let files = Migration([
        ("A.swift", "import ComposableArchitecture\n" + source), ("B.swift", "import ComposableArchitecture\n" + other),
      ]).files
      #expect(files[0].after == "import Headgate\n" + source)
    }
    let unrelated = "extension B {\n  func c() { mainQueue.run() }\n}\n"
    #expect(!Migrated(operators + unrelated).text.contains("@Dependency"))
  }

  @Test func aClassThatSleepsOnSelf() {
    let file = Migrated(
      """
      final class Model {
        @Dependency(\\.mainQueue) var mainQueue
        func b() async throws { try await self.mainQueue.sleep(for: .seconds(1)) }
      }

      """
    )
    #expect(
      file.text == """
        final class Model {
          @Dependency(\\.continuousClock) var clock
          func b() async throws { try await self.clock.sleep(for: .seconds(1)) }
        }

        """
    )
  }

  @Test(
    "a scheduler that other types use stays, and is listed",
    arguments: [
      "func c(_ a: A) async throws { try await a.mainQueue.sleep(for: .seconds(1)) }",
      "final class B: A {\n  func c() async throws { try await mainQueue.sleep(for: .seconds(1)) }\n}",
    ]
  )
  func usesOutsideOfTheType(_ use: String) {
    let type = """
      class A {
        @Dependency(\\.mainQueue) var mainQueue
        func b() async throws { try await mainQueue.sleep(for: .seconds(1)) }
      }

      """
    let file = Migrated(type + use + "\n")
    #expect(file.text == type + use + "\n")
    #expect(file.changes == ["3: required [clocks]"])
  }

  @Test func aPrivateSchedulerHasNoUsesInOtherTypes() {
    let file = Migrated(
      """
      struct A {
        @Dependency(\\.mainQueue) private var mainQueue
        func b() async throws { try await mainQueue.sleep(for: .seconds(1)) }
      }
      func c(_ d: D) { d.mainQueue.start() }

      """
    )
    #expect(file.text.contains("@Dependency(\\.continuousClock) private var clock"))
    #expect(file.text.contains("await clock.sleep(for: .seconds(1))"))
    #expect(file.text.contains("d.mainQueue.start()"))
  }

  @Test func aMemberOfAnotherValueStays() {
    let source = "func a() {\n  model.mainQueue = .immediate\n  update { $0.mainQueue = .immediate }\n}\n"
    let file = Migrated(source)
    #expect(file.text == source)
    #expect(file.changes == ["3: required [clocks]", "4: required [clocks]"])
    let own = "struct Model {\n  var mainQueue: Speed\n}\n" + source
    #expect(Migrated(own).text == own)
    #expect(Migrated(own).changes == [])
  }

  @Test(
    "the scheduler of dependencies is a clock",
    arguments: [
      "let store = TestStore(initialState: A.State()) { A() }\nstore.dependencies.NAME\n",
      "let store = TestStore(initialState: A.State()) {\n  A()\n} withDependencies: { values in\n  values.NAME\n}\n",
      "func a(_ values: inout DependencyValues) {\n  values.NAME\n}\n",
      "@Test(.dependencies { $0.NAME }) func a() {}\n",
    ]
  )
  func dependencies(_ source: String) {
    let old = source.replacing("NAME", with: "mainQueue = .immediate")
    let new = source.replacing("NAME", with: "continuousClock = ImmediateClock()")
    #expect(Migrated(old).text == new)
  }
}
