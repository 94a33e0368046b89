internal import HeadgateSupport

/// Reports that `modify` met another case. Kept out of line: what is inlined into feature code is the way where all is
/// well.
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

/// Reports that a payload was written by its name where it cannot be: to another case, or nil in its place.
// The place is ours: a subscript by name has no arguments that could carry the user's.
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
