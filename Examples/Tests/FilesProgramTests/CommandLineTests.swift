#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("The command line")
  struct CommandLineTests {
    private func run(_ arguments: String...) throws -> (code: Int32, output: String, errors: String) {
      try run(arguments)
    }

    private func run(_ arguments: [String]) throws -> (code: Int32, output: String, errors: String) {
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
      for option in ["--open <open>", "-a, --all", "<directory>", "--inspect ", "files session"] {
        #expect(help.output.contains(option))
      }
    }

    // holds: SESSION-101
    @Test("the commands for sessions are a subcommand with its own help")
    func sessions() throws {
      for arguments in [["session", "--help"], ["help", "session"]] {
        let help = try run(arguments)
        #expect(help.code == 0)
        #expect(help.output.contains("USAGE: files session <subcommand>"))
        for command in ["check", "state", "diff", "changes", "test", "shrink"] {
          #expect(help.output.contains("\n  \(command) "))
        }
      }
      let missing = try run("session", "check", "/no/such/file")
      #expect(missing.code == 2)
      #expect(missing.errors.hasPrefix("error: There is no file at '/no/such/file'."))
    }

    // holds: SESSION-101
    @Test("directories with the names of commands are opened", .timeLimit(.minutes(10)))
    func namesOfCommands() throws {
      let disk = try TemporaryDirectory()
      for (name, argument) in [("session", "./session"), ("help", "help"), ("check", "check")] {
        try disk.directory(name)
        try disk.file("\(name)/inside \(name)")
        let script = "cd '\(disk.path)' && exec '\(ProgramRun.program)' \(argument)"
        let run = try ProgramRun(["-c", script], program: "/bin/bash")
        try run.wait("the directory") { $0.shows("inside \(name)") && $0.shows("1 entry") }
        run.quit()
      }
    }

    @Test("a recording cannot have a path that is not text")
    func recordingPath() throws {
      let run = try ProgramRun(["--record"], bytes: [[0x63, 0xe9]], columns: 200)
      #expect(run.waitForEnd() == 64)
      #expect(run.screen.shows("The path of a recording must be text, and 'c\u{fffd}' is not."))
    }
  }
#endif
