/// The source position of a call, for messages and issues.
@usableFromInline
package struct CallSite: Sendable {
  // The order leaves no padding, because each sent action, each running effect and each `@Dependency` contains a call site.
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

  /// Reports a mistake at this call site.
  @usableFromInline
  package func report(_ message: @autoclosure () -> String) {
    reportMistake(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
