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
  /// Returns the reference of a key that has a stored value. The key loads the value once.
  fileprivate static func required(
    _ key: some SharedReaderKey<Value>,
    _ callSite: CallSite
  ) async throws -> SharedReference {
    if let reference = existing(key) { return try await reference.requireStored(key) }
    let loaded: Loaded<Value> = try await withCheckedThrowingContinuation { continuation in
      key.load(context: .userInitiated, continuation: LoadContinuation { continuation.resume(with: $0) })
    }
    guard let stored = loaded.value else { throw MissingSharedValue(key: "\(key)") }
    // Others may have created it meanwhile, and it may still load.
    if let reference = existing(key) { return try await reference.requireStored(key) }
    return of(key, { stored }, loaded: loaded, callSite)
  }

  /// Loads the value for all its properties.
  private func requireStored(_ key: some SharedReaderKey<Value>) async throws -> SharedReference {
    guard try await loadStored() else { throw MissingSharedValue(key: "\(key)") }
    noteForRecorder()
    return self
  }
}
