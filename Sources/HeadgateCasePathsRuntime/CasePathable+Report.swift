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
