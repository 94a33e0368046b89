import SwiftSyntax

/// The text around a condition, with `\n` between its lines: a group, where the place needs one expression.
struct GroupText {
  let head: String
  let tail: String
  /// The additional indentation of the condition.
  let indentation: String

  init(_ call: FunctionCallExprSyntax, in file: SourceText, _ code: PackageCode) {
    let isInBuilder = call.isInViewBuilder(code)
    indentation = isInBuilder ? "" : file.indentationStep
    head = isInBuilder ? "" : "\(code.swiftUIName("Group")) {\n\(file.indentationStep)"
    tail = isInBuilder ? "" : "\n}"
  }
}
