/// Why a question about a session has no answer.
enum SessionError: Error, CustomStringConvertible {
  case wrongPath(String)
  case noValue(String, after: UInt64, nearest: NearestValue)
  case neverThere(String, nearest: NearestValue)
  case nothingFails
  case shrinkOfPart
  case shrinkAssertsNoStates
  case fileExists(String)
  case cannotWrite(String, problem: String)

  var description: String {
    switch self {
    case .wrongPath(let path):
      "'\(path)' is not the path of a value. Write names and indices as in Swift: rows[3].title, or sizes[\"a.txt\"]."
    case .noValue(let path, let number, let nearest):
      "The state after action \(number) has no value at '\(path)'. \(nearest)"
    case .neverThere(let path, let nearest):
      """
      No state of the session has a value at '\(path)'. \(nearest) Print another state to see its names: session state \
      FILE NUMBER.
      """
    case .nothingFails:
      "The session does not fail: no state is failing, nothing is reported, and two replays are equal."
    case .shrinkOfPart:
      "'--shrink' finds the actions of the whole session. Leave '--from' and '--to' out, or cut the session: headgate session trim."
    case .shrinkAssertsNoStates:
      "The shortest test of this failure asserts no states: those of a mistake are wrong. Leave '--whole-states' out."
    case .fileExists(let path):
      "There is a file at '\(path)' already, and a written test replaces no file. Choose another path, or move the file away."
    case .cannotWrite(let path, let problem):
      "'\(path)' cannot be written: \(problem). Check that its folder exists and may be written."
    }
  }
}
