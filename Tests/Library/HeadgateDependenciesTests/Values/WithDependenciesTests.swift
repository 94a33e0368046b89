import HeadgateDependencies
import Testing

@Suite("withDependencies")
struct WithDependenciesTests {
  private struct Failure: Error {}

  private var number: Int {
    @Dependency(\.number) var number
    return number.value
  }

  @Test("overrides for the operation, innermost first, and takes it back")  // holds: DEP-5, DEP-6
  func nesting() {
    let result = withDependencies {
      $0.number.value = 10
      $0.testOnly.value = 11
    } operation: {
      withDependencies {
        $0.number.value += 5
      } operation: {
        @Dependency(\.testOnly) var testOnly
        return (number, testOnly.value)
      }
    }
    #expect(result == (15, 11))
    #expect(number == 3)
  }

  @Test("takes the override back when the operation or the update throws")  // holds: DEP-6
  func throwing() {
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.number.value = 10
      } operation: {
        throw Failure()
      }
    }
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.number.value = 10
        throw Failure()
      } operation: {
        Issue.record("the operation must not run")
      }
    }
    #expect(number == 3)
  }

  @Test("a synchronous use in an asynchronous function needs no await")  // holds: DEP-6
  func synchronousInAsynchronous() async {
    let value = withDependencies {
      $0.number.value = 10
    } operation: {
      number
    }
    await Task.yield()
    #expect(value == 10)
  }

  @Test("the asynchronous form counts across suspensions, in child tasks and in tasks")  // holds: DEP-9
  func asynchronous() async throws {
    let values = await withDependencies {
      await Task.yield()
      $0.number.value = 10
    } operation: {
      await Task.yield()
      async let child = number
      let task = Task { number }
      let detached = Task.detached { number }
      return [number, await child, await task.value, await detached.value]
    }
    #expect(values == [10, 10, 10, 3])
    await #expect(throws: Failure.self) {
      try await withDependencies {
        $0.number.value = 10
      } operation: {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(number == 3)
  }

  @MainActor
  @Test("the asynchronous form runs where the caller runs")  // holds: DEP-9
  func isolation() async {
    final class Counter { var count = 0 }
    let counter = Counter()
    await withDependencies {
      $0.number.value = 10
      await Task.yield()
      counter.count += 1
      MainActor.assertIsolated()
    } operation: {
      await Task.yield()
      counter.count += 1
      MainActor.assertIsolated()
    }
    #expect(counter.count == 2)
  }

  @Test("tasks that run at the same time do not see each other's overrides")  // holds: DEP-9
  func parallel() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          await withDependencies {
            $0.number.value = index
          } operation: {
            await Task.yield()
            return number == index
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("nested asynchronous overrides capture for models")  // holds: DEP-7, DEP-9
  func models() async {
    struct Model {
      @Dependency(\.number) var number
    }
    let model = await withDependencies {
      $0.number.value = 10
    } operation: {
      await Task.yield()
      return Model()
    }
    #expect(model.number.value == 10)
    let other = await Task.detached { model.number.value }.value
    #expect(other == 10)
  }
}
