#if os(Linux)
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("The picture in the documentation", .serialized)
  struct PictureTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Images/files.svg").standardizedFileURL
    /// What the picture calls the directory of the project.
    private static let directory = "/home/blob"

    @Test("it is what the program shows", .timeLimit(.minutes(10)))
    func picture() throws {
      let project = try SampleProject()
      let svg = ScreenPicture(
        title:
          "The file browser of the examples: a file that a search found, with its preview, and a scanned directory",
        screens: [try preview(project), try scan(project)]
      ).svg
      if ProcessInfo.processInfo.environment["WRITE_PICTURE"] != nil {
        try Data(svg.utf8).write(to: Self.file)
      }
      let written = try String(contentsOf: Self.file, encoding: .utf8)
      #expect(written == svg, "the program shows something else than the picture: run Scripts/write/picture")
    }

    private func start(_ project: SampleProject, rows: Int) throws -> ProgramRun {
      let run = try ProgramRun([project.path], columns: 110, rows: rows, environment: ["COLORFGBG": "15;0"])
      try run.wait("the rows") { $0.shows("README.md") && $0.shows("entries") }
      return run
    }

    /// A file that a search found.
    private func preview(_ project: SampleProject) throws -> [[VirtualScreen.Cell]] {
      let run = try start(project, rows: 20)
      run.type("/counter")
      try run.wait("the matches") { $0.shows("matches") && $0.shows("Sources/Counter/Counter.swift") }
      while run.screen.selected?.contains("/Counter.swift") != true {
        let before = run.screen.selected
        run.type("\u{1b}[B")
        try run.wait("the next match") { $0.selected != before }
      }
      run.type("\r")
      // A screen arrives in parts, from the first line to the last one.
      try run.wait("the last line of the file") {
        $0.selected?.contains("  Counter.swift") == true && $0.shows("var body: some ReducerOf<Counter> {")
      }
      defer { run.quit() }
      return named(run.screen, project)
    }

    private func scan(_ project: SampleProject) throws -> [[VirtualScreen.Cell]] {
      let run = try start(project, rows: 11)
      run.type("s")
      try run.wait("the keys at the end of the scan") { $0.lines[0].hasSuffix("scanned") && $0.shows("again") }
      defer { run.quit() }
      return named(run.screen, project)
    }

    /// The cells of a screen, with another path of the temporary directory in the first line.
    private func named(_ screen: VirtualScreen, _ project: SampleProject) -> [[VirtualScreen.Cell]] {
      var cells = screen.cells
      let title = cells[0].map(\.text).joined()
      guard title.hasPrefix(project.disk.path) else { return cells }
      let rest = title.dropFirst(project.disk.path.count)
      let path = Self.directory + rest.prefix { $0 != " " }
      let length = title.prefix { $0 != " " }.count
      for (column, character) in path.padding(toLength: length, withPad: " ", startingAt: 0).enumerated() {
        cells[0][column].text = String(character)
      }
      return cells
    }
  }
#endif
