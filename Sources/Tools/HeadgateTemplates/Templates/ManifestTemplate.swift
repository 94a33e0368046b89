/// The text of the manifest of a new package.
struct ManifestTemplate {
  let name: String
  let headgate: HeadgateSource
  let usesMainActor: Bool

  var lines: Lines {
    Lines {
      "// swift-tools-version: 6.3"
      "import PackageDescription"
      ""
      if usesMainActor {
        settings
        ""
      }
      "let package = Package("
      Lines {
        "name: \"\(name)\","
        "// The oldest systems with Observation. On Linux, this line has no effect."
        "platforms: [.iOS(.v17), .macOS(.v14)],"
        "dependencies: ["
        "  // With `traits: [\"Tools\"]` after the place, `swift run headgate` works in this package."
        "  \(headgate.dependency)"
        "],"
        "targets: ["
        target(".executableTarget", name, ["\(product("Headgate"))"]).indented()
        target(".testTarget", "\(name)Tests", ["\"\(name)\"", product("HeadgateTesting")]).indented()
        "]"
      }.indented()
      ")"
    }
  }

  private var settings: Lines {
    Lines {
      "// The settings of a new app project in Xcode 26: declarations belong to the main actor by default."
      "let settings: [SwiftSetting] = ["
      "  .defaultIsolation(MainActor.self),"
      "  .enableUpcomingFeature(\"NonisolatedNonsendingByDefault\"),"
      "  .enableUpcomingFeature(\"InferIsolatedConformances\"),"
      "]"
    }
  }

  private func target(_ kind: String, _ name: String, _ dependencies: [String]) -> Lines {
    let parameters =
      [
        "name: \"\(name)\"",
        "dependencies: [\(dependencies.joined(separator: ", "))]",
      ] + (usesMainActor ? ["swiftSettings: settings"] : [])
    return Lines {
      "\(kind)("
      for (index, parameter) in parameters.enumerated() {
        "  \(parameter)\(index == parameters.count - 1 ? "" : ",")"
      }
      "),"
    }
  }

  private func product(_ product: String) -> String {
    ".product(name: \"\(product)\", package: \(HeadgateSource.literal(headgate.packageName)))"
  }
}
