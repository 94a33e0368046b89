import HeadgateSupport
@testable import HeadgateCore

extension CallSite {
  /// Some place, for what has to be given one.
  static var here: Self { Self(fileID: #fileID, filePath: #filePath, line: #line, column: #column) }
}
