#if canImport(FoundationNetworking)
  public import FoundationNetworking
#elseif !os(WASI)
  public import Foundation
#endif

#if !os(WASI)
  extension DependencyValues {
    /// The URL session: the shared session. Tests must override it.
    ///
    /// ```swift
    /// struct Page {
    ///   @Dependency(\.urlSession) var urlSession
    ///   func load(_ url: URL) async throws -> Data { try await urlSession.data(from: url).0 }
    /// }
    /// ```
    public var urlSession: URLSession {
      get { self[URLSessionKey.self] }
      set { self[URLSessionKey.self] = newValue }
    }
  }

  private enum URLSessionKey: DependencyKey {
    static var liveValue: URLSession { .shared }
  }
#endif
