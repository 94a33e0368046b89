import HeadgateMigrate
import Testing

@Suite struct ManifestTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [
        .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.17.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.0.0"),
      ],
      targets: [
        .target(
          name: "App",
          dependencies: [
            .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
            .product(name: "Logging", package: "swift-log"),
          ]
        ),
        .testTarget(name: "AppTests", dependencies: ["App"]),
        .testTarget(name: "OtherTests", dependencies: ["App"]),
      ]
    )

    """

  private func migrate(_ dependency: String?) -> MigratedFile? {
    let texts = [
      ("Package.swift", Self.manifest), ("Tests/AppTests/A.swift", "import ComposableArchitecture\nimport XCTest\n"),
    ]
    return Migration(texts, steps: MigrationStep.all(dependency: dependency)).files.first { $0.path == "Package.swift" }
  }

  @Test func productsAndTargetsOfTests() {
    let file = migrate(#".package(path: "../headgate")"#)
    #expect(file?.manualChanges == [])
    let diff = file?.diff.split(separator: "\n").filter { $0.hasPrefix("+ ") || $0.hasPrefix("- ") }
    #expect(
      diff == [
        #"-    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.17.0"),"#,
        #"+    .package(path: "../headgate"),"#,
        #"-        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),"#,
        #"+        .product(name: "Headgate", package: "headgate"),"#,
        #"-    .testTarget(name: "AppTests", dependencies: ["App"]),"#,
        #"+    .testTarget(name: "AppTests", dependencies: ["App", .product(name: "HeadgateTesting", package: "headgate")]),"#,
      ]
    )
  }

  @Test func withoutADependencyItIsListed() {
    let file = migrate(nil)
    #expect(file?.manualChanges.map(\.step) == ["manifest"])
    #expect(file?.after.contains("swift-composable-architecture\", from") == true)
  }
}
