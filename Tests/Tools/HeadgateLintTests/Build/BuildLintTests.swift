import Foundation
@testable import HeadgateLint
import Testing

@Suite struct BuildLintTests {
  /// A package in a folder that is deleted with its owner.
  private final class Package {
    let path = NSTemporaryDirectory() + "headgate-build-\(UUID().uuidString)"

    init(_ files: [String: String]) throws {
      for (name, text) in files { try write(text, to: name) }
    }

    func write(_ text: String, to name: String) throws {
      let url = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }

    func lint(
      _ target: [String],
      dependencies: [String] = [],
      configuration: Configuration = Configuration()
    ) async throws -> (diagnostics: String, isFailure: Bool) {
      let list = BuildList(
        package: path,
        configuration: nil,
        target: .init(sources: target, facts: "\(path)/facts/own"),
        dependencies: [.init(sources: dependencies, facts: "\(path)/facts/other")]
      )
      return await BuildLint(list, configuration).run()
    }

    /// The dates of the stored facts by name: facts that were not stored again keep theirs.
    func facts(_ folder: String = "own") throws -> [String: Date] {
      let root = "\(path)/facts/\(folder)"
      var dates: [String: Date] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: root) {
        dates[name] = try FileManager.default.attributesOfItem(atPath: "\(root)/\(name)")[.modificationDate] as? Date
      }
      return dates
    }

    func fileOfFacts(_ source: String) -> String {
      FactFile(path: source, package: path, folder: "").facts.lastPathComponent
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private static let parent = """
    @Reducer
    struct Parent {
      enum Action { case child(Child.Action) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .child(.saved): return .none
          default: return .none
          }
        }
      }
    }
    """

  private static func child(_ cases: String) -> String {
    """
    @Reducer
    struct Child {
      enum Action {
        \(cases)
      }
    }
    """
  }

  private let withDelegate = child("case saved, delegate(Delegate)\n    enum Delegate { case done }")

  @Test("a finding is a diagnostic at the absolute path, and an error fails")
  func diagnostics() async throws {
    let package = try Package(["Sources/App/Parent.swift": Self.parent, "Sources/App/Child.swift": withDelegate])
    let (diagnostics, isFailure) = try await package.lint(["Sources/App/Parent.swift", "Sources/App/Child.swift"])

    #expect(
      diagnostics.contains("\(package.path)/Sources/App/Parent.swift:7:12: error: 'Parent' matches the action 'saved'")
    )
    #expect(isFailure)
  }

  @Test("a change of the child changes the findings in its parent, and only the child is analyzed again")
  func changedChild() async throws {
    let files = ["Sources/App/Parent.swift", "Sources/App/Child.swift"]
    let package = try Package([files[0]: Self.parent, files[1]: withDelegate])
    #expect(try await package.lint(files).isFailure)
    let before = try package.facts()

    try package.write(Self.child("case renamed"), to: files[1])
    #expect(try await !package.lint(files).diagnostics.contains("'saved'"))

    let after = try package.facts()
    #expect(before.keys == after.keys)
    #expect(before.count == 2)
    #expect(before.filter { after[$0.key] == $0.value }.keys.sorted() == [package.fileOfFacts(files[0])])
  }

  @Test("a target is resolved with its dependencies, whose own findings belong to their own run")
  func dependencies() async throws {
    let package = try Package([
      "Sources/App/Parent.swift": Self.parent,
      "Sources/Child/Child.swift": Self.child(
        "case loadData, saved, delegate(Delegate)\n    enum Delegate { case done }"
      ),
    ])
    let (diagnostics, isFailure) = try await package.lint(
      ["Sources/App/Parent.swift"],
      dependencies: ["Sources/Child/Child.swift"]
    )

    #expect(diagnostics.contains("'saved'"))
    #expect(!diagnostics.contains("'loadData'"))
    #expect(isFailure)
    #expect(try package.facts("other").keys.sorted() == [package.fileOfFacts("Sources/Child/Child.swift")])
  }

