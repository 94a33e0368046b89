/// Why a question about a session has no answer.
enum SessionError: Error, CustomStringConvertible {
  case wrongPath(String)
  case noAction(UInt64, available: ClosedRange<UInt64>?)
  case noValue(String, after: UInt64, members: String)
  case neverThere(String)
  case emptyRange(UInt64, UInt64)
  case sharedState(UInt64)
  case fileExists(String)
  case cannotWrite(String, problem: String)

  var description: String {
    switch self {
    case .wrongPath(let path):
      "'\(path)' is not the path of a value. Write names and indices as in Swift: rows[3].title."
    case .noAction(let number, let available?):
      """
      The recording has no action \(number). It has the actions \(available.lowerBound) to \(available.upperBound), and \
      \(available.lowerBound - 1) is its first state.
      """
    case .noAction(let number, nil): "The recording has no action \(number): it has no actions."
    case .noValue(let path, let number, let members):
      "The state after action \(number) has no value at '\(path)'. There is: \(members)."
    case .neverThere(let path):
      "No state of the session has a value at '\(path)'. Print a state to see its names: session state FILE NUMBER."
    case .emptyRange(let first, let last):
      "There are no actions from \(first) to \(last). Write the smaller number after '--from'."
    case .sharedState(let number):
      """
      The state at action \(number) has shared values, and a test cannot be written for it yet. Check the session with \
      'session check', or write a test by hand.
      """
    case .fileExists(let path):
      "There is a file at '\(path)' already, and a written test replaces no file. Choose another path, or move the file away."
    case .cannotWrite(let path, let problem):
      "'\(path)' cannot be written: \(problem). Check that its folder exists and may be written."
    }
  }
}
