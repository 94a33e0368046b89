import FilesFeature
import FilesScreen
import Headgate
import Terminal
import Testing

@Suite("The screen of a directory")
struct DirectoryScreenTests {
  @Test("rows have a name, a size and a date")
  func rows() {
    #expect(
      App.State.sample().shown == [
        "/home/blob                                         3 entries",
        "  Name ↓                              Size  Modified",
        "  Documents/                             –  2023-11-14 22:13",
        "  broken@                              7 B  2023-11-14 22:13",
        "  run.sh*                           1.2 KB  2023-11-14 22:13",
        "",
        "",
        "  Documents",
        "↑↓ move  ⏎ open  ← back  ? help  q quit  / search  s scan",
      ]
    )
  }

  @Test("every line has exactly the width of the screen, whatever the names")
  func width() {
    let names = [
      "日本語の長いファイル名です.txt", "👨‍👩‍👧 family.txt", "tab\tand\u{1b}[31mescape", String(repeating: "long", count: 40), "e\u{301}",
    ]
    for columns in [1, 2, 10, 31, 32, 55, 56, 80, 200] {
      let state = App.State.sample(
        names.map { FileItem(name: FileName($0), kind: .directory) },
        columns: columns,
        rows: 12
      ) { $0.notice = "日本語の長い" }
      let lines = Screen(state, calendar: .utc).frame.lines
      #expect(lines.count == 12)
      #expect(lines.allSatisfy { $0.cellWidth == columns }, "\(columns) columns")
      #expect(!lines.contains { $0.text.contains("\u{1b}") })
    }
  }

  @Test("a narrow screen leaves out the date, then the size")
  func narrow() {
    #expect(App.State.sample(columns: 40).shown[4] == "  run.sh*                         1.2 KB")
    #expect(App.State.sample(columns: 20).shown[4] == "  run.sh*")
  }

  @Test("a screen of any height is filled and not exceeded", arguments: 1...8)
  func height(rows: Int) {
    #expect(Screen(.sample(rows: rows), calendar: .utc).frame.lines.count == rows)
  }

  @Test("keys that have no room are left out whole, and how to quit is not among them", arguments: [40, 80, 300])
  func keys(columns: Int) throws {
    let keys = try #require(App.State.sample(columns: columns).shown.last)
    #expect(keys.hasPrefix("↑↓ move  ⏎ open  ← back  ? help"))
    #expect(!keys.contains("…"))
    #expect(keys.hasSuffix(", settings  i preview") == (columns == 300))
  }

  @Test("a date that is not known is no date")
  func noDate() {
    let state = App.State.sample([FileItem(name: "bad-\u{fffd}", kind: .special)])
    #expect(state.shown[2] == "  bad-\u{fffd}=                               0 B  –")
  }

  @Test("the selected row is inverted from end to end")
  func selection() {
    let state = App.State.sample { $0.cursor.place(at: 1, count: 3) }
    let lines = Screen(state, calendar: .utc).frame.lines
    #expect(lines[3].spans.allSatisfy { $0.style.isInverse })
    #expect(lines[3].cellWidth == 60)
    #expect(!lines[2].spans.contains { $0.style.isInverse })
    #expect(lines[7].text.hasPrefix("  broken → nowhere"))
  }

  @Test("only the rows that fit are drawn, from where the list is scrolled to")
  func scrolled() {
    let items = (0..<100_000).map { FileItem(name: FileName("file\($0)"), kind: .file(isExecutable: false)) }
    let state = App.State.sample(items) { $0.cursor.place(at: 50_000, count: 100_000) }
    let shown = state.shown
    #expect(shown[0].hasSuffix("100,000 entries"))
    #expect(shown[2].hasPrefix("  file49996"))
    #expect(shown[6].hasPrefix("  file50000"))
  }

  @Test("what is wrong or missing is said")
  func messages() {
    let problem = FileProblem(.permissionDenied, at: Path("/home/blob"))
    #expect(App.State.sample { $0.phase = .failed(problem) }.shown[3] == "  Permission denied: you may not read this")
    #expect(App.State.sample { $0.phase = .reading(8_192) }.shown[2] == "  Reading… 8,192 names")
    #expect(App.State.sample { $0.phase = .reading(0) }.shown[2] == "  Reading…")
    #expect(App.State.sample([]).shown[2] == "  Empty")
    let hidden = App.State.sample { $0.visible = [] }.shown
    #expect(hidden[2] == "  Only hidden entries: press . to see them")
    #expect(hidden[0].hasSuffix("0 entries, 3 hidden"))
    #expect(App.State.sample { $0.notice = "Look\nhere" }.shown[7] == "  Look\u{fffd}here")
  }

  @Test("a measured directory shows its size and what it is made of")
  func measured() {
    let size = TreeSize(files: 1_200, directories: 1, bytes: 3_000_000, unreadable: 1)
    let running = App.State.sample { $0.rows[id: "Documents"]?.measurement = .running(size) }.shown
    #expect(running[2].contains("~3.0 MB"))
    #expect(running[7] == "  Documents: 1,200 files, 3.0 MB so far; S stops")
    let done = App.State.sample(columns: 90) { $0.rows[id: "Documents"]?.measurement = .done(size) }.shown
    #expect(done[2].contains(" 3.0 MB"))
    #expect(done[7] == "  Documents: 1,200 files in 2 directories, 3.0 MB; 1 could not be read")
    let problem = FileProblem(.vanished, at: Path("/home/blob/Documents"))
    let failed = App.State.sample { $0.rows[id: "Documents"]?.measurement = .failed(problem) }.shown
    #expect(failed[7] == "  Documents: Nothing is here any more")
  }

  @Test("the heading shows the order")
  func order() {
    let bySize = App.State.sample { $0.$settings.withLock { $0.order = .size } }
    #expect(bySize.shown[1] == "  Name                              Size ↓  Modified")
    let reversed = App.State.sample {
      $0.$settings.withLock {
        $0.order = .date
        $0.isReversed = true
      }
    }
    #expect(reversed.shown[1] == "  Name                                Size  Modified ↑")
  }

  @Test("marked rows are visible without colors, and their number and size are in the status")
  func marks() {
    let state = App.State.sample {
      $0.marks = Marks(["Documents", "run.sh", "vanished"], in: $0.rows, shown: $0.visible)
    }
    #expect(state.shown[2].hasPrefix("+ Documents/"))
    #expect(state.shown[3].hasPrefix("  broken@"))
    #expect(state.shown[4].hasPrefix("+ run.sh*"))
    #expect(state.shown[7] == "  2 marked: 1.2 KB, and 1 directory not added up")
    let directory = App.State.sample { $0.marks = Marks(["Documents"], in: $0.rows, shown: $0.visible) }
    #expect(directory.shown[7] == "  1 marked: 1 directory not added up")
    let measured = App.State.sample {
      $0.rows[id: "Documents"]?.measurement = .done(TreeSize(files: 2, bytes: 5))
      $0.marks = Marks(["Documents"], in: $0.rows, shown: $0.visible)
    }
    #expect(measured.shown[7] == "  1 marked: 5 B")
  }

  @Test("names that are not text are shown with replacement characters")
  func noText() {
    let names = [FileName(bytes: [0x61, 0xe9]), FileName(bytes: [0x61, 0xe8])]
    let shown = App.State.sample(names.map { FileItem(name: $0, kind: .directory) }).shown
    #expect(shown[2].hasPrefix("  a\u{fffd}/"))
    #expect(shown[3].hasPrefix("  a\u{fffd}/"))
  }
}
