import FilesFeature
import FilesScreen
import Headgate
import Testing

@Suite("The line of a running change")
struct JobScreenTests {
  private func shown(_ job: Job, _ change: (inout App.State) -> Void = { _ in }) -> String {
    var state = App.State.sample(columns: 90)
    state.operations.job = job
    change(&state)
    return state.shown[7]
  }

  private func copy(_ name: FileName) -> FileStep {
    .transfer(Transfer(.copy, Path("/a").appending(name), to: Path("/b").appending(name)))
  }

  @Test("it has the file, its position and its progress")
  func progress() {
    var job = Job(.copy, [copy("one"), copy("t\nwo")])
    #expect(shown(job) == "  Copying one (1 of 2)…; esc stops")
    job.index = 1
    job.progress = TransferProgress(files: 3, bytes: 1_500, allFiles: 40, allBytes: 2_000_000)
    #expect(shown(job) == "  Copying t\u{fffd}wo (2 of 2): 3 of 40 files, 1.5 KB of 2.0 MB; esc stops")
    #expect(shown(job) { $0.operations.$isStopping.withLock { $0 = true } } == "  Stopping (2 of 2)…")
    #expect(shown(Job(.trash, [.trash(Path("/a"))])) == "  Moving to the trash: a…; esc stops")
  }

  @Test("a message and a question come first")
  func order() {
    let job = Job(.move, [copy("one")])
    #expect(shown(job) { $0.stack[id: $0.top.id]?.notice = "Look" } == "  Look")
    #expect(shown(job) { $0.operations.alert = .trash([Path("/x")]) } == "  Move x to the trash?")
  }
}
