internal import HeadgateSupport

/// Reports a `modify` on a value that is another case. Not inlined: feature code inlines only the path without errors.
@usableFromInline
@inline(never)
func reportOtherCase<Root>(
  _ value: Root,
  _ payload: Any.Type,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  reportMistake(
    CasePathMessages.otherCase(actual: String(describing: value), root: Root.self, payload: payload),
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Reports that a payload was set by name on another case, or that it was set to nil.
// The report names a call site in this library: a subscript by name has no arguments for the caller's call site.
@usableFromInline
@inline(never)
func reportAssignment<Root, Payload>(to value: Root, _ payload: Payload?) {
  reportMistake(
    CasePathMessages.otherCaseAssigned(
      actual: String(describing: value),
      root: Root.self,
      payload: payload.map { String(describing: $0) },
      type: Payload.self
    ),
    fileID: #fileID,
    filePath: #filePath,
    line: #line,
    column: #column
  )
}
