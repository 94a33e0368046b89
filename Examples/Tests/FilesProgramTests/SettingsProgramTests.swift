#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("The settings in a terminal", .serialized)
  struct SettingsProgramTests {
    private let disk: TemporaryDirectory
    private let configuration: TemporaryDirectory

    init() throws {
      disk = try TemporaryDirectory()
      configuration = try TemporaryDirectory()
      try disk.directory("one")
      try disk.file("large", bytes: 2_048)
      try disk.file(".secret")
    }

    private func start(_ environment: [String: String] = [:]) throws -> ProgramRun {
      let run = try ProgramRun([disk.path], configuration: configuration, environment: environment)
      try run.wait("the directory") { $0.shows("one/") }
      return run
    }

    private var file: URL { configuration.url.appendingPathComponent("headgate-files/settings.json") }

    @Test("a change is used at once, by a second program too, and is on the disk", .timeLimit(.minutes(10)))
    func shared() throws {
      let (first, second) = (try start(), try start())
      first.type(",")
      try first.wait("the form") { $0.lines[0] == "Settings" && $0.selected?.contains("Show hidden entries") == true }
      second.type(",")
      try second.wait("the form") { $0.lines[0] == "Settings" }
      first.type(" ")
      try first.wait("the value") { $0.selected?.hasSuffix("yes") == true }
      try second.wait("the value in the other form") { $0.lines[2].hasSuffix("yes") }
      second.type("\u{1b}")
      try second.wait("the hidden file") { $0.shows(".secret") }
      first.type("\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[C")
      try second.wait("sizes in other units") { $0.shows("2.0 KiB") }
      first.type(",")
      try first.wait("the list") { $0.shows("2.0 KiB") }
      for run in [first, second] { run.quit() }
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("\"showsHidden\" : true"))
      #expect(text.contains("\"sizeUnit\" : \"binary\""))
    }

    @Test("a file of an older version is loaded", .timeLimit(.minutes(10)))
    func older() throws {
      try configuration.directory("headgate-files")
      try Data(#"{"isReversed": true, "order": "name", "showsHidden": true}"#.utf8).write(to: file)
      let run = try start()
      try run.wait("the settings") { $0.shows(".secret") && $0.shows("Name ↑") }
      run.quit()
    }

    @Test("a theme changes the colors at once, and takes precedence over NO_COLOR", .timeLimit(.minutes(10)))
    func theme() throws {
      let run = try start(["NO_COLOR": "1"])
      #expect(!run.screen.hasColors)
      run.type(",G")
      try run.wait("the last setting") { $0.selected?.contains("automatic") == true }
      run.type(" ")
      try run.wait("the dark theme") {
        $0.selected?.contains("dark") == true && $0.style(of: "yes") == [0, 1, 38, 5, 80]
      }
      run.type(" ")
      try run.wait("the light theme") {
        $0.selected?.contains("light") == true && $0.style(of: "yes") == [0, 1, 38, 5, 23]
      }
      run.type(" ")
      try run.wait("no colors") { $0.selected?.contains("none") == true && $0.style(of: "yes") == [0, 1] }
      run.quit()
    }

    @Test(
      "the automatic theme follows the background that the terminal names",
      .timeLimit(.minutes(10)),
      arguments: [("15;0", 75), ("0;15", 25), ("", 33)]
    )
    func background(value: String, blue: Int) throws {
      let run = try start(["COLORFGBG": value])
      run.type("G")
      try run.wait("a directory that is not selected") { $0.style(of: "one/") == [0, 1, 38, 5, blue] }
      run.quit()
    }
  }

  extension VirtualScreen {
    /// The style of the first place where a text is.
    fileprivate func style(of text: String) -> [Int]? {
      for (line, cells) in zip(lines, cells) {
        guard let range = line.range(of: text) else { continue }
        return cells[line.distance(from: line.startIndex, to: range.lowerBound)].style
      }
      return nil
    }
  }
#endif
