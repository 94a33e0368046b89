internal import HeadgateSupport

/// Sets dependencies for the whole process. Call it when the app starts, before any code uses them.
///
/// Overrides by `withDependencies` take precedence over prepared values. A dependency can be prepared once, and only
/// before its default value is used. Otherwise an issue is reported and the earlier value stays. In a test, prepared
/// values belong to the test. In a preview, values can be prepared at any time and the latest value is used, because
/// one process runs many previews.
///
/// ```swift
/// struct Tool {
///   static func main() {
///     prepareDependencies {
///       $0.date = .constant(Date(timeIntervalSince1970: 0))
///     }
///   }
/// }
/// ```
///
/// - Parameters:
///   - updateValues: Sets the values.
///   - fileID: The call site that a report names.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure. No value is prepared then.
@discardableResult
public func prepareDependencies<Result>(
  _ updateValues: (inout DependencyValues) throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> Result {
  var values = DependencyValues()
  let result = try values.update(updateValues)
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let current = DependencyValues.current
  for refusal in current.defaults.prepare(values.storage, replacing: current.context == .preview) {
    switch refusal {
    case .late(let dependency): callSite.report(DependencyMessages.preparedLate(dependency))
    case .repeated(let dependency): callSite.report(DependencyMessages.preparedAgain(dependency))
    }
  }
  return result
}
