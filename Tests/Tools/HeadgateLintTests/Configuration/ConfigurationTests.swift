@testable import HeadgateLint
import Testing

@Suite struct ConfigurationTests {
  @Test("a file sets the profile, severities and patterns")
  func complete() throws {
    let configuration = try Configuration(
      yaml: """
        profile: tca
        included:
          - Sources
        excluded: ["**/Generated/*.swift"]
        rules:
          action-name: off
          unused-action: error
        """,
      path: ".headgate.yml"
    )

    #expect(configuration.profile == .tca)
    #expect(configuration.severity(of: try #require(Rule.named("action-name"))) == .off)
    #expect(configuration.severity(of: try #require(Rule.named("unused-action"))) == .error)
    #expect(configuration.severity(of: try #require(Rule.named("task-result"))) == .error)
    #expect(configuration.includes("Sources/App/Login.swift"))
    #expect(!configuration.includes("Tests/App/Login.swift"))
    #expect(!configuration.includes("Sources/App/Generated/Login.swift"))
  }

  @Test(
    "anchors are refused before the file is read",
    arguments: [
      "a: &b 1", "- &b [x]", "&b a: 1", "a: [&b x, *b]", "{&b a: 1}", "? &b x", "a: !!str &b x", "a: !x\t&b y",
      "it's: 'x'\nb: &c 1",
      "\u{FEFF}&b a: 1", "\u{85}&b a: 1", "\u{2028}&b a: 1", "---\n&b\na: 1", "a:\r&b x",
    ]
  )
  func anchors(_ yaml: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try Configuration(yaml: yaml, path: ".headgate.yml") }
    #expect(error.message.hasPrefix("anchors and aliases are not supported"))
  }

  @Test("many marks of anchors in one word are looked at once")
  func manyAmpersands() throws {
    let name = String(repeating: "x&", count: 500_000)
    let configuration = try Configuration(yaml: "excluded:\n  - \(name)\n", path: ".headgate.yml")
    #expect(configuration.excluded == [Glob(name)])
  }

  @Test("a text may begin with the mark of an anchor, as the message says")
  func escapedAmpersand() throws {
    let configuration = try Configuration(yaml: #"excluded: ["\x26b", "a, \x26c"]"#, path: ".headgate.yml")
    #expect(configuration.excluded == [Glob("&b"), Glob("a, &c")])
  }

  @Test("a long name in a message is shortened, and what to do is not")
  func longName() throws {
    let name = String(repeating: "r", count: 10_000)
    let error = try #require(throws: ConfigurationError.self) {
      try Configuration(yaml: "profile: \(name)", path: ".headgate.yml")
    }
    #expect(error.description.utf8.count < 6_000)
    #expect(error.description.hasSuffix("expected \(Profile.allCases.map(\.rawValue).joined(separator: ", "))"))
  }

  @Test("a name may contain the mark of an anchor", arguments: ["R & D/**", "R&D", "R &D", "a/&b", "é &x"])
  func ampersands(_ name: String) throws {
    let configuration = try Configuration(yaml: "excluded:\n  - \(name)\n  - \"&\(name)\"\n", path: ".headgate.yml")
    #expect(configuration.excluded == [Glob(name), Glob("&" + name)])
  }

  @Test("a folder has severities of its own, and the last one counts")
  func folders() throws {
    let configuration = try Configuration(
      yaml: """
        rules:
          action-name: error
        folders:
          Tests:
            action-name: off
            document-action: warning
          "**/Screens":
            action-name: warning
        """,
      path: ".headgate.yml"
    )
    let name = try #require(Rule.named("action-name"))
    let documentation = try #require(Rule.named("document-action"))

    #expect(configuration.severity(of: name, in: "Sources/Login.swift") == .error)
    #expect(configuration.severity(of: name, in: "Tests/Login.swift") == .off)
    #expect(configuration.severity(of: name, in: "Tests/Screens/Login.swift") == .warning)
    #expect(configuration.severity(of: documentation, in: "Tests/Screens/Login.swift") == .warning)
    #expect(configuration.severity(of: documentation) == .off)
    #expect(configuration.isActive(documentation))
  }

  @Test("findings have the severity of their folder")
  func findingsInFolders() {
    func code(_ name: String) -> String { "@Reducer struct \(name) { enum Action { case loadData } }" }
    var configuration = Configuration()
    configuration.folders = [
      .init(pattern: Glob("Tests"), rules: ["action-name": .off]),
      .init(pattern: Glob("Other"), rules: ["action-name": .error]),
    ]
    let files = ["Sources": "Feed", "Tests": "Login", "Other": "Map"].map {
      FileFacts(path: "\($0)/A.swift", source: code($1))
    }
    let findings = Linter(configuration).lint(files).findings.filter { $0.rule == "action-name" }

    #expect(findings.map(\.path) == ["Other/A.swift", "Sources/A.swift"])
    #expect(findings.map(\.severity) == [.error, .warning])
  }

  @Test("an empty file changes nothing")
  func empty() throws {
    #expect(try Configuration(yaml: "", path: "a.yml") == Configuration())
  }

  @Test(
    "a mistake is reported with its line and the nearest name",
    arguments: [
      ("profile: headgat", "a.yml:1: error: unknown profile 'headgat': did you mean 'headgate'?"),
      ("profile: tca\nrulez:\n  a: off", "a.yml:2: error: unknown key 'rulez': did you mean 'rules'?"),
      ("rules:\n  task-results: off", "a.yml:2: error: unknown rule 'task-results': did you mean 'task-result'?"),
      ("rules:\n  task-result: on", "a.yml:2: error: unknown severity 'on': expected off, warning, error"),
      ("excluded: Sources", "a.yml:1: error: expected a list of patterns"),
      ("rules: [a]", "a.yml:1: error: expected entries of the form 'key: value'"),
      (
        "folders:\n  Tests:\n    task-results: off",
        "a.yml:3: error: unknown rule 'task-results': did you mean 'task-result'?"
      ),
      ("folders: [Tests]", "a.yml:1: error: expected entries of the form 'key: value'"),
      ("profile: [a]", "a.yml:1: error: expected a text"),
      ("rules:\n  task-result: off\n  task-result: error", "a.yml:2: error: the key 'task-result' is repeated"),
    ]
  )
  func mistakes(_ yaml: String, _ message: String) {
    let error = #expect(throws: ConfigurationError.self) { try Configuration(yaml: yaml, path: "a.yml") }
    #expect(error?.description == message)
  }

  @Test("text that is no YAML is reported with its line")
  func noYAML() {
    let error = #expect(throws: ConfigurationError.self) { try Configuration(yaml: "rules: [\n", path: "a.yml") }
    #expect(error?.line != nil)
    #expect(error?.message.hasPrefix("this is no YAML") == true)
  }
}
