import Foundation
@testable import HeadgateLint
import Testing

@Suite struct LintRunTests {
  /// A folder that is deleted with its owner.
  private final class Folder {
    let path = NSTemporaryDirectory() + "headgate-lint-\(UUID().uuidString)"

    init(_ files: [String: String]) throws {
      for (name, text) in files { try write(text, to: name) }
    }

    func write(_ text: String, to name: String) throws {
      let url = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }

    func read(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func run(_ folder: Folder, cache: Bool = false, excluding: String? = nil) -> LintRun {
    var configuration = Configuration(profile: .udf)
    if let excluding { configuration.excluded = [Glob("\(folder.path)/\(excluding)")] }
    return LintRun(configuration, cache: cache ? "\(folder.path)/.cache" : nil, showsProgress: false)
  }

  @Test("Swift files are found, sorted, without hidden and excluded folders")
  func files() throws {
    let folder = try Folder(["b/B.swift": "", "A.swift": "", ".build/C.swift": "", "D.txt": "", "skip/E.swift": ""])
    let files = try run(folder, excluding: "skip").files(in: [folder.path])

    #expect(files == ["\(folder.path)/A.swift", "\(folder.path)/b/B.swift"])
    #expect(throws: UnreadableFile.self) { try run(folder).files(in: ["\(folder.path)/missing"]) }
  }

  @Test("fixes are written, and a second run has nothing to fix")
  func fixes() async throws {
    let folder = try Folder(["A.swift": "struct ShownAction: Action {\n  var id: Int\n}\n"])
    let run = run(folder)
    let files = try run.files(in: [folder.path])

    #expect(try run.applyFixes(of: await run.lint(files)).count == 1)
    #expect(try folder.read("A.swift") == "struct ShownAction: Action {\n  let id: Int\n}\n")
    #expect(try run.applyFixes(of: await run.lint(files)).count == 0)
  }

  @Test("a file with bytes that are not UTF-8 stays as it is")
  func otherEncoding() async throws {
    let folder = try Folder([:])
    let source = Data("// caf".utf8) + [0xE9] + Data("\nstruct ShownAction: Action {\n  var id: Int\n}\n".utf8)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try source.write(to: URL(fileURLWithPath: "\(folder.path)/A.swift"))
    let run = run(folder)
    let result = try await run.lint(run.files(in: [folder.path]))

    #expect(result.findings.count == 1)
    #expect(try run.applyFixes(of: result).count == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/A.swift")) == source)
  }

  @Test("a file that changed after it was linted stays as it is")
  func changedFile() async throws {
    let folder = try Folder(["A.swift": "struct ShownAction: Action { var id: Int }"])
    let run = run(folder)
    let result = try await run.lint(run.files(in: [folder.path]))
    let edited = "/* A */\nstruct ShownAction: Action { var id: Int }"
    try folder.write(edited, to: "A.swift")

    #expect(result.findings.count == 1)
    #expect(try run.applyFixes(of: result).count == 0)
    #expect(try folder.read("A.swift") == edited)
  }

  @Test("a fix changes the file that a link leads to")
  func link() async throws {
    let folder = try Folder(["real.txt": "struct ShownAction: Action { var id: Int }"])
    let link = "\(folder.path)/A.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(folder.path)/real.txt")
    let run = run(folder)

    #expect(try run.applyFixes(of: await run.lint(run.files(in: [folder.path]))).count == 1)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "\(folder.path)/real.txt")
    #expect(try folder.read("real.txt") == "struct ShownAction: Action { let id: Int }")
  }

  @Test("a link without a target is reported, and the other files are linted")
  func brokenLink() async throws {
    let folder = try Folder(["A.swift": "struct ShownAction: Action { var id: Int }"])
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/B.swift", withDestinationPath: "none.swift")
    let run = run(folder)
    let result = try await run.lint(run.files(in: [folder.path]))

    #expect(result.findings.count == 1)
    #expect(result.unparsed.map(\.path) == ["\(folder.path)/B.swift"])
    #expect(
      result.unparsed.first?.syntaxErrors.map(\.message) == [
        "it is a link to 'none.swift', which does not exist: delete the link, or correct its target"
      ]
    )
    #expect(result.exitCode(isStrict: false) == 1)
    #expect(try run.applyFixes(of: result).count == 1)
  }

