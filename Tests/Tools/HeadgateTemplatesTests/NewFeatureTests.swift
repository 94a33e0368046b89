import Foundation
import Testing

@testable import HeadgateTemplates

@Suite("headgate new feature")
struct NewFeatureTests {
  /// A combination of options. Its name is that of the file with the expected text.
  struct Variant: CustomTestStringConvertible {
    let isGated: Bool
    let hasChild: Bool
    let hasEffect: Bool

    var testDescription: String {
      (isGated ? "gated" : "plain") + (hasChild ? "-child" : "") + (hasEffect ? "-effect" : "")
    }

    var feature: NewFeature {
      NewFeature("Home", style: isGated ? .gated : .plain, child: hasChild ? "Details" : nil, hasEffect: hasEffect)
    }

    var golden: String {
      get throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        return try String(contentsOf: folder.appending(path: "Golden/\(testDescription).txt"), encoding: .utf8)
      }
    }

    static let all = [true, false].flatMap { isGated in
      [true, false].flatMap { hasChild in
        [true, false].map { Variant(isGated: isGated, hasChild: hasChild, hasEffect: $0) }
      }
    }
  }

  @Test("each combination of options has its text, and lints clean", arguments: Variant.all)
  func variants(_ variant: Variant) async throws {
    let package = try SamplePackage()
    let files = try package.files(variant.feature)
    #expect(files.joined == (try variant.golden))
    try files.write(into: package.root)
    #expect(try await package.lint() == [])
  }

  @Test("no line is longer than 100 columns", arguments: Variant.all)
  func widths(_ variant: Variant) throws {
    let text = try SamplePackage().files(variant.feature).joined
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("--no-test needs no folder of tests, and writes none")
  func noTests() throws {
    let package = try SamplePackage(targets: [])
    try package.makeFolder("Sources/App")
    let feature = NewFeature("Home", hasTests: false)
    #expect(try package.files(feature).files.map(\.path) == ["Sources/App/Home.swift"])
    #expect(throws: TemplateError.noTestTarget("Tests/AppTests")) {
      try package.files(NewFeature("Home"))
    }
  }

  @Test("tests belong to the main actor if a target of the package does")
  func mainActor() throws {
    let package = try SamplePackage(manifest: "swiftSettings: [.defaultIsolation(MainActor.self)]")
    let files = try package.files(NewFeature("Home")).files
    #expect(files[1].text.contains("\n@MainActor\nstruct HomeTests {\n"))
  }

  // MARK: - Children

  /// A parent handles each action of a child that exists, and changes nothing that it does not know.
  @Test("an existing child stays, and its delegate and interface actions are matched")
  func existingChild() async throws {
    let package = try SamplePackage()
    try package.write(
      """
      @Reducer
      struct Details {
        struct State: Equatable { let id: Int }
        enum Action: GatedAction {
          case view(View), delegate(Delegate), interface(Interface)
          enum View { case closeButtonTapped }
          enum Delegate { case closed(id: Int), opened }
          enum Interface { case refresh }
        }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      to: "Sources/App/Screens/Details.swift"
    )
    let files = try package.files(NewFeature("Home", child: "Details"))
    #expect(files.files.map(\.path) == ["Sources/App/Home.swift", "Tests/AppTests/HomeTests.swift"])
    let text = files.joined
    #expect(text.contains("case details(PresentationAction<Gate<Details>>)"))
    #expect(text.contains("state.details = Details.State(id: 0)"))
    #expect(text.contains("case .details(.presented(.delegate(.closed))):\n        return .none"))
    #expect(text.contains("case .details(.presented(.delegate(.opened))):\n        return .none"))
    #expect(text.contains("case .details(.presented(.interface)), .details(.presented(.inside)), .details(.dismiss):"))
    #expect(text.contains("await store.send(.details(.dismiss)) { $0.details = nil }"))
  }

  @Test("a plain child has no gate, and a new delegate action of it does not compile in the parent")
  func existingPlainChild() async throws {
    let package = try SamplePackage()
    try package.files(NewFeature("Parent", style: .plain, child: "Details")).write(
      into: package.root
    )
    try package.files(NewFeature("Home", child: "Details")).write(into: package.root)
    let text = try #require(package.text(of: "Sources/App/Home.swift"))
    #expect(text.contains("case details(PresentationAction<Details.Action>)"))
    #expect(
      text.contains("case .details(.presented(.delegate(let event))):\n        switch event {\n        case .finished:")
    )
    #expect(try await package.lint() == [])
  }

  @Test("a child whose state needs a value of the user is an error")
  func unknownState() throws {
    let package = try SamplePackage()
    try package.write(
      "@Reducer struct Details { struct State { var user: User }; enum Action { case closed } }",
      to: "Sources/App/Details.swift"
    )
    #expect(
      throws: TemplateError.unsuitableFeature(
        "Details",
        reason: "has a state that needs a value for 'user'. Give it a default value, or an initializer"
      )
    ) {
      try package.files(NewFeature("Home", child: "Details"))
    }
  }

  // MARK: - Mistakes

  @Test("names are checked")
  func names() throws {
    let package = try SamplePackage()
    #expect(throws: TemplateError.nameOfModule("App")) { try package.files(NewFeature("App")) }
    #expect(throws: TemplateError.sameNames("Home")) {
      try package.files(NewFeature("Home", child: "Home"))
    }
    #expect(throws: TemplateError.wrongName("home", reason: "is no type name in upper camel case", proposal: "Home")) {
      try package.files(NewFeature("home"))
    }
    #expect(throws: TemplateError.wrongName("Gate", reason: "has a meaning in features", proposal: "GateFeature")) {
      try package.files(NewFeature("Home", child: "Gate"))
    }
  }

  @Test("a name that the target declares is an error with the file")
  func declared() throws {
    let package = try SamplePackage()
    try package.write("struct Home {}\nenum Details {}", to: "Sources/App/Models.swift")
    let path = "\(package.root)/Sources/App/Models.swift"
    #expect(throws: TemplateError.declared("Home", path: path)) {
      try package.files(NewFeature("Home"))
    }
    #expect(throws: TemplateError.declared("Details", path: path)) {
      try package.files(NewFeature("Other", child: "Details"))
    }
  }

  @Test("the names of the child's property do not collide with those of the feature")
  func properties() throws {
    let package = try SamplePackage()
    let text = try package.files(NewFeature("Home", child: "Count")).joined
    #expect(text.contains("@Presents var countFeature: Count.State?"))
    #expect(text.contains("case countFeatureButtonTapped"))
  }
}
