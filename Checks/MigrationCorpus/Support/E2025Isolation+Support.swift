// The parts of the framework Network that the feature uses. Linux does not have it.

import Foundation

// Sendable as in the framework. The corpus only compiles it: nothing calls the handler.
final class NWPathMonitor: @unchecked Sendable {
  struct Path: Sendable {
    enum Status: Sendable { case satisfied, unsatisfied }
    var status = Status.satisfied
  }

  var pathUpdateHandler: (@Sendable (Path) -> Void)?
  func start(queue: DispatchQueue) {}
}
