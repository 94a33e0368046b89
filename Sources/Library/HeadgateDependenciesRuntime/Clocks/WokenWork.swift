/// Runs the tasks that a test clock wakes. A test store conforms, for the sleeps of its effects.
package protocol WokenWork: AnyObject, Sendable {
  /// The identity of a group of objects that run their work together.
  var group: ObjectIdentifier { get }

  /// Whether this object runs the current task.
  var isHere: Bool { get }

  /// Records that the current task starts to sleep until a deadline. Returns whether the clock must call `sleepEnds()`.
  func sleepBegins(until deadline: String) -> Bool

  /// Records that a sleeping task is about to resume.
  func sleepEnds()

  /// Runs all ready work in the isolation of the caller. Returns false when the caller cannot run that work.
  func runReadyWork(isolation: isolated (any Actor)?) async -> Bool
}

package enum Woken {
  /// The object that runs the current task; nil when there is none. A sleep on a test clock stores it.
  @TaskLocal package static var work: (any WokenWork)?
}
