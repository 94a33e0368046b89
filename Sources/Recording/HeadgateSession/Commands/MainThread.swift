import Dispatch
import Foundation

/// Where commands run: the reducers of an app may belong to the main actor, and trap elsewhere.
enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs a closure on the main thread, and waits for it. A root command that is asynchronous runs its subcommands on other threads.
  static func run(_ body: () throws -> Void) throws {
    // On Linux, the main queue of an asynchronous program is on any thread, so the queue has a mark.
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
      try body()
    } else {
      try DispatchQueue.main.sync(execute: body)
    }
  }
}
