import FilesFeature
@testable import FilesScreen
import Headgate
import Terminal
import Testing

@Suite("The preview on the screen")
struct PreviewScreenTests {
  private func state(
    _ phase: Preview.Phase,
    columns: Int = 100,
    rows: Int = 9,
    _ change: (inout Preview.State) -> Void = { _ in }
  ) -> App.State {
    var state = App.State.sample(columns: columns, rows: rows)
    let row = state.top.rows[id: "run.sh"]!
    var preview = Preview.State(PreviewTarget(path: row.path, item: row.item), height: state.size.listHeight)
    preview.phase = phase
    change(&preview)
    state.preview = preview
    return state
  }

  /// The part of the screen at the right of the list, from the heading to the last row.
  private func pane(_ state: App.State) -> [String] {
    state.shown[1...(state.size.listHeight + 1)].map { String($0.split(separator: "│", maxSplits: 1).last ?? "") }
  }

  private func text(_ lines: [PreviewText.Line], isCut: Bool = false) -> Preview.Phase {
    .done(FilePreview(.text(PreviewText(lines: lines, isCut: isCut)), size: 1_234))
  }

  @Test("a text stands beside the list, with the numbers of its lines")
  func beside() {
    let shown = state(text([.init([.init("#!/bin/sh")]), .init([]), .init([.init("ls")])])).shown
    #expect(
      shown == [
        "/home/blob" + String(repeating: " ", count: 81) + "3 entries",
        "  Name ↓                          Size  Modified        │ 3 lines, 1.2 KB",
        "  Documents/                         –  2023-11-14 22:13│  1 #!/bin/sh",
        "  broken@                          7 B  2023-11-14 22:13│  2",
        "  run.sh*                       1.2 KB  2023-11-14 22:13│  3 ls",
        String(repeating: " ", count: 56) + "│",
        String(repeating: " ", count: 56) + "│",
        "  Documents",
        "↑↓ move  ⏎ open  ← back  ? help  q quit  / search  s scan  space mark  y copy  x move  p put",
      ]
    )
  }

  @Test("tabs reach the next stop, and what a terminal would not show is in another color")
  func pieces() {
    let line = PreviewText.Line([.init("a\tb"), .init("^[", isEscaped: true), .init("\t日\tx")])
    let state = state(text([line]))
    #expect(pane(state)[1] == "  1 a   b^[ 日  x")
    let spans = Screen(state, calendar: .utc).frame.lines[2].spans
    #expect(spans.contains(Span("^[", Style(.magenta))))
  }

  @Test("the text of a search is shown in another color, in any case of letters")
  func highlight() {
    let state = state(text([.init([.init("one Two one")])])) { $0.target.highlight = "ONE" }
    let spans = Screen(state, calendar: .utc).frame.lines[2].spans
    #expect(spans.filter { $0.style.isInverse && $0.style.color == .yellow }.map(\.text) == ["one", "one"])
    #expect(pane(state)[1] == "  1 one Two one")
  }

  @Test("only the lines that fit are drawn, from where the text is scrolled to")
  func scrolled() {
    let lines = (1...10_000).map { PreviewText.Line([.init("line \($0)")]) }
    let shown = pane(state(text(lines, isCut: true)) { $0.top = 5_000 })
    #expect(shown[0] == " first 10,000 lines, 1.2 KB")
    #expect(shown[1] == " 5001 line 5001")
    #expect(shown.count == 6)
  }

  @Test("images, binary files, links and special files say what they are")
  func kinds() {
    func lines(_ contents: FilePreview.Contents, size: Int64 = 2_000) -> [String] {
      pane(state(.done(FilePreview(contents, size: size))))
    }
    #expect(
      lines(.image(ImageHeader(.png, size: .init(width: 1_024, height: 768))))[0] == " PNG image, 1,024 × 768, 2.0 KB"
    )
    #expect(lines(.image(ImageHeader(.jpeg, size: nil)))[0] == " JPEG image, damaged header, 2.0 KB")
    #expect(lines(.empty)[0] == " Empty file")
    let binary = lines(.binary(Array(0x3e...0x47)))
    #expect(binary[0] == " Binary file, 2.0 KB")
    #expect(binary[1] == " 0000  3e 3f 40 41 42 43 44 45  >?@ABCDE")
    #expect(binary[2] == " 0008  46 47                    FG")
    #expect(
      lines(.link(to: "no\u{1b}where", .nothing))[1...2] == [
        " → no\u{fffd}where", " This is nothing: the link is broken",
      ]
    )
    #expect(lines(.link(to: "/", .directory))[2] == " This is a directory")
    #expect(lines(.special(.pipe))[0] == " Pipe; it is not opened")
  }

  @Test("a directory has its entries, and its size while it is added up")
  func directory() {
    var directory = DirectorySummary(entries: [.init("sub", isDirectory: true), .init("a\nb")], count: 2)
    #expect(
      pane(state(.done(FilePreview(.directory(DirectorySummary(entries: [], count: 0, isComplete: true))))))[0]
        == " Empty directory"
    )
    directory.tree = TreeSize(files: 1_500, directories: 1, bytes: 3_000_000, unreadable: 2)
    let reading = pane(state(.reading(FilePreview(.directory(directory)))))
    #expect(reading[0] == " 2 entries; 1,500 files, 3.0 MB, 2 unreada…")
    #expect(Array(reading[1...2]) == [" sub/", " a\u{fffd}b"])
  }

  @Test("problems, and changes while the file was read, are said")
  func messages() {
    let problem = FileProblem(.vanished, at: Path("/home/blob/run.sh"))
    #expect(pane(state(.failed(problem)))[1] == " Nothing is here any more")
    #expect(pane(state(.done(FilePreview(.empty, hasChanged: true))))[0] == " Empty file; it changes while it is read")
    #expect(state(.reading(nil)).shown[1...6].allSatisfy { $0.hasSuffix("│") })
  }

  @Test("sizes are in the unit of the setting")
  func unit() {
    let state = state(.done(FilePreview(.binary([1]), size: 2_048)))
    state.$settings.withLock { $0.sizeUnit = .binary }
    #expect(pane(state)[0] == " Binary file, 2.0 KiB")
  }

  @Test("a screen that is too narrow, and the setting, hide it")
  func hidden() {
    #expect(!state(text([]), columns: 99).shown.contains { $0.contains("│") })
    let state = state(text([]))
    state.$settings.withLock { $0.showsPreview = false }
    #expect(!state.shown.contains { $0.contains("│") })
  }

  @Test("every line has exactly the width of the screen, whatever the text", arguments: [100, 101, 150, 300])
  func width(columns: Int) {
    let texts = [
      "日本語の長いファイル名です" + String(repeating: "日", count: 300), "👨‍👩‍👧\t👨‍👩‍👧", String(repeating: "\t", count: 99), "e\u{301}",
    ]
    let lines = texts.map { PreviewText.Line([.init($0), .init("^[", isEscaped: true), .init($0)], isCut: true) }
    let frame = Screen(state(text(lines), columns: columns) { $0.target.highlight = "日" }, calendar: .utc).frame
    #expect(frame.lines.allSatisfy { $0.cellWidth == columns })
  }
}
