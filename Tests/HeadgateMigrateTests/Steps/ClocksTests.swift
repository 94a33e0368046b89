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
    #expect(file.text.contains("@Dependency(\\.mainQueue) var mainQueue"))

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
        use { $0.mainQueue = queue.eraseToAnyScheduler() }
        await queue.advance(by: 1)
        await queue.run()
        use { $0.mainQueue = .immediate }
      }

      """
    )
    #expect(
      file.text == """
        func a() async {
          let queue = TestClock()
          use { $0.continuousClock = queue }
          await queue.advance(by: .seconds(1))
          await queue.run()
          use { $0.continuousClock = ImmediateClock() }
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
}
