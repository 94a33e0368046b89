/// Where an action came from: the send that it belongs to, and what directly caused it.
@usableFromInline
package struct ActionOrigin {
  package enum Send {
    /// A send of this drain that has no lifetime yet: one is made when an operation starts.
    case record(Int)
    case lifetime(SendLifetime)
  }
  package var send: Send
  package var cause: ActionCause

  package init(send: Send, cause: ActionCause) {
    self.send = send
    self.cause = cause
  }
}
