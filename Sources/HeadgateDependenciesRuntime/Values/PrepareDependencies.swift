internal import HeadgateSupport

/// Sets dependencies for the whole process, before anything uses them: at the very start of an app.
///
/// What `withDependencies` overrides wins over what is prepared. A dependency can be prepared once and only before its
/// default value was used; otherwise that is reported and the earlier value stays. In a test the preparation is the
/// test's own. In a preview it can be repeated at any time, and the latest value counts: one process runs many previews.
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
///   - fileID: The place of a report.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws; then nothing is prepared.
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
    case .late(let name): callSite.report(DependencyMessages.preparedLate(name: name))
    case .repeated(let name): callSite.report(DependencyMessages.preparedAgain(name: name))
    }
  }
  return result
}
