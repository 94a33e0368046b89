import HeadgateLint

/// The result of one step for one file.
enum StepResult {
  case unchanged
  case edited(SourceText)
  /// The edits of the step would break the file or lose a comment, so they are left out.
  case refused(ManualChange)

  init(_ step: MigrationStep, _ file: SourceText, _ code: PackageCode) {
    let edits = step.edits(file, code)
    guard let first = edits.min(by: { $0.range.offset < $1.range.offset }) else {
      self = .unchanged
      return
    }
    let comments = file.comments
    // Comments move with the text in most edits. Only edits that lose a comment are changed.
    for candidate in [edits, edits.map { $0.keepingComments(comments, of: file) }] {
      guard let text = file.text.applying(candidate), let new = SourceText(path: file.path, text: text) else {
        continue
      }
      if comments.firstText(notIn: new.comments) == nil {
        self = .edited(new)
        return
      }
    }
    let advice = """
      The step '\(step.id)' changes nothing in this file: its changes would lose a comment or break the syntax. Move the \
      comments inside the expressions to lines of their own, and run the command again.
      """
    self = .refused(ManualChange(step: step.id, range: first.range, advice: advice))
  }
}
