/// The task-local value of the library: the current dependencies, and the effect that the task runs for.
///
/// It is one value because each new task copies its task-local values and allocates memory for each of them.
package struct TaskContext: Sendable {
  @TaskLocal
  package static var current = TaskContext()

  package var dependencies: DependencyStorage?
  /// The type is erased because the modules of stores and effects depend on this module.
  package var effect: (any AnyObject & Sendable)?

  package init(dependencies: DependencyStorage? = nil, effect: (any AnyObject & Sendable)? = nil) {
    self.dependencies = dependencies
    self.effect = effect
  }
}

extension DependencyValues {
  /// The dependencies of the running task; nil when it has none.
  static var bound: DependencyValues? {
    TaskContext.current.dependencies.map { DependencyValues(storage: $0) }
  }

  /// The context of the running task, with these values as its dependencies.
  var taskContext: TaskContext {
    TaskContext(dependencies: withoutFallback.storage, effect: TaskContext.current.effect)
  }
}
