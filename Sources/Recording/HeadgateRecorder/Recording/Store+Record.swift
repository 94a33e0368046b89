public import Foundation
public import HeadgateCore
public import HeadgateRecordings
internal import HeadgateSupport

extension Store where State: Codable & Sendable, Action: Codable & Sendable {
  /// Records the whole tree of stores that this root store belongs to, from now on.
  ///
  /// The types of the state and the actions are `Codable`, so the session can be replayed. An object of a `Sendable` class in them must
  /// not change: it is encoded on another thread, after `send` returned.
  ///
  /// ```swift
  /// let recorder = try store.record(to: file)
  /// ```
  ///
  /// - Parameters:
  ///   - file: The path of a new file.
  ///   - options: What is recorded, and how much is kept.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: The recorder. Keep it: a released recorder stops.
  /// - Throws: A `RecordingError` if the file exists or cannot be written.
  public func record(
    to file: URL,
    options: RecordingOptions = RecordingOptions(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(RecordingError) -> SessionRecorder {
    try SessionRecorder(
      root,
      to: file,
      options: options,
      encodesHere: false,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension Store {
  /// Records the whole tree of stores that this root store belongs to, from now on.
  ///
  /// Values whose types are not `Codable` are recorded as texts: the session can be read and searched, and not replayed. Types
  /// that are not `Sendable` may not leave the actor of the store, so they are encoded there, which takes its time.
  /// A state with objects that reducers change in place is replayed: a replay keeps such states as JSON, which takes its time.
  ///
  /// ```swift
  /// let recorder = try store.record(to: file)
  /// ```
  ///
  /// - Parameters:
  ///   - file: The path of a new file.
  ///   - options: What is recorded, and how much is kept.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  /// - Returns: The recorder. Keep it: a released recorder stops.
  /// - Throws: A `RecordingError` if the file exists or cannot be written.
  public func record(
    to file: URL,
    options: RecordingOptions = RecordingOptions(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(RecordingError) -> SessionRecorder {
    try SessionRecorder(
      root,
      to: file,
      options: options,
      encodesHere: true,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
