/// The text of the README of a new package.
struct ReadmeTemplate {
  let name: String

  var lines: Lines {
    Lines {
      "# \(name)"
      ""
      "```sh"
      "swift run    # the program"
      "swift test   # the tests"
      "```"
      ""
      "The first build also compiles the macros, which takes a few minutes."
      ""
      "`swift run headgate lint` reports mistakes in the design of actions and effects. `swift run headgate new feature Login` writes"
      "another feature with tests."
    }
  }
}
