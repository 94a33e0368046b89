/// Where a call is written, for messages and issues.
@usableFromInline
package struct CallSite: Sendable {
  // In an order that leaves no gaps: it stands in every sent action, every running effect and every `@Dependency`.
  @usableFromInline package var fileID: StaticString
  @usableFromInline var shortLine: UInt32
  @usableFromInline package var filePath: StaticString
  @usableFromInline var shortColumn: UInt32

  @inlinable
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    shortLine = UInt32(truncatingIfNeeded: line)
    shortColumn = UInt32(truncatingIfNeeded: column)
  }

  @inlinable
  package var line: UInt { UInt(shortLine) }

  @inlinable
  package var column: UInt { UInt(shortColumn) }

  /// Reports a mistake here.
  @usableFromInline
  package func report(_ message: @autoclosure () -> String) {
    reportMistake(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