  @Test("a fix of two files is left out in both when one of them would not parse")
  func twoFiles() async throws {
    let folder = try Folder(["A.swift": "enum A {}", "B.swift": "enum B {}"])
    let run = run(folder)
    var result = try await run.lint(run.files(in: [folder.path]))
    var finding = Finding(
      rule: "a",
      severity: .error,
      path: "\(folder.path)/A.swift",
      range: SourceRange(offset: 0, length: 4),
      message: "",
      advice: ""
    )
    finding.fix = Fix([
      .init(SourceRange(offset: 5, length: 1), "C"),
      .init(SourceRange(offset: 7, length: 2), "{", in: "\(folder.path)/B.swift"),
    ])
    result.findings = [finding]

    #expect(try run.applyFixes(of: result).count == 0)
    #expect(try folder.read("A.swift") == "enum A {}")
    #expect(try folder.read("B.swift") == "enum B {}")
  }

  @Test("a cache gives the same findings, and a changed file is analyzed again")
  func cache() async throws {
    let folder = try Folder(["A.swift": "struct ShownAction: Action { var id: Int }", "B.swift": "struct B {}"])
    let files = try run(folder).files(in: [folder.path])

    let cold = try await run(folder, cache: true).lint(files)
    let warm = try await run(folder, cache: true).lint(files)
    try folder.write("struct ShownAction: Action { let id: Int }", to: "A.swift")
    let changed = try await run(folder, cache: true).lint(files)

    #expect(cold.findings.map(\.rule) == ["mutable-action"])
    #expect(warm.findings == cold.findings)
    #expect(changed.findings.isEmpty)
  }

  @Test("known findings are written and read, and a run with progress has the same result")
  func baseline() async throws {
    let folder = try Folder(["A.swift": "struct ShownAction: Action { var id: Int }"])
    let run = LintRun(Configuration(profile: .udf), cache: nil, showsProgress: true)
    let findings = try await run.lint(run.files(in: [folder.path])).findings

    try run.write(Baseline(findings, sources: run.sources), to: "\(folder.path)/known.json")
    let known = try run.readBaseline("\(folder.path)/known.json")

    #expect(findings.count == 1)
    #expect(known.removing(from: findings, sources: run.sources).isEmpty)
  }

  @Test("a damaged cache counts as empty")
  func damagedCache() async throws {
    let folder = try Folder(["A.swift": "struct ShownAction: Action { var id: Int }"])
    let files = try run(folder).files(in: [folder.path])
    _ = try await run(folder, cache: true).lint(files)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/.cache").first)
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/.cache/\(name)"))
    for count in [0, 3, 20, data.count / 2, data.count - 1] {
      try data.prefix(count).write(to: URL(fileURLWithPath: "\(folder.path)/.cache/\(name)"))
      #expect(try await run(folder, cache: true).lint(files).findings.map(\.rule) == ["mutable-action"])
    }
  }

  @Test("a file that cannot be parsed is reported, and the others are linted")
  func unparsed() async throws {
    let folder = try Folder(["A.swift": "struct ShownAction: Action { var id: Int }", "B.swift": "struct {"])
    let run = run(folder)
    let result = try await run.lint(run.files(in: [folder.path]))

    #expect(result.unparsed.map(\.path) == ["\(folder.path)/B.swift"])
    #expect(result.findings.count == 1)
  }

  @Test("a file that is no baseline is an error")
  func noBaseline() throws {
    let folder = try Folder(["a.json": "{}"])

    #expect(throws: LintRunError.self) { try run(folder).readBaseline("\(folder.path)/a.json") }
    #expect(throws: UnreadableFile.self) { try run(folder).readBaseline("\(folder.path)/missing.json") }
  }
}
