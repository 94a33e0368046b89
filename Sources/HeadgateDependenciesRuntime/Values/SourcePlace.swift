import HeadgateSupport

/// A place in the user's source. The parts stand in an order that leaves no gaps: it is 48 bytes.
@usableFromInline
package struct SourcePlace: Sendable {
  @usableFromInline
  package let fileID: StaticString
  private let shortLine: UInt32
  @usableFromInline
  package let filePath: StaticString
  private let shortColumn: UInt32

  @usableFromInline
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    shortLine = UInt32(truncatingIfNeeded: line)
    shortColumn = UInt32(truncatingIfNeeded: column)
  }

  package var line: UInt { UInt(shortLine) }
  package var column: UInt { UInt(shortColumn) }

  /// The `@Dependency` that this task is reading, outside of reductions.
  @TaskLocal
  @usableFromInline
  static var reading: SourcePlace?

  /// The `@Dependency` that is being read on this thread or in this task.
  static var current: SourcePlace? {
    if let place = ReductionFrame.current?.pointee.readingPlace {
      // Set by `Dependency.wrappedValue` alone, to a `SourcePlace` that outlives the read.
      return place.load(as: SourcePlace.self)
    }
    return reading
  }

  /// Reports a mistake of the user's here.
  package func report(_ message: @autoclosure () -> String) {
    reportMistake(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
