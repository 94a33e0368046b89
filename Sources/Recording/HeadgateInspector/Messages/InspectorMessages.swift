internal import HeadgateTexts

/// What this target says to users.
enum InspectorMessages {
  /// Why no page can be served on a port. The problem is a text of the system.
  static func noPort(_ port: UInt16, isInUse: Bool, _ problem: String) -> String {
    let fact = "The inspector cannot use the port \(port): \(problem)."
    guard isInUse else { return "\(fact) Choose another port: 0 is a free one." }
    return """
      \(fact) Another program uses it, such as another run of this one. End that program, or choose another port: 0 is a free one.
      """
  }

  /// Why a session with such an action has no states. The page shows the text.
  static func actionRecordedAsText(_ number: UInt64, _ name: String, of type: String) -> String {
    """
    Action \(number), '\(name)', cannot be replayed: it was recorded as a text, because '\(type)' is not 'Codable', or a value in it could \
    not be encoded. The tab Action shows the text, which ends with the reason if the type is 'Codable'.
    """
  }

  static func warnOfNetworks() {
    StandardError.write(
      """
      warning: the inspector can be reached from other machines. Who has its address can read the state and send actions, and the \
      address is not encrypted on the way. Use 'inspect(on: .loopback())' and a tunnel of ssh instead.
      """
    )
  }
}
