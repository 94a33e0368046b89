@testable import HeadgateCore

extension HeadgateCore.SourceLocation {
  /// Some place, for what has to be given one.
  static var here: Self { Self(fileID: #fileID, filePath: #filePath, line: #line, column: #column) }
}
