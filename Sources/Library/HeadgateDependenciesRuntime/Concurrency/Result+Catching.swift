extension Result where Success: ~Copyable {
  /// Creates the result of an asynchronous operation.
  ///
  /// ```swift
  /// func load(_ url: URL) async -> Result<String, any Error> {
  ///   await Result { try await URL.read(url) }
  /// }
  /// extension URL {
  ///   static func read(_ url: URL) async throws -> String { url.path }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller. The operation runs on it.
  ///   - body: The operation.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws(Failure) -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
