#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("Other programs in the terminal", .serialized)
  struct OpeningProgramTests {
    private let disk: TemporaryDirectory
    private let tools: TemporaryDirectory
    private let name = "a $(b) 'c'.txt"

    init() throws {
      disk = try TemporaryDirectory()
      tools = try TemporaryDirectory()
      try disk.file(name, bytes: 10)
    }

    private var tool: String { tools.path + "/tool" }

    private var marker: String? { try? String(contentsOfFile: tools.path + "/marker", encoding: .utf8) }

    /// Writes a shell script that is a pager or an editor.
    private func script(_ text: String) throws {
      try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: tool))
      try #require(chmod(tool, 0o700) == 0)
    }

    private func start(_ environment: [String: String]) throws -> ProgramRun {
      let environment = ["VISUAL": "", "EDITOR": "", "PAGER": ""].merging(environment) { $1 }
      let run = try ProgramRun([disk.path], columns: 110, environment: environment)
      try run.wait("the row") { $0.selected?.contains(".txt") == true }
      return run
    }

    @Test(
      "an editor gets the path and a usable terminal; afterwards the directory is read again",
      .timeLimit(.minutes(10))
    )
    func editor() throws {
      try script(
        """
        echo editing; read line; printf '%s\\n' "$line" "$@" > '\(tools.path)/marker'; touch '\(disk.path)/new'
        """
      )
      let run = try start(["EDITOR": "\(tool) -x 'y z'"])
      run.type("e")
      try run.wait("the editor") { !$0.isAlternate && $0.shows("editing") }
      run.expectRestored()
      run.type("hello\r")
      try run.wait("the program again") { $0.isAlternate && $0.shows("2 entries") }
      #expect(marker == "hello\n-x\ny z\n--\n\(disk.path)/\(name)\n")
      run.type("G")
      try run.wait("that it hears keys") { $0.selected?.contains("new") == true }
      run.quit()
    }

    @Test("^C and ^Z belong to the other program, and fg leads back to it", .timeLimit(.minutes(10)))
    func signals() throws {
      try script(
        """
        trap 'echo interrupted > "\(tools.path)/marker"; exit 0' INT
        while :; do read line && echo "line $line"; done
        """
      )
      let run = try start(["PAGER": tool])
      run.type("\r")
      try run.wait("the usual terminal") { !$0.isAlternate && run.isModeRestored }
      // Only a program in the foreground can read the line. Before, the keys would be signals to `files`.
      run.type("one\r")
      try run.wait("the pager") { !$0.isAlternate && $0.shows("line one") }
      run.type("\u{1a}")
      try #require(run.waitForStop())
      run.signal(SIGCONT)
      run.type("two\r")
      try run.wait("the pager again") { !$0.isAlternate && $0.shows("line two") }
      run.type("\u{3}")
      try run.wait("the program again") { $0.isAlternate && $0.shows("1 entry") }
      #expect(marker == "interrupted\n")
      run.quit()
    }

    @Test(
      "a program that is not found or that fails is a message",
      .timeLimit(.minutes(10)),
      arguments: [
        ("/no/such/editor", "There is no program /no/such/editor"),
        ("/no/such/editor -x", "There is no program /no/such/editor -x"), ("false", "false ended with the code 1"),
      ]
    )
    func failures(editor: String, message: String) throws {
      let run = try start(["EDITOR": editor])
      run.type("e")
      try run.wait("the message") { $0.isAlternate && $0.shows(message) }
      run.quit()
    }

    @Test("links to files are opened; pipes and links to pipes are not", .timeLimit(.minutes(10)))
    func kinds() throws {
      try script("touch '\(tools.path)/marker'")
      try #require(mkfifo(disk.path + "/0pipe", 0o600) == 0)
      try disk.link("1link", to: "0pipe")
      try disk.link("2link", to: name)
      let run = try ProgramRun([disk.path], columns: 110, environment: ["PAGER": tool])
      try run.wait("the pipe") { $0.selected?.contains("0pipe") == true }
      run.type("\r")
      try run.wait("the message") { $0.shows("is a device, a pipe or a socket") }
      run.type("j\r")
      try run.wait("the message") { $0.shows("1link is not a regular file") }
      #expect(marker == nil)
      run.type("j\r")
      try run.wait("that the pager ran") { _ in marker != nil }
      try run.wait("the program again") { $0.isAlternate && $0.selected?.contains("2link") == true }
      run.quit()
    }
  }
#endif
