import FilesFeature
@testable import FilesScreen
import Headgate
import Terminal
import Testing

@Suite("The screen of the help")
struct HelpScreenTests {
  private func state(columns: Int = 60, rows: Int = 12) -> App.State {
    var state = App.State.sample(columns: columns, rows: rows)
    state.help = Help.State(lineCount: HelpScreen.lines.count, height: state.size.listHeight)
    return state
  }

  @Test("keys stand beside what they do, by screen")
  func lines() {
    let shown = state().shown
    #expect(shown[0] == "Help")
    #expect(shown[2] == "  Directory")
    #expect(shown[3] == "    ↑ ^P k              go up")
    #expect(shown.last == "↑↓ move  esc close")
  }

  @Test("it fits on every screen", arguments: [1, 5, 30, 200])
  func width(columns: Int) {
    let frame = Screen(state(columns: columns), calendar: .utc).frame
    #expect(frame.lines.allSatisfy { $0.cellWidth == columns })
  }
}
