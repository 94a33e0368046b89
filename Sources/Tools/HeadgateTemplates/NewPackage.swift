import Foundation
import HeadgateLint

/// The files of a new package with a program, its first feature, and tests.
package struct NewPackage {
  package var name: String
  package var headgate: HeadgateSource
  /// Whether the declarations of the targets belong to the main actor by default.
  package var usesMainActor: Bool

  package init(_ name: String, headgate: HeadgateSource, usesMainActor: Bool = false) {
    self.name = name
    self.headgate = headgate
    self.usesMainActor = usesMainActor
  }

  /// Returns the files, without writing them.
  ///
  /// - Parameter folder: The folder of the package.
  /// - Throws: `TemplateError`.
  package func files(for folder: String) throws -> NewFiles {
    let name = try TypeName(name).text
    if FileManager.default.fileExists(atPath: SwiftFolder.join(folder, "Package.swift")) {
      throw TemplateError.existingPackage(folder)
    }
    // A type cannot have the name of its module.
    let feature = FeatureShape(name: name == "Counter" ? "Tally" : "Counter", style: .gated, hasEffect: true)
    let screen = ScreenTemplate(feature: feature.name)
    let manifest = ManifestTemplate(name: name, headgate: headgate, usesMainActor: usesMainActor)
    var files = NewFiles()
    files.add("Package.swift", manifest.lines)
    files.add(".gitignore", Lines([".build/", ".swiftpm/", "*.xcodeproj", "DerivedData/"]))
    files.add(".headgate.yml", Lines(["profile: headgate", "included: [Sources, Tests]"]))
    files.add("README.md", ReadmeTemplate(name: name).lines)
    files.add("Sources/\(name)/\(feature.name).swift", FeatureTemplate(shape: feature).lines)
    files.add("Sources/\(name)/\(screen.name).swift", screen.lines)
    files.add("Sources/\(name)/main.swift", screen.main)
    files.add(
      "Tests/\(name)Tests/\(feature.name)Tests.swift",
      FeatureTestTemplate(shape: feature, module: name, isOnMainActor: usesMainActor).lines
    )
    return files
  }
}
