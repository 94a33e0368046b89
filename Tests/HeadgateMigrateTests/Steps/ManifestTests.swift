import HeadgateLint
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
        name: "App",
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
}
