import Dispatch
import HeadgateDependencies
import Testing

@Suite("withEscapedDependencies")
struct WithEscapedDependenciesTests {
  @Test("carries the dependencies to another thread")  // holds: DEP-19
  func toAnotherThread() async {
    let value = await withCheckedContinuation { done in
      withDependencies {
        $0.number.value = 10
      } operation: {
        withEscapedDependencies { continuation in
          DispatchQueue.global().async {
            done.resume(returning: continuation.yield { DependencyValues.current.number.value })
          }
        }
      }
    }
    #expect(value == 10)
  }

  @Test("carries the dependencies across suspensions, any number of times")  // holds: DEP-19
  func asynchronous() async {
    let values = await withDependencies {
      $0.number.value = 10
    } operation: {
      await withEscapedDependencies { continuation in
        await Task.detached {
          let first = await continuation.yield {
            await Task.yield()
            return DependencyValues.current.number.value
          }
          let between = DependencyValues.current.number.value
          let second = continuation.yield { DependencyValues.current.number.value }
          return [first, between, second]
        }.value
      }
    }
    #expect(values == [10, 3, 10])
  }
}
