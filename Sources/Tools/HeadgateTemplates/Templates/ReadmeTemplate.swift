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
      "The command of Headgate is not built with the program. Its `lint` reports mistakes in the design of actions and effects, and"
      "`new feature Login` writes another feature with tests. Turn on the trait Tools in Package.swift, then call `swift run headgate`."
    }
  }
}
