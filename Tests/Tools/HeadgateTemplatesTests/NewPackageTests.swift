import Testing

@testable import HeadgateTemplates

@Suite("headgate new package")
struct NewPackageTests {
  @Test("a package has a program, a feature, tests and settings, and lints clean", arguments: [false, true])
  func files(usesMainActor: Bool) async throws {
    let package = try SamplePackage(targets: [], manifest: nil)
    let new = NewPackage("Shop", headgate: .path("../headgate"), usesMainActor: usesMainActor)
    let files = try new.files(for: package.root)
    #expect(
      files.files.map(\.path) == [
        "Package.swift", ".gitignore", ".headgate.yml", "README.md", "Sources/Shop/Counter.swift",
        "Sources/Shop/CounterScreen.swift", "Sources/Shop/main.swift", "Tests/ShopTests/CounterTests.swift",
      ]
    )
    try files.write(into: package.root)
    #expect(try await package.lint() == [])
    #expect(try package.layout.targets == ["Shop"])
    #expect(try package.layout.usesMainActor == usesMainActor)
    #expect(package.text(of: "Package.swift")?.contains("swiftSettings: settings\n") == usesMainActor)
  }

  @Test("the feature never has the name of its module")
  func nameOfModule() throws {
    let files = try NewPackage("Counter", headgate: .path(".")).files(for: "Counter").files.map(\.path)
    #expect(files.contains("Sources/Counter/Tally.swift"))
  }

  @Test("a folder with a package is an error, and so is a wrong name")
  func mistakes() throws {
    let package = try SamplePackage()
    #expect(throws: TemplateError.existingPackage(package.root)) {
      try NewPackage("Shop", headgate: .path(".")).files(for: package.root)
    }
    #expect(throws: TemplateError.self) { try NewPackage("my-shop", headgate: .path(".")).files(for: "none") }
  }
}
