internal import HeadgateSupport

extension Shared {
  /// Loads the value of a key, and creates a value that all properties with this key share.
  ///
  /// ```swift
  /// let settings = try await Shared(require: .fileStorage(url))
  /// ```
  ///
  /// - Parameters:
  ///   - key: The place of the value.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Throws: The error of the key, or ``MissingSharedValue`` if nothing is stored.
  public init(
    require key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws where Value: Sendable {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    location = try await SharedReference.required(key, callSite)
  }
}

extension SharedReader {
  /// Loads the value of a key, and creates a reader of the value that all properties with this key share.
  ///
  /// - Parameters:
  ///   - key: The place of the value.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Throws: The error of the key, or ``MissingSharedValue`` if nothing is stored.
  public init(
    require key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws where Value: Sendable {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    location = try await SharedReference.required(key, callSite)
  }
}

/// The error of a required shared value that is not stored.
public struct MissingSharedValue: Error, Hashable, CustomStringConvertible {
  /// The key of the value.
  public let key: String

  /// What is missing.
  public var description: String { "nothing is stored for '\(key)'" }
}

extension SharedReference where Value: Sendable {
  /// Returns the reference of a key that has a stored value.
  fileprivate static func required(
    _ key: some SharedReaderKey<Value>,
    _ callSite: CallSite
  ) async throws -> SharedReference {
    let stored: Value? = try await withCheckedThrowingContinuation { continuation in
      key.load(context: .userInitiated, continuation: LoadContinuation { continuation.resume(with: $0.map(\.value)) })
    }
    guard let stored else { throw MissingSharedValue(key: "\(key)") }
    return of(key, { stored }, callSite)
  }
}
