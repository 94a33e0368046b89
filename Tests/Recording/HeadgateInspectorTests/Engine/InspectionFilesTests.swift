import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@testable import HeadgateInspector
@testable import HeadgateSupport

@Suite(.timeLimit(.minutes(10)))
struct InspectionFilesTests {
  private let parent = FileManager.default.temporaryDirectory.appending(
    path: "headgate-files-test-\(UUID().uuidString)"
  )

  init() throws {
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: parent.path).sorted() }

  // holds: INSPECT-524
  @Test func `the folder of a killed program is removed, and no folder in use`() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let abandoned = parent.appending(path: "headgate-inspector-abandoned")
    try FileManager.default.createDirectory(at: abandoned, withIntermediateDirectories: true)
    try Data([1]).write(to: abandoned.appending(path: "session.headgate-wal"))
    // Not ours: another name, a file, and a link to a folder.
    for name in ["headgate-inspector", "other"] {
      try FileManager.default.createDirectory(at: parent.appending(path: name), withIntermediateDirectories: true)
    }
    try Data().write(to: parent.appending(path: "headgate-inspector-file"))
    try FileManager.default.createSymbolicLink(
      at: parent.appending(path: "headgate-inspector-link"),
      withDestinationURL: parent.appending(path: "other")
    )
    let first = try InspectionFiles(in: parent)
    var second: InspectionFiles? = try InspectionFiles(in: parent)
    let others = ["headgate-inspector", "headgate-inspector-file", "headgate-inspector-link", "other"]
    let used = [first.folder.lastPathComponent, second?.folder.lastPathComponent ?? ""]
    #expect(try names() == (others + used).sorted())
    #expect((try FileManager.default.attributesOfItem(atPath: first.folder.path)[.posixPermissions] as? Int) == 0o700)
    try Data([1]).write(to: second?.newCopy() ?? parent)
    second = nil
    #expect(try names() == (others + used.prefix(1)).sorted())
    withExtendedLifetime(first) {}
  }

  // holds: INSPECT-524
  @Test func `a program that is killed leaves its folder to the next inspection`() async throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let path = parent.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let files = try InspectionFiles(in: URL(filePath: path))
      try Data([1]).write(to: files.recording)
      kill(getpid(), SIGKILL)
      withExtendedLifetime(files) {}
    }
    #expect(try names().count == 1)
    let files = try InspectionFiles(in: parent)
    #expect(try names() == [files.folder.lastPathComponent])
  }

  // holds: INSPECT-524
  @Test func `a folder that cannot be locked is an error, and nothing is left`() async throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let path = parent.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      let parent = URL(filePath: path)
      // The first one loads what Foundation loads once.
      _ = try InspectionFiles(in: parent)
      var limit = rlimit()
      getrlimit(Self.openFiles, &limit)
      var none = rlimit(rlim_cur: 0, rlim_max: limit.rlim_max)
      setrlimit(Self.openFiles, &none)
      let error = #expect(throws: RecordingError.self) { try InspectionFiles(in: parent) }
      setrlimit(Self.openFiles, &limit)
      #expect("\(error as Any)".contains("Too many open files"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
    }
  }

  #if os(Linux)
    private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

    // holds: INSPECT-524
    @Test(arguments: [
      // The kernel lets nobody create folders here, and the folder is not there, either.
      ("/sys/kernel", getuid() == 0 ? "Operation not permitted" : "Permission denied"),
      ("missing", "No such file or directory"), ("file", "Not a directory"),
    ])
    func `the error of a folder that cannot be made says why`(path: String, problem: String) throws {
      defer { try? FileManager.default.removeItem(at: parent) }
      try Data().write(to: parent.appending(path: "file"))
      let folder = path.hasPrefix("/") ? URL(filePath: path) : parent.appending(path: path)
      let error = #expect(throws: RecordingError.self) { try InspectionFiles(in: folder) }
      #expect("\(error as Any)".contains(problem))
    }
  #else
    private static let openFiles = RLIMIT_NOFILE
  #endif

  // holds: INSPECT-523
  @MainActor
  @Test func `the recording has a bound, and the states that are left can be seen`() async throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let store = Store(initialState: Notebook.State()) { Notebook() }
    let core = try #require(store.root)
    let here = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let inspection = try StoreInspection(
      core,
      number: 1,
      name: "notebook",
      encodesHere: false,
      kept: .megabytes(1),
      callSite: here
    )
    func ask(_ method: String, _ members: String = "") async throws -> JSONTree {
      let request = try InspectorRequest(#"{"id": 1, "method": "\#(method)"\#(members)}"#)
      return try await inspection.answer(request, events: NoEvents())
    }
    var (first, sent): (UInt64, UInt64) = (1, 0)
    for _ in 1...4 {
      let lastFirst = first
      // When the file loses actions depends on the time that its states take.
      while first == lastFirst {
        for number in 1...25 { store.send(.written(String(repeating: "\(number % 10)", count: 10_000))) }
        sent += 25
        first = try #require(await inspection.summary()["first"]?.unsignedNumber)
      }
      let last = try #require(await inspection.summary()["last"]?.unsignedNumber)
      #expect(last == sent)
      #expect(first > lastFirst)
      // The replay of the round before is at an action that the file has no more.
      for number in [first, last, (first + last) / 2] {
        #expect(try await ask("state", #", "number": \#(number)"#)["count"] == .whole(number))
      }
      let changes = try await ask("changes", #", "path": ["count"]"#).elements?.compactMap(\.unsignedNumber)
      #expect(changes == Array(first...last))
      await #expect(throws: InspectorProblem.self) { _ = try await ask("state", #", "number": 1"#) }
    }
    await inspection.end()
  }
}

extension InspectionFilesTests {
  // holds: INSPECT-528
  @MainActor
  @Test func `a question for changes replays only what is new, also after actions were dropped`() async throws {
    let reductions = LockIsolated(0)
    let store = Store(initialState: Notebook.State()) { Notebook(reductions: reductions) }
    let inspection = try StoreInspection(
      try #require(store.root),
      number: 1,
      name: "notebook",
      encodesHere: false,
      kept: .megabytes(1),
      callSite: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    )
    var firsts: Set<UInt64> = []
    var round = 0
    while firsts.count <= 3 {
      // The first round fills the file.
      let count = round == 0 ? 250 : 20
      for number in 1...count { store.send(.written(String(repeating: "\(number % 10)", count: 10_000))) }
      let summary = await inspection.summary()
      let first = try #require(summary["first"]?.unsignedNumber)
      firsts.insert(first)
      reductions.setValue(0)
      let request = try InspectorRequest(#"{"id": 1, "method": "changes", "path": ["count"]}"#)
      let changes = try await inspection.answer(request, events: NoEvents()).elements?.compactMap(\.unsignedNumber)
      #expect(changes == Array(first...UInt64(250 + 20 * round)))
      // Fewer if actions were dropped that the index did not have.
      if round > 0 { #expect(reductions.value <= 20, "round \(round)") }
      round += 1
    }
    await inspection.end()
  }
}

private struct NoEvents: InspectorEvents {
  func send(_ event: String) async {}
}

@Reducer
private struct Notebook {
  var reductions = LockIsolated(0)

  @ObservableState
  struct State: Codable, Sendable {
    var count = 0
    var text = ""
  }

  enum Action: Codable, Sendable { case written(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      reductions.withValue { $0 += 1 }
      state.count += 1
      if case .written(let text) = action { state.text = text }
      return .none
    }
  }
}
