/// The origin of an action: the send that it belongs to, and its direct cause.
@usableFromInline
package struct ActionOrigin {
  package enum Send {
    /// A send of this drain that has no lifetime yet. A lifetime is created when an operation starts.
    case record(Int)
    case lifetime(SendLifetime)
  }
  package var send: Send
  package var cause: ActionCause
}
