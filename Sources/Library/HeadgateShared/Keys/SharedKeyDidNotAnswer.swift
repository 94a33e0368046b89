/// The error of a key that released its continuation without resuming it.
public struct SharedKeyDidNotAnswer: Error, CustomStringConvertible {
  /// What the key did not do.
  public var description: String { "the key released its continuation without resuming it" }
}
