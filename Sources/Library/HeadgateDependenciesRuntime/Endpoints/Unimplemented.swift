/// The error of an endpoint that has no implementation.
///
/// When `_DependencyEndpointIssue.report(_:)` has returned the error, and an effect ends with it, nothing more is reported.
///
/// ```swift
/// let fetch: @Sendable (Int) throws -> String = { _ in throw Unimplemented("Client.fetch") }
/// ```
public struct Unimplemented: Error, Hashable, CustomStringConvertible {
  /// The client and the endpoint, as in `Client.fetch`.
  public let endpoint: String

  /// Whether a report has named the endpoint. The effect that ends with such an error reports nothing more.
  package let isReported: Bool

  /// Creates the error of an endpoint.
  public init(_ endpoint: String) {
    self.init(endpoint, isReported: false)
  }

  init(_ endpoint: String, isReported: Bool) {
    self.endpoint = endpoint
    self.isReported = isReported
  }

  /// Returns whether two errors name the same endpoint.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.endpoint == rhs.endpoint }

  /// Hashes the name of the endpoint.
  public func hash(into hasher: inout Hasher) { hasher.combine(endpoint) }

  /// A sentence that names the endpoint.
  public var description: String {
    "The endpoint '\(endpoint)' is unimplemented."
  }
}
