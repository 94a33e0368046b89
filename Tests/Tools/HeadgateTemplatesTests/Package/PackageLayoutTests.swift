import Testing

@testable import HeadgateTemplates

struct PackageLayoutTests {
  @Test func theOnlyTargetNeedsNoName() throws {
    let package = try SamplePackage()
    #expect(try package.layout.target(nil) == "App")
    #expect(try package.layout.target("App") == "App")
    #expect(try package.layout.target("Sources/App/") == "App")
  }

  @Test func severalTargetsAreListed() throws {
    let package = try SamplePackage(targets: ["Shop", "App"])
    #expect(throws: TemplateError.severalTargets(["App", "Shop"])) { try package.layout.target(nil) }
    #expect(try package.layout.target("Shop") == "Shop")
    #expect(throws: TemplateError.unknownTarget("Shp", nearest: "Shop")) { try package.layout.target("Shp") }
  }

  /// A target of C code, hidden folders and files are no targets for features. An empty folder is a new target.
  @Test func targetsContainSwiftFilesOrNothing() throws {
    let package = try SamplePackage()
    try package.write("", to: "Sources/Native/native.c")
    try package.write("", to: "Sources/Deep/Inner/Code.swift")
    try package.write("", to: "Sources/Alone.swift")
    #expect(try package.layout.targets == ["App", "Deep"])
  }

  @Test func aFolderWithoutPackageOrTargetsIsAnError() throws {
    let package = try SamplePackage(targets: [])
    #expect(throws: TemplateError.noTargets("\(package.root)/Sources")) { try package.layout }
    #expect(throws: TemplateError.noPackage("/no/such/folder")) { try PackageLayout("/no/such/folder") }
  }

  @Test func theFolderOfTestsMustExist() throws {
    let package = try SamplePackage(targets: [])
    try package.makeFolder("Sources/App")
    try package.write("", to: "Tests/AppTests")
    #expect(throws: TemplateError.noTestTarget("Tests/AppTests")) { try package.layout.testFolder(of: "App") }
  }
}
