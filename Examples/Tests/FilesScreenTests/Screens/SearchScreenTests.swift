import FilesFeature
import FilesScreen
import Headgate
import Terminal
import Testing

@Suite("The screen of a search")
struct SearchScreenTests {
  private func state(columns: Int = 60, _ change: (inout Search.State) -> Void) -> App.State {
    .sample(columns: columns) {
      var search = Search.State(below: $0.path, includesHidden: false, height: 5)
      change(&search)
      $0.search = search
    }
  }

  @Test("it shows the field, the matches and their number")
  func matches() {
    let state = state {
      $0.text = "note"
      $0.matches = [FileMatch("notes", isDirectory: true), FileMatch("old/My Note.txt")]
      $0.phase = .done(SearchSummary(unreadable: 2))
    }
    #expect(
      state.shown == [
        "/home/blob                                         2 matches",
        "/ note",
        "  notes/",
        "  old/My Note.txt",
        "",
        "",
        "",
        "  2 directories could not be read",
        "↑↓ move  ⏎ show  ^U clear  esc close",
      ]
    )
    let frame = Screen(state, calendar: .utc).frame
    #expect(frame.cursor == Frame.Position(row: 1, column: 6))
    #expect(frame.lines[3].spans.contains(Span("Note", Style(.yellow, isBold: true))))
  }

  @Test("it says what it is doing")
  func phases() {
    #expect(state { _ in }.shown[2] == "  Type a part of a name; everything below is searched.")
    let running = state {
      ($0.text, $0.phase) = ("x", .running)
      $0.matches = [FileMatch("x")]
    }
    #expect(running.shown[0].hasSuffix("searching… 1"))
    #expect(state { ($0.text, $0.phase) = ("x", .done(SearchSummary())) }.shown[2] == "  Nothing has this in its name")
    let problem = FileProblem(.vanished, at: Path("/home/blob"))
    #expect(state { ($0.text, $0.phase) = ("x", .failed(problem)) }.shown[3] == "  Nothing is here any more")
    let cut = state {
      ($0.text, $0.matches) = ("x", [FileMatch("x")])
      $0.phase = .done(SearchSummary(isCut: true))
    }
    #expect(cut.shown[0].hasSuffix("1 match and more"))
  }

  @Test("a long text shows its end, with the cursor on the screen")
  func long() {
    let state = state(columns: 12) { $0.text = "日本語の長いファイル名" }
    let frame = Screen(state, calendar: .utc).frame
    #expect(frame.lines[1].text.hasPrefix("/ …"))
    #expect(frame.lines.allSatisfy { $0.cellWidth == 12 })
    #expect(frame.cursor.map { $0.column < 12 } == true)
  }
}
