import FilesFeature
import FilesScreen
import Headgate
import Terminal
import Testing

@Suite("The line of a question and of a name")
struct PromptScreenTests {
  private func state(columns: Int = 60, _ change: (inout Operations.State) -> Void) -> App.State {
    var state = App.State.sample(columns: columns)
    change(&state.operations)
    return state
  }

  @Test("a question stands above its answers, and no other keys are offered")
  func question() {
    let shown = state { $0.alert = .trash([Path("/home/blob/run\n.sh")]) }.shown
    #expect(shown[7] == "  Move run\u{fffd}.sh to the trash?")
    #expect(shown[8] == "y yes  n no")
  }

  @Test("a long name does not hide the question")
  func longName() {
    let path = Path("/home/blob/" + String(repeating: "x", count: 255))
    let shown = state(columns: 80) { $0.alert = .trash([path]) }.shown
    #expect(shown[7].hasSuffix("x to the trash?"))
  }

  @Test("a name that is taken has its answers, and capital letters only for more than one file")
  func conflict() {
    let path = Path("/home/blob/run.sh")
    let one = state(columns: 90) { $0.alert = .conflict(path, forAll: false) }.shown
    #expect(one[7] == "  There is a run.sh already")
    #expect(one[8] == "esc cancel  k keep both  s skip  r replace: old to trash")
    let many = state(columns: 90) { $0.alert = .conflict(path, forAll: true) }.shown
    #expect(many[8].hasSuffix("r replace: old to trash  K Keep all  S Skip all"))
    #expect(state { $0.alert = .trash([path, path]) }.shown[7] == "  Move 2 entries to the trash?")
  }

  @Test("a name has a cursor behind it, and what is wrong with it beside it")
  func name() {
    let state = state {
      $0.field = NameField.State(.rename(Path("/home/blob/日本語")))
      $0.field?.problem = "This is no name for a file"
    }
    #expect(state.shown[7] == "  New name: 日本語  This is no name for a file")
    #expect(state.shown[8] == "⏎ use  ^U clear  esc close")
    #expect(Screen(state, calendar: .utc).frame.cursor == Frame.Position(row: 7, column: 18))
  }

  @Test("a long name shows its end, on a screen of any width", arguments: [1, 12, 40])
  func long(columns: Int) {
    let state = state(columns: columns) {
      $0.field = NameField.State(.rename(Path("/home/blob/" + String(repeating: "語", count: 80))))
    }
    let frame = Screen(state, calendar: .utc).frame
    #expect(frame.lines.allSatisfy { $0.cellWidth == columns })
    #expect(frame.cursor.map { $0.column < columns } == true)
  }
}