  @Test(
    "an action that other modules can use is not reported as unused",
    arguments: [("", true), ("public ", false), ("package ", false)]
  )
  func publicActions(_ access: String, _ isReported: Bool) async throws {
    let package = try Package([
      "Sources/App/Feed.swift": """
      @Reducer
      \(access)struct Feed {
        \(access)enum Action {
          case `internal`(Internal)
          \(access)enum Internal { case cacheExpired }
        }
        \(access)var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """
    ])
    let diagnostics = try await package.lint(["Sources/App/Feed.swift"]).diagnostics

    #expect(diagnostics.contains("(unused-action)") == isReported)
  }

  @Test("the configuration decides which files are linted, and how strictly")
  func configuration() async throws {
    let package = try Package(["Sources/App/Parent.swift": Self.parent, "Sources/App/Child.swift": withDelegate])
    let files = ["Sources/App/Parent.swift", "Sources/App/Child.swift"]
    var configuration = Configuration()
    for rule in ["parent-observes-inside", "delegate-default", "unintegrated-child"] {
      configuration.rules[rule] = .warning
    }
    let warned = try await package.lint(files, configuration: configuration)
    #expect(warned.diagnostics.contains("warning: 'Parent' matches"))
    #expect(!warned.isFailure)

    configuration.excluded = [Glob("Sources/App/Parent.swift")]
    #expect(try await !package.lint(files, configuration: configuration).diagnostics.contains("Parent.swift"))
  }

  @Test("damaged facts, and facts of another tool, are replaced")
  func damagedFacts() async throws {
    let files = ["Sources/App/Parent.swift", "Sources/App/Child.swift"]
    let package = try Package([files[0]: Self.parent, files[1]: withDelegate])
    let expected = try await package.lint(files).diagnostics
    let path = "\(package.path)/facts/own/\(package.fileOfFacts(files[1]))"
    let facts = try Data(contentsOf: URL(fileURLWithPath: path))
    let tool = try #require(ToolIdentity.text).utf8.count
    // The facts of another tool have no types.
    var writer = BlockWriter()
    writer.write(String(repeating: "x", count: tool))
    writer.write(ContentHash(Data(withDelegate.utf8)).value)
    writer.write(try CompactEncoder.encode(FileFacts(path: files[1])))

    for damaged in [0, 7, 8, facts.count / 2, facts.count - 1].map({ facts.prefix($0) }) + [writer.data] {
      try damaged.write(to: URL(fileURLWithPath: path))
      #expect(try await package.lint(files).diagnostics == expected, "\(damaged.count) bytes")
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == facts)
    }
  }

  @Test("facts of files that were deleted are deleted")
  func deletedFiles() async throws {
    let files = ["Sources/App/Parent.swift", "Sources/App/Child.swift"]
    let package = try Package([files[0]: Self.parent, files[1]: withDelegate])
    _ = try await package.lint(files, dependencies: [])
    _ = try await package.lint([files[0]], dependencies: [files[1]])

    #expect(try package.facts().keys.sorted() == [package.fileOfFacts(files[0])])
    #expect(try package.facts("other").count == 1)
  }

  @Test("two files with one name have facts of their own")
  func sameNames() async throws {
    let files = ["Sources/App/A/Child.swift", "Sources/App/A~Child.swift"]
    let package = try Package([files[0]: withDelegate, files[1]: Self.parent])

    #expect(try await package.lint(files).isFailure)
    #expect(try package.facts().count == 2)
  }

  @Test("a list that cannot be read is an error, and a source that cannot be read is reported with its path")
  func unreadable() async throws {
    let package = try Package(["list.json": "[]"])
    let list = "\(package.path)/list.json"
    #expect(throws: LintRunError.self) { try BuildLint(list: list) }
    #expect(throws: UnreadableFile.self) { try BuildLint(list: "\(package.path)/none.json") }
    let (diagnostics, _) = try await package.lint(["Sources/App/None.swift"])
    #expect(diagnostics.contains("Sources/App/None.swift:1:1: error: The file cannot be read or parsed: No such file"))
  }
}
