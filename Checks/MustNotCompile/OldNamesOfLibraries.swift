// holds: DEP-52
import Headgate
import HeadgateTesting

@CasePathable
enum Shape {
  case circle(Double)
  case point
}

extension DependencyValues {
  @DependencyEntry(.live) var count = 1

  #if WRONG
    @DependencyEntry var size = 1  // must say: whether the value of 'size' is the live value or the test value
  #endif
}

#if WRONG
  // swift-case-paths
  let path: CasePath<Shape, Double>? = nil  // must say: 'CasePath' has been renamed to 'AnyCasePath'
  let circle: CaseKeyPath<Shape, Double> = /Shape.circle  // must say: Write a case key path
  let point: CaseKeyPath<Shape, Void> = /Shape.point  // must say: Write a case key path
  func modify(_ shape: inout Shape) {
    XCTModify(&shape, case: \.circle) { $0 += 1 }  // must say: Write 'value.modify
  }
  func unwrap(_ shape: Shape) throws {
    _ = try XCTUnwrap(shape, case: \.circle)  // must say: Write 'try #require
  }

  // swift-dependencies
  struct Model {
    @Dependency(\.mainQueue) var mainQueue  // must say: Write '\.continuousClock'
    @Dependency(\.mainRunLoop) var mainRunLoop  // must say: Write '\.continuousClock'
  }
  let scheduler: AnySchedulerOf<Int>? = nil  // must say: Write 'any Clock<Duration>'
  let testScheduler: TestSchedulerOf<Int>? = nil  // must say: Write 'TestClock()'
  let timer: AsyncTimerSequence<ContinuousClock>? = nil  // must say: Write 'ClockTimer<Duration>'
  let context = DependencyValues._current.context  // must say: Read what you need with '@Dependency'
  func override() {
    let update: (inout DependencyValues) -> Void = { $0.count = 2 }
    DependencyValues.withValue(\.count, 2, operation: {})  // must say: Write 'withDependencies { $0.name = value }
    DependencyValues.withValues(update, operation: {})  // must say: Write 'withDependencies { … }
    DependencyValues.withTestValues(update, assert: {})  // must say: $0.context = .test
  }
  let load: @Sendable (Int) -> Int = XCTUnimplemented("load")  // must say: Write 'unimplemented("name", placeholder:

  // swift-concurrency-extras
  let isolated = ActorIsolated(1)  // must say: Write 'LockIsolated'
  func serial() async {
    uncheckedUseMainSerialExecutor = true  // must say: a test store runs effects itself
    withMainSerialExecutor {}  // must say: a test store runs effects itself
    await withMainSerialExecutor { await Task.yield() }  // must say: a test store runs effects itself
  }

  // The test store
  @MainActor func test() async {
    let store = TestStore(initialState: 0) { EmptyReducer<Int, Bool>() }
    store.useMainSerialExecutor = true  // must say: a test store runs effects itself
    await store.finish(timeout: 1_000_000)  // must say: Write a 'Duration'
    _ = TestStore(initialState: 0, reducer: EmptyReducer<Int, Bool>())  // must say: Write the reducer in a closure
    _ = TestStore<Int, Bool>(initialState: 0, reducer: 1, environment: ())  // must say: in place of the environment
  }
#endif
