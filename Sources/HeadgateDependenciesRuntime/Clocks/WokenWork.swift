/// Runs what a test clock wakes: a test store, for the sleeps of its effects.
package protocol WokenWork: AnyObject, Sendable {
  /// Those that run their work together have the same group.
  var group: ObjectIdentifier { get }

  /// Whether the current task runs where this runs its work.
  var isHere: Bool { get }

  /// The current task goes to sleep until a deadline; whether the end of the sleep is to be told.
  func sleepBegins(until deadline: String) -> Bool

  /// The task that went to sleep is about to go on.
  func sleepEnds()

  /// Runs all that is ready, in the isolation of the caller; false when that is not the caller's to do.
  func runReadyWork(isolation: isolated (any Actor)?) async -> Bool
}

package enum Woken {
  /// Who runs the current task, when that is known; a sleep on a test clock remembers it.
  @TaskLocal package static var work: (any WokenWork)?
}
