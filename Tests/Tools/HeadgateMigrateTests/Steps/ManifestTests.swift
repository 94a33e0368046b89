import Foundation
import HeadgateLint
import HeadgateMigrate
import Testing

@Suite struct ManifestTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App", platforms: [.macOS(.v14)],
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

  /// Returns the entries of dependencies, and the lines with manual changes, of a manifest with one target.
  private func migrate(packages: [String], products: [String], targets: String = "") -> (text: String, changes: [Int]) {
    let source = manifest(packages: packages, products: products, targets: targets)
    let steps = MigrationStep.all(dependency: #".package(path: "../headgate")"#)
    let file = Migration([("Package.swift", source)], steps: steps).files[0]
    let again = Migration([("Package.swift", file.after)], steps: steps).files[0]
    #expect(again.after == file.after)
    let lines = LineTable(file.after)
    return (file.after, file.manualChanges.map { lines.position(of: $0.range.offset).line })
  }

  private func manifest(packages: [String], products: [String], targets: String = "") -> String {
    func list(_ entries: [String]) -> String { entries.map { "    \($0),\n" }.joined() }
    return """
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS("17.0")],
        dependencies: [
      \(list(packages))  ],
        targets: [
          \(targets).target(name: "App", dependencies: [
      \(list(products))    ])
        ]
      )

      """
  }

  @Test func theOtherLibraries() {
    let result = migrate(
      packages: [
        #".package(url: "https://github.com/pointfreeco/swift-dependencies.git", from: "1.0.0")"#,
        #".package(url: "https://github.com/pointfreeco/swift-case-paths", from: "1.0.0")"#,
        #".package(url: "https://github.com/pointfreeco/swift-sharing", from: "1.0.0")"#,
      ],
      products: [
        #".product(name: "Dependencies", package: "swift-dependencies")"#,
        #".product(name: "DependenciesMacros", package: "swift-dependencies")"#,
        #".product(name: "CasePaths", package: "swift-case-paths")"#,
        #".product(name: "Sharing", package: "swift-sharing")"#,
      ]
    )
    #expect(result.changes == [])
    #expect(
      result.text
        == manifest(
          packages: [#".package(path: "../headgate")"#],
          products: ["HeadgateDependencies", "HeadgateCasePaths", "HeadgateShared"].map {
            #".product(name: "\#($0)", package: "headgate")"#
          }
        )
    )
  }

  @Test func packagesWithProductsOfTheirName() {
    let result = migrate(
      packages: [
        #".package(url: "https://github.com/ReSwift/ReSwift.git", from: "6.0.0")"#, #".package(path: "../UDF")"#,
      ],
      products: [#""ReSwift""#, #".product(name: "UDF", package: "UDF")"#]
    )
    #expect(result.changes == [])
    #expect(
      result.text
        == manifest(
          packages: [#".package(path: "../headgate")"#],
          products: [#".product(name: "HeadgateUDF", package: "headgate")"#]
        )
    )
  }

  @Test func aTargetWithTheNameOfAProductStays() {
    let result = migrate(packages: [], products: [#""UDF""#], targets: #".target(name: "UDF"), "#)
    #expect(result.text.contains(#"    "UDF",\#n"#))
  }

  @Test func anotherProductIsListedAndKeepsItsPackage() {
    let packages = [#".package(url: "https://github.com/pointfreeco/swift-case-paths", from: "1.0.0")"#]
    let products = [#".product(name: "CasePathsCore", package: "swift-case-paths")"#]
    let result = migrate(packages: packages, products: products)
    #expect(result.text == manifest(packages: packages, products: products))
    #expect(result.changes == [5, 9])
  }

  @Test func aCommentBetweenPackagesStays() {
    let result = migrate(
      packages: [
        #".package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")"#,
        #"/* paths */ .package(url: "https://github.com/pointfreeco/swift-case-paths", from: "1.0.0")"#,
      ],
      products: []
    )
    #expect(result.text.contains("/* paths */ .package(url:"))
    #expect(result.changes == [6])
  }

  /// Migrates a manifest with tests, and returns its text and its manual changes.
  private func migrateTests(_ target: String, platforms: String = "platforms: [.macOS(.v15)], ") -> MigratedFile {
    let manifest = """
      import PackageDescription
      let package = Package(name: "App", \(platforms)dependencies: [.package(path: "../headgate")], targets: [\(target)])

      """
    let tests = "import ComposableArchitecture\nimport XCTest\n"
    let files = Migration([("Package.swift", manifest), ("Tests/AppTests/A.swift", tests)]).files
    return files[0]
  }

  @Test(
    "a target of tests gets the product",
    arguments: [
      (#".testTarget(name: "AppTests")"#, #".testTarget(name: "AppTests", dependencies: [PRODUCT])"#),
      (
        #".testTarget(name: "AppTests", path: "Tests/AppTests")"#,
        #".testTarget(name: "AppTests", dependencies: [PRODUCT], path: "Tests/AppTests")"#
      ),
      (
        #".testTarget(name: "Checks", dependencies: [], path: "Tests/AppTests")"#,
        #".testTarget(name: "Checks", dependencies: [PRODUCT], path: "Tests/AppTests")"#
      ),
    ]
  )
  func targetsOfTests(_ old: String, _ new: String) {
    let file = migrateTests(old)
    let product = #".product(name: "HeadgateTesting", package: "headgate")"#
    #expect(file.after.contains("[\(new.replacing("PRODUCT", with: product))]"))
    #expect(file.manualChanges == [])
  }

  @Test func aTargetOfTestsWithAVariableIsListed() {
    let target = #".testTarget(name: "AppTests", dependencies: shared)"#
    let file = migrateTests(target)
    #expect(file.after.contains("[\(target)]"))
    #expect(file.manualChanges.map(\.advice).map { $0.hasPrefix("Add '.product(name: \"HeadgateTesting\"") } == [true])
  }

  @Test(
    "lower platforms are listed",
    arguments: [
      ("", "Write 'platforms: [.macOS(.v14), .iOS(.v17)]', or those that the package has: the default is lower."),
      ("platforms: [.macOS(.v10_15), .iOS(.v17)], ", "Write '.macOS(.v14)' or a later version."),
      (#"platforms: [.iOS("16.4")], "#, "Write '.iOS(.v17)' or a later version."),
    ]
  )
  func platforms(_ platforms: String, _ advice: String) {
    #expect(migrateTests("", platforms: platforms).manualChanges.map(\.advice) == [advice])
  }

  @Test func aManifestWithoutHeadgateHasItsPlatforms() {
    let manifest = "import PackageDescription\nlet package = Package(name: \"App\")\n"
    #expect(Migration([("Package.swift", manifest)]).files[0].manualChanges == [])
  }

  @Test func theLowestPlatformsAreThoseOfThePackage() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
    let manifest = try String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)
    #expect(
      manifest.contains(
        "platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1), .macCatalyst(.v17)],"
      )
    )
  }
}
