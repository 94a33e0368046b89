/// The place of a case in the developer's file, as literals.
///
/// Errors in the code after `start` are at the line of the case.
package struct CasePlace {
  let file: String
  let line: String

  package init(file: String, line: String) {
    self.file = file
    self.line = line
  }

  var start: String { "#sourceLocation(file: \(file), line: \(line))" }
}
