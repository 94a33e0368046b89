#if os(Linux)
  import PagesInBrowser
  import Foundation
  import HeadgateRecordings
  import TemporaryFiles
  import Testing

  /// Drives the program in a pseudo-terminal and the page of its inspector in a browser at the same time.
  @Suite(
    "The program and its page",
    .serialized,
    .enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)),
    .timeLimit(.minutes(10))
  )
  struct InspectorProgramTests {
    private let disk: TemporaryDirectory

    init() throws {
      disk = try TemporaryDirectory()
      try disk.directory("temporary")
      try disk.directory("files/sub/deep")
      try disk.file("files/sub/deep/needle.txt", bytes: 300)
      try disk.file("files/a.txt", bytes: 20)
      try disk.file("files/b.txt", bytes: 10)
    }

    private func start(
      _ arguments: String...,
      pageSize: (width: Int, height: Int) = (1400, 900)
    ) throws -> InspectedRun {
      try InspectedRun(
        arguments + [disk.path + "/files"],
        environment: ["TMPDIR": disk.path + "/temporary", "XDG_DATA_HOME": disk.path + "/data"],
        pageSize: pageSize
      )
    }

    /// Whether the screen shows the first directory, with the preview of its first entry.
    private let isStarted: (VirtualScreen) -> Bool = {
      $0.selected?.contains("sub/") == true && $0.shows("1 entry; 1 file, 300 B")
    }

    private func expectNoTemporaryFiles() throws {
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path + "/temporary") == [])
    }

    @Test(
      "the picture of the README is one of a session",
      .enabled(
        if: ProcessInfo.processInfo.environment["GUIDE_PICTURES"] != nil,
        "Scripts/write/inspector-pictures --guides writes it"
      )
    )
    func picture() throws {
      let program = try start(pageSize: (1200, 720))
      _ = try program.moment("the directory", until: isStarted)
      for (keys, isShown) in steps {
        program.run.type(keys)
        _ = try program.moment("\(keys.debugDescription)", until: isShown)
      }
      try program.inPage(
        """
        element("rows").focus(); key("e"); press("Whole session");
        await until(() => all("#bars .effectRow").length > 4 && all("#bars .dot").length > 3);
        """
      )
      let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
      let file = package.appending(path: "Documentation/Images/inspector.png")
      try program.picture(to: file)
      let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
      // Each version of a picture stays in the repository.
      #expect(try #require(size) < 250_000)
      program.run.quit()
    }

    // holds: INSPECT-2, INSPECT-4, INSPECT-104
    @Test("keys appear as actions, and the slider moves the terminal through time and back")
    func travel() throws {
      let recording = disk.path + "/session.headgate"
      let program = try start("--record", recording)
      var moments = [
        try program.moment("the directory", until: isStarted)
      ]
      for (keys, isShown) in steps {
        program.run.type(keys)
        moments.append(try program.moment("\(keys.debugDescription)", until: isShown))
      }
      for name in [".moved", ".searchPressed", ".typed", ".chosen", ".markPressed", ".copyPressed", ".pastePressed"] {
        try program.inPage(
          """
          type(element("search"), "\(name.dropFirst())");
          await until(() => shownRows().some(one => one.children[2].title.includes("\(name)")));
          """
        )
      }
      let effects = try program.inPage(Self.effects)
      for name in ["watch a directory", "search", "preview", "read a directory"] { #expect(effects.contains(name)) }
      // Two of the screens are equal: the help is opened and closed.
      #expect(Set(moments.map(\.lines)).count == moments.count - 1)

      for moment in moments.dropLast().reversed() {
        try program.slide(to: moment.number)
        try program.expect(moment)
      }
      try program.inPage("element('rows').focus()")
      for moment in moments {
        // By keys: one step before the moment, and one step to it.
        try program.slide(to: moment.number - 1)
        try program.inPage("key(']'); await until(() => position() === \(moment.number))")
        try program.expect(moment)
      }
      #expect(try program.inPage(Self.effects) == effects)

      try program.slide(to: moments[0].number)
      try program.expect(moments[0])
      try program.inPage("element('rows').focus(); key('r')")
      try program.waitForMode("Live")
      try program.expect(moments.last!)
      // Nothing was sent, started or ended by the journey.
      let end = try program.moment("the last screen") { $0.lines == moments.last!.lines }
      #expect(end.number == moments.last!.number)
      #expect(try program.inPage(Self.effects) == effects)

      program.run.quit()
      try expectNoTemporaryFiles()
      try expectReplayed(recording)
    }

    // holds: INSPECT-104
    @Test("settings that differ at another time send no action")
    func settings() throws {
      try disk.file("files/.secret", bytes: 10)
      let program = try start()
      let first = try program.moment("the directory", until: isStarted)
      program.run.type(".")
      let second = try program.moment("the hidden file") { $0.shows(".secret") }
      for moment in [first, second, first] {
        try program.slide(to: moment.number)
        try program.expect(moment)
      }
      try program.inPage("element('rows').focus(); key('r')")
      try program.waitForMode("Live")
      let end = try program.moment("the last screen") { $0.lines == second.lines }
      #expect(end.number == second.number)
      program.run.quit()
    }

    // holds: INSPECT-12
    @Test("the page exports a test of the session")
    func export() throws {
      let program = try start()
      _ = try program.moment("the directory", until: isStarted)
      for (keys, isShown) in steps {
        program.run.type(keys)
        _ = try program.moment("\(keys.debugDescription)", until: isShown)
      }
      let test = try program.inPage(
        """
        element("rows").focus(); key("t");
        press("Whole session");
        await until(() => text("#panel [role=alert]") || !document.querySelector("#panel pre.grow").hidden);
        return text("#panel [role=alert]") + text("#panel pre.grow");
        """
      )
      program.run.quit()
      for text in ["@testable import FilesFeature", "App()", "struct FilesSessionTests", "searchPressed"] {
        #expect(test.contains(text), "\(test.prefix(1_000))")
      }
      // Checks/Sessions/check-files compiles and runs the test.
      guard let file = ProcessInfo.processInfo.environment["HEADGATE_EXPORTED_TEST"] else { return }
      try Data(test.utf8).write(to: URL(filePath: file))
    }

    /// Keys, and what the screen shows when everything that they start is done.
    private var steps: [(String, (VirtualScreen) -> Bool)] {
      [
        ("j", { $0.selected?.contains("a.txt") == true && $0.shows("│  1 aaaaaaaaaaaaaaaaaaaa") }),
        (" ", { $0.selected?.contains("b.txt") == true && $0.shows("1 marked") && $0.shows("│  1 aaaaaaaaaa") }),
        ("/needle", { $0.shows("1 match") }),
        ("\r", { $0.lines[0].contains("/deep") && $0.shows("needle.txt") && $0.shows("aaaaaaaaaaaaaaaaaaaa") }),
        ("?", { $0.lines[0].hasPrefix("Help") }),
        ("\u{1b}", { $0.lines[0].contains("/deep") && $0.shows("aaaaaaaaaaaaaaaaaaaa") }),
        ("y", { $0.shows("needle.txt to copy: go to a directory and press p") }),
        ("--", { $0.lines[0].contains("/files ") && $0.selected?.contains("sub/") == true && $0.shows("deep/") }),
        ("p", { $0.selected?.contains("needle.txt") == true && $0.shows("aaaaaaaaaaaaaaaaaaaa") }),
        // The directory that has changed is watched no longer: nothing happens after this.
        (
          "g\r", { $0.lines[0].contains("/sub ") && $0.selected?.contains("deep/") == true && $0.shows("│ needle.txt") }
        ),
      ]
    }

    /// The effects of the session, and how each ended.
    private static let effects = """
      const list = await ask("effects", { from: 0, to: 9007199254740991 });
      return list.map(one => `${one.number} ${one.name} ${one.end} ${one.emissions.length}`).join("\\n");
      """

    /// Runs `files session check`.
    private func expectReplayed(_ recording: String) throws {
      let (code, output, errors) = try ProgramRun.runWithoutTerminal(["session", "check", recording])
      #expect(code == 0, "\(errors)")
      #expect(output.contains(" equal."), "\(output)")
    }

    // holds: INSPECT-5
    @Test("a paused program holds keys, a locked one drops them, and effects go on")
    func pause() throws {
      let recording = disk.path + "/session.headgate"
      let program = try start("--record", recording)
      let first = try program.moment("the directory", until: isStarted)
      try program.inPage("element('rows').focus(); key(' ')")
      try program.waitForMode("Paused")
      program.run.type("j")
      try disk.file("files/c.txt", bytes: 1)
      try program.inPage("await until(() => Number(text('#mode').match(/([0-9]+) held/)?.[1]) >= 2)")
      program.run.read(for: .milliseconds(10))
      #expect(program.run.screen.lines == first.lines)
      try program.inPage("key('r')")
      try program.waitForMode("Live")
      try program.run.wait("the key and the new file") { $0.selected?.contains("a.txt") == true && $0.shows("c.txt") }

      let second = try program.moment("the preview") { $0.shows("aaaaaaaaaaaaaaaaaaaa") }
      try program.inPage("key('l')")
      try program.waitForMode("Locked")
      try program.inPage("key('r')")
      try program.waitForMode("Live")
      let third = try program.moment("the same screen") { $0.lines == second.lines }
      #expect(third.number == second.number)
      program.run.type("j")
      let last = try program.moment("the next file") {
        $0.selected?.contains("b.txt") == true && $0.shows("aaaaaaaaaa")
      }
      try program.inPage("key('l')")
      try program.waitForMode("Locked")
      program.run.type("j")
      // The program reads this key after the other one.
      program.run.quit()
      let later = try Recording(contentsOf: URL(filePath: recording)).actions().filter { $0.number > last.number }
      #expect(later.contains { $0.name.contains("quit") })
      #expect(!later.contains { $0.name.contains("moved") })
    }

    // holds: INSPECT-102, INSPECT-104
    @Test("q quits a program that is paused, locked, or shows another time")
    func quit() throws {
      for key in [" ", "l", "["] {
        let program = try start()
        _ = try program.moment("the directory", until: isStarted)
        try program.inPage("element('rows').focus(); key('\(key)'); await until(() => text('#mode') !== 'Live')")
        program.run.quit()
        try expectNoTemporaryFiles()
      }
    }

    // holds: INSPECT-10, INSPECT-104
    @Test("signals end a program that shows another time, and the terminal is as before")
    func signals() throws {
      for number in [SIGINT, SIGTERM] {
        let program = try start()
        _ = try program.moment("the directory", until: isStarted)
        try program.slide(to: 1)
        program.run.signal(number)
        #expect(program.run.waitForEnd() == 128 + number)
        program.run.expectRestored()
        try expectNoTemporaryFiles()
      }
    }

    // holds: INSPECT-104
    @Test("a screen of another size shows another time, too")
    func resize() throws {
      let program = try start()
      let first = try program.moment("the directory", until: isStarted)
      program.run.type("G")
      _ = try program.moment("the last file") { $0.selected?.contains("b.txt") == true && $0.shows("aaaaaaaaaa") }
      try program.slide(to: first.number)
      try program.expect(first)
      program.run.resize(columns: 60, rows: 10)
      try program.run.wait("the small screen") {
        $0.selected?.contains("sub/") == true && $0.lines[9].contains("move") && !$0.shows("│")
      }
      try program.inPage("element('rows').focus(); key('r')")
      try program.run.wait("the last file") { $0.selected?.contains("b.txt") == true && $0.lines[9].contains("move") }
      #expect(program.run.screen.unknown == [])
      program.run.quit()
    }
  }
#endif
