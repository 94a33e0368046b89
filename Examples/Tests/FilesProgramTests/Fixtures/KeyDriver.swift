#if os(Linux)
  @testable import FilesScreen
  import Foundation
  import Terminal
  import Testing

  /// Presses keys on each screen of the program, and finds the way back to a directory.
  final class KeyDriver {
    /// How to open a screen, and how to recognize it.
    struct Place: Sendable {
      var keys: String
      var isShown: @Sendable (VirtualScreen) -> Bool
    }

    /// The pressed keys, with the title of their section.
    private(set) var pressed: Set<String> = []
    private var run: ProgramRun
    private let start: () throws -> ProgramRun

    init(start: @escaping () throws -> ProgramRun) throws {
      self.start = start
      run = try start()
    }

    /// The screens by the titles of their sections.
    private static let places: [String: Place] = [
      "Directory": Place(keys: "", isShown: { $0.lines.last?.contains("? help") == true }),
      "Name": Place(keys: "R", isShown: { $0.shows("New name:") }),
      "Question": Place(keys: "d", isShown: { $0.shows("to the trash?") }),
      "Search": Place(keys: "/", isShown: { $0.lines[1].hasPrefix("/") }),
      "Scan": Place(keys: "s", isShown: { $0.lines[1].contains(" in ") && $0.lines[1].contains("director") }),
      "Bookmarks": Place(keys: "B", isShown: { $0.lines[0].hasPrefix("Bookmarks") }),
      "Settings": Place(keys: ",", isShown: { $0.lines[0].hasPrefix("Settings") }),
      "Help": Place(keys: "?", isShown: { $0.lines[0].hasPrefix("Help") }),
    ]

    /// Presses every key of a section, each on the screen of the section.
    func drive(_ section: KeySection) throws {
      let place = try #require(Self.places[section.title], "no way to the screen '\(section.title)' is known")
      for binding in section.bindings {
        for key in binding.keys {
          try goHome()
          run.type(place.keys)
          try run.wait("\(section.title)", until: place.isShown)
          run.type(try #require(key.bytes, "no bytes are known for \(key)"))
          pressed.insert("\(section.title) \(key.title)")
          if binding.meaning == "quit" {
            #expect(run.waitForEnd() == 0)
            run.expectRestored()
            run = try start()
          }
          #expect(run.screen.unknown == [], "after \(key.title) in \(section.title)")
        }
      }
      try goHome()
    }

    /// Presses the keys that the terminal turns into signals.
    func driveSignals(_ section: KeySection) throws {
      for key in section.bindings.flatMap(\.keys) {
        run.type(try #require(key.bytes))
        pressed.insert("\(section.title) \(key.title)")
        if key == .control("z") {
          #expect(run.waitForStop())
          run.expectRestored()
          run.signal(SIGCONT)
          try run.wait("the program again") { $0.isAlternate && $0.shows("? help") }
        } else {
          #expect(run.waitForEnd() == 128 + SIGINT)
          run.expectRestored()
          run = try start()
        }
      }
    }

    func quit() {
      run.quit()
    }

    /// Closes what is open, and goes back to the first directory with a row selected.
    private func goHome() throws {
      let deadline = ContinuousClock.now + ProgramRun.patience
      while ContinuousClock.now < deadline {
        let before = run.screen.lines.last
        if !Self.isDirectory(run.screen) {
          run.type("\u{1b}")
          // The last line is drawn after all others. A key that is pressed earlier would be one with the escape.
          _ = run.shows(within: .seconds(5), { $0.lines.last != before })
        } else if run.screen.lines[0].contains("/\(HostileTree.name) ") {
          if asksForHelp(after: "g"), Self.isHome(run.screen) { return }
        } else if asksForHelp(after: "") {
          let (title, selected) = (run.screen.lines[0], run.screen.selected)
          if selected?.contains(" \(HostileTree.name)/") == true {
            // The directory around it.
            run.type("\r")
          } else if title.contains("/\(HostileTree.name)/") || title.hasPrefix("…") {
            run.type("h")
          }
        }
      }
      Issue.record("no way back from:\n\(run.screen.lines.joined(separator: "\n"))")
      throw CancellationError()
    }

    /// Presses keys in a directory, shows the help and closes it. Returns whether a directory is shown as a whole then.
    ///
    /// The keys before are processed when the help is shown, and one of them may have opened another screen. The line by which a directory
    /// is recognized is the last one of the screen, which is drawn after all others.
    private func asksForHelp(after keys: String) -> Bool {
      run.type(keys + "?")
      guard run.shows(within: .seconds(10), { !Self.isDirectory($0) }), run.screen.lines[0].hasPrefix("Help") else {
        return false
      }
      run.type("\u{1b}")
      return run.shows(within: .seconds(10), Self.isDirectory)
    }

    private static func isDirectory(_ screen: VirtualScreen) -> Bool { places["Directory"]!.isShown(screen) }

    private static func isHome(_ screen: VirtualScreen) -> Bool {
      isDirectory(screen) && screen.lines[0].contains("/\(HostileTree.name) ") && screen.selected != nil
    }
  }

  extension Key {
    /// What a terminal sends for the key.
    fileprivate var bytes: String? {
      switch self {
      case .up: "\u{1b}[A"
      case .down: "\u{1b}[B"
      case .right: "\u{1b}[C"
      case .left: "\u{1b}[D"
      case .home: "\u{1b}[H"
      case .end: "\u{1b}[F"
      case .pageUp: "\u{1b}[5~"
      case .pageDown: "\u{1b}[6~"
      case .delete: "\u{1b}[3~"
      case .enter: "\r"
      case .escape: "\u{1b}"
      case .backspace: "\u{7f}"
      case .tab: "\t"
      case .character(let character): String(character)
      case .control(let character): character.asciiValue.map { String(Unicode.Scalar($0 & 0x1f)) }
      }
    }
  }
#endif
