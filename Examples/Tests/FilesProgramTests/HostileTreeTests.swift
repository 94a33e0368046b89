#if os(Linux)
  @testable import FilesScreen
  import Foundation
  import TemporaryFiles
  import Testing

  @Suite("A hundred thousand files and hostile names", .serialized)
  struct HostileTreeTests {
    @Test("every key of the table works on every screen", .timeLimit(.minutes(10)))
    func everyKey() throws {
      let tree = try HostileTree()
      let (data, configuration) = (try TemporaryDirectory(), try TemporaryDirectory())
      let driver = try KeyDriver {
        let run = try ProgramRun(
          [tree.path],
          columns: 130,
          rows: 24,
          configuration: configuration,
          environment: ["XDG_DATA_HOME": data.path]
        )
        try run.wait("the rows") { $0.shows("entries") && $0.selected != nil }
        return run
      }
      for section in KeySection.all where section.title != "Everywhere" { try driver.drive(section) }
      try driver.driveSignals(.terminal)
      driver.quit()
      let table = Set(
        KeySection.all.flatMap { section in
          section.bindings.flatMap { binding in binding.keys.map { "\(section.title) \($0.title)" } }
        }
      )
      #expect(table.subtracting(driver.pressed) == [])
    }

    @Test("the whole list is scrolled, with every name as a line of its own", .timeLimit(.minutes(10)))
    func names() throws {
      let tree = try HostileTree(count: 50)
      let run = try ProgramRun([tree.path], columns: 130, rows: 24)
      try run.wait("the rows") { $0.shows("entries") && $0.selected != nil }
      var last = ""
      while run.screen.selected != last {
        last = run.screen.selected ?? ""
        run.type("\u{1b}[B")
        run.read(for: .milliseconds(40))
        #expect(run.screen.unknown == [], "\(last)")
        #expect(!run.screen.lines.contains { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202e } })
      }
      for name in ["new\u{fffd}line", "-rf", "--help", "日本語の名前.txt", "$(reboot)"] {
        run.type("/" + name.replacing("\u{fffd}line", with: ""))
        try run.wait("\(name)") { $0.shows(name) && $0.shows("match") }
        run.type("\u{1b}")
        try run.wait("the list") { $0.shows("? help") }
      }
      run.quit()
    }

    @Test("loops of links, and directories that vanish or may not be read, are survived", .timeLimit(.minutes(10)))
    func directories() throws {
      let tree = try HostileTree(count: 0)
      let run = try ProgramRun([tree.path], columns: 130, rows: 24)
      try run.wait("the rows") { $0.shows("entries") && $0.selected != nil }
      let name = HostileTree.name
      // Ten times through a link to the directory itself, and back.
      for depth in 1...10 {
        run.type("/0 loop")
        try run.wait("the link") { $0.shows("match") }
        run.type("\r")
        try run.wait("its row") { $0.selected?.contains("0 loop@") == true }
        run.type("\r")
        try run.wait("the directory again, \(depth) levels deep") { screen in
          screen.lines[0].contains("0 loop") && screen.shows("entries") && !screen.shows("match")
        }
      }
      for _ in 1...10 { run.type("h") }
      try run.wait("the first directory") { $0.lines[0].contains("\(name) ") }
      for (text, message) in [("0 loop to itself", "is a broken link"), ("0 to nothing", "is a broken link")] {
        run.type("/" + text)
        try run.wait("the match") { $0.shows("1 match") }
        run.type("\r")
        try run.wait("its row") { $0.selected?.contains(text + "@") == true }
        run.type("\r")
        try run.wait("the message") { $0.shows(message) }
      }
      try FileManager.default.createDirectory(
        atPath: tree.path + "/0 vanishing/below",
        withIntermediateDirectories: true
      )
      try run.wait("the new directory") { $0.shows("0 vanishing/") }
      run.type("/0 vanishing")
      try run.wait("the match") { $0.shows("1 match") }
      run.type("\r")
      try run.wait("its row") { $0.selected?.contains("0 vanishing/") == true && $0.shows("? help") }
      run.type("\r")
      try run.wait("the directory") { $0.lines[0].contains("0 vanishing") && $0.shows("below/") }
      try FileManager.default.removeItem(atPath: tree.path + "/0 vanishing")
      try run.wait("the message") { $0.shows("Nothing is here any more") }
      run.type("h")
      try run.wait("the directory around it") { $0.lines[0].contains("\(name) ") && !$0.shows("0 vanishing") }
      run.quit()
    }
  }
#endif
