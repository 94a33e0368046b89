import Foundation

/// Tells where code runs that belongs to the main actor and was called through a function without isolation.
///
/// Asking the thread gives an answer, and with it a message of ours; asking the actor only traps.
package enum MainThread {
  package static var isCurrent: Bool { Thread.isMainThread }
}
