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
