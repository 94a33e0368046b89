@testable import FilesFeature
import Testing

@Suite("A job")
struct JobTests {
  private let other = Path("/other")

  private func copy(_ name: FileName) -> FileStep {
    .transfer(Transfer(.copy, Path("/home").appending(name), to: other.appending(name)))
  }

  private func copied(_ name: FileName) -> FileChange {
    .copied(Path("/home").appending(name), to: other.appending(name))
  }

  @Test("a file that is replaced goes to the trash before its step")
  func replacing() {
    var job = Job(.copy, [copy("a"), copy("b")])
    job.take(.replace)
    #expect(job.rest == [.trash(other.appending("a")), copy("a"), copy("b")])
    let trashed = FileChange.trashed(TrashedFile(original: other.appending("a"), file: other, info: other))
    job.take(StepResult(trashed))
    #expect(job.rest == [copy("a"), copy("b")])
    job.take(StepResult(copied("a")))
    #expect(job.rest == [copy("b")])
    job.take(.skip)
    #expect(job.step == nil)
    #expect(job.rest == [])
    #expect(job.changes == [trashed, copied("a")])
    #expect(job.text(.done) == "1 entry is copied")
    #expect(job.selection == other.appending("a"))
  }

  @Test("a choice after the last step changes nothing")
  func late() {
    var job = Job(.copy, [copy("a")])
    job.take(StepResult(copied("a")))
    let before = job
    for choice in [Job.Choice.keepBoth, .skip, .replace] { job.take(choice) }
    #expect(job == before)
  }

  @Test("its end is described", arguments: [1, 3])
  func texts(count: Int) {
    var job = Job(.copy, (0..<count).map { copy(FileName("f\($0)")) })
    job.take(StepResult(copied("f0")))
    let full = FileProblem(.other("No space left on device"), at: Path("/home/f1"))
    #expect(job.text(.stopped) == "Stopped: 1 of \(count) copied")
    #expect(job.text(.done) == (count == 1 ? "f0 is copied to other" : "1 entry is copied"))
    #expect(job.text(.failed(full)) == "f1: No space left on device" + (count == 1 ? "" : "; 1 of 3 copied"))
    job.skipped = [Path("/home/pipe")]
    #expect(job.text(.stopped).hasSuffix("; pipe left out: pipes, sockets and devices are not copied"))
    job.skipped.append(Path("/home/x"))
    #expect(job.text(.stopped).contains("; pipe and 1 more left out"))
  }

  @Test("a move that left its source is called a copy, and lost attributes are named")
  func partialMove() {
    let (home, pipe) = (Path("/home"), Path("/home/tree/pipe"))
    let step = FileStep.transfer(Transfer(.move, home.appending("tree"), to: other.appending("tree")))
    var result = StepResult(nil, kept: pipe)
    (result.copy, result.losesAttributes) = (other.appending("tree"), true)
    var job = Job(.move, [step])
    job.take(result)
    #expect(
      job.text(.done)
        == "tree is copied to other; pipe is still at its old place; not all extended attributes are kept"
    )
    #expect(job.selection == other.appending("tree"))
    job = Job(.move, [step, step])
    job.take(StepResult(.moved(from: home.appending("a"), to: other.appending("a"))))
    job.take(result)
    #expect(job.text(.done).hasPrefix("1 entry is moved; 1 is copied and not removed; pipe is still at its old place"))
  }

  @Test("an undo counts its steps, and selects what is there again")
  func undo() {
    var job = Job(.undo, [.undo(copied("b")), .undo(.moved(from: Path("/home/a"), to: other.appending("a")))])
    #expect(job.selection == nil)
    job.take(StepResult(nil))
    #expect(job.text(.stopped) == "Stopped: 1 of 2 undone")
    job.take(StepResult(nil))
    #expect(job.text(.done) == "2 changes are undone")
    #expect(job.selection == Path("/home/a"))
    #expect(job.changes == [])
  }
}
