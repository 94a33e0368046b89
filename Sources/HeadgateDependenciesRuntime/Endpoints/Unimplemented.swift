/// The error of an endpoint that has no implementation.
///
/// ```swift
/// let fetch: @Sendable (Int) throws -> String = { _ in throw Unimplemented("Client.fetch") }
/// ```
public struct Unimplemented: Error, Hashable, CustomStringConvertible {
  /// The client and the endpoint, as in `Client.fetch`.
  public let endpoint: String

  /// Creates the error of an endpoint.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// A sentence that names the endpoint.
  public var description: String {
    "The endpoint '\(endpoint)' is unimplemented."
  }
}
