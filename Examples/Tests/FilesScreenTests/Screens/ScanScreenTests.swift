import FilesFeature
import FilesScreen
import Headgate
import Testing

@Suite("The screen of a scan")
struct ScanScreenTests {
  private func state(columns: Int = 60, _ change: (inout Scan.State) -> Void) -> App.State {
    .sample(columns: columns) {
      var scan = Scan.State($0.path, height: 5)
      scan.size = TreeSize(
        files: 3,
        directories: 1,
        bytes: 4_000,
        unreadable: 1,
        largest: [
          .init(name: "sub", isDirectory: true, bytes: 3_000), .init(name: "a", isDirectory: false, bytes: 1_000),
        ]
      )
      change(&scan)
      $0.scan = scan
    }
  }

  @Test("it shows shares as bars, and how far it is")
  func shares() {
    #expect(
      state { _ in }.shown == [
        "/home/blob                                         scanning…",
        "  4.0 KB in 3 files and 1 directory",
        "     3.0 KB   75% ███████████████░░░░░  sub/",
        "     1.0 KB   25% █████░░░░░░░░░░░░░░░  a",
        "",
        "",
        "",
        "  1 directory could not be read",
        "↑↓ move  esc stop  ⏎ show",
      ]
    )
  }

  @Test("it says how it ended")
  func ends() {
    #expect(state { $0.phase = .stopped }.shown[0].hasSuffix("stopped"))
    let done = state { $0.phase = .done }.shown
    #expect(done[0].hasSuffix("scanned"))
    #expect(done[8] == "↑↓ move  esc close  ⏎ show  s again")
    let problem = FileProblem(.vanished, at: Path("/home/blob"))
    #expect(state { $0.phase = .failed(problem) }.shown[3] == "  Nothing is here any more")
  }

  @Test("a narrow screen has no bars")
  func narrow() {
    #expect(state(columns: 40) { _ in }.shown[2] == "     3.0 KB   75%  sub/")
  }
}
