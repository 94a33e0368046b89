/// A use of the host that the screen does not allow.
public struct HostError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
