import HeadgateLint
import HeadgateMigrate
import Testing

struct GateMigrationTests {
  @Test(arguments: GateCorpus.all) func corpus(pair: GateCorpus) throws {
    let before = try pair.texts("Before")
    let result = try GateMigration(before, feature: pair.feature()).migration
    for (path, text) in try pair.texts("After") {
      let file = result.files.first { $0.path == path }
      #expect((file?.after ?? before.first { $0.path == path }?.text) == text)
    }
    #expect(result.manualText == (try pair.manualChanges()))
  }

  @Test(arguments: GateCorpus.all) func secondRunChangesNothing(pair: GateCorpus) throws {
    let result = try GateMigration(pair.texts("After"), feature: pair.feature()).migration
    #expect(result.files.filter(\.isChanged).map(\.path) == [])
  }

  /// A list that gets shorter without a change of a person would say that the work is done.
  @Test(arguments: GateCorpus.all) func secondRunListsTheSame(pair: GateCorpus) throws {
    let first = try GateMigration(pair.texts("Before"), feature: pair.feature())
    let second = try GateMigration(pair.texts("After"), feature: pair.feature())
    #expect(second.migration.manualText == first.migration.manualText)
    #expect(second.migration.exitCode == first.migration.exitCode)
    let summary = first.summary.replacing(" gets a gate.", with: " holds a gate already.")
    #expect(second.summary == summary)
  }

  /// The store of a `ViewStore` leaves out the group `view`.
  @Test func kindThatAStoreLeavesOut() throws {
    let view = """
      struct ChildPage: View {
        let store: ViewStore<Child>
        func tap() { store.send(.tapped) }
      }

      """
    let text = GateSource.feature("Child", cases: "case view(View), done\n    enum View { case tapped }")
      .replacing("case .tapped:", with: "case .view(.tapped):").replacing("send(.tapped)", with: "send(.view(.tapped))")
    let result = try GateMigration([("A.swift", text), ("B.swift", view)], feature: "Child")
    #expect(result.summary.hasPrefix("tapped  view       a view sends it (A.swift:26)\n"))
    #expect(result.migration.files.map(\.path) == ["A.swift"])
  }

  @Test func corpusIsComplete() { #expect(GateCorpus.all.count >= 10) }

  @Test func summaryNamesReasonsAndParents() throws {
    let texts = try GateCorpus(name: "ReachInside").texts("Before")
    let summary = try GateMigration(texts, feature: "Login").summary
    #expect(
      summary == """
        nameChanged        view       a view sends it (Login.swift:54)
        loginButtonTapped  view       a view sends it (Login.swift:55)
        userLoaded         internal   only the feature sends it (Login.swift:37)
        failed             internal   only the feature sends it (Login.swift:35)
        Root.login gets no gate: 5 places to change first.
        Gallery.login gets a gate.

        """
    )
  }

  @Test func endsOfLinesStay() throws {
    let text = GateSource.parent(child: GateSource.child).replacing("\n", with: "\r\n")
    let after = try #require(try GateMigration([("A.swift", text)], feature: "Child").migration.files.first?.after)
    #expect(after.contains("\r\n"))
    #expect(!after.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func fileThatCannotBeParsedStays() throws {
    let texts = [("A.swift", GateSource.parent(child: GateSource.child)), ("B.swift", "struct {")]
    let result = try GateMigration(texts, feature: "Child").migration
    #expect(result.unread.map(\.path) == ["B.swift"])
    #expect(throws: GateError.self) {
      try GateMigration(texts + [("C.swift", "struct Child {")], feature: "Child")
    }
  }
}
