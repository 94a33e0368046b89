/// What a task carries: the dependencies in force in it, and the effect that it runs for.
///
/// One value and not two: each task that is made copies what its maker carries, and takes memory for each value.
package struct TaskContext: Sendable {
  @TaskLocal
  package static var current = TaskContext()

  package var dependencies: DependencyStorage?
  /// Not known by its type: stores and effects stand above dependencies.
  package var effect: (any AnyObject & Sendable)?

  package init(dependencies: DependencyStorage? = nil, effect: (any AnyObject & Sendable)? = nil) {
    self.dependencies = dependencies
    self.effect = effect
  }
}

extension DependencyValues {
  /// The values of the running task, where a task has some.
  static var bound: DependencyValues? {
    TaskContext.current.dependencies.map { DependencyValues(storage: $0) }
  }

  /// What the running task carries, with these values instead of its own.
  var taskContext: TaskContext {
    TaskContext(dependencies: withoutFallback.storage, effect: TaskContext.current.effect)
  }
}
