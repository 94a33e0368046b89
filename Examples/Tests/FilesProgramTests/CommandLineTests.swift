#if os(Linux)
  import Foundation
  import Testing

  @Suite("The command line")
  struct CommandLineTests {
    private func run(_ arguments: String...) throws -> (code: Int32, output: String, errors: String) {
      try ProgramRun.runWithoutTerminal(arguments)
    }

    @Test("a directory that is not there, and a file, are errors")
    func wrongArguments() throws {
      let missing = try run("/no/such/directory")
      #expect(missing.code == 64)
      #expect(missing.errors.hasPrefix("Error: There is no directory '/no/such/directory'."))
      let file = try run(#filePath)
      #expect(file.code == 64)
      #expect(file.errors.hasPrefix("Error: '\(#filePath)' is not a directory."))
    }

    @Test("what is to be opened must be there")
    func missingTarget() throws {
      let missing = try run("--open", "/no/such/file", "/")
      #expect(missing.code == 64)
      #expect(missing.errors.hasPrefix("Error: There is no file and no directory '/no/such/file'."))
    }

    @Test("without a terminal it says so, and writes nothing else")
    func noTerminal() throws {
      let piped = try run("/")
      #expect(piped.code == 1)
      #expect(piped.output == "")
      #expect(piped.errors.hasPrefix("Error: This program draws on a terminal"))
    }

    @Test("it explains itself")
    func help() throws {
      let help = try run("--help")
      #expect(help.code == 0)
      #expect(help.output.contains("Browse the files of a directory in the terminal."))
      for option in ["--open <open>", "-a, --all", "<directory>"] { #expect(help.output.contains(option)) }
    }
  }
#endif
