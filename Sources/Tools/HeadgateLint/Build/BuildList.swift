/// The files that a build lints as one target. The build-tool plugin writes it as JSON.
package struct BuildList: Codable, Equatable, Sendable {
  /// The Swift files of a target.
  package struct Module: Codable, Equatable, Sendable {
    /// The paths of the files in the package.
    package var sources: [String]
    /// The folder of the facts of these files.
    package var facts: String
  }

  /// The folder of the package.
  package var package: String
  /// The path of the configuration, if the package has one.
  package var configuration: String?
  /// The target that is linted.
  package var target: Module
  /// The targets of the package that the target depends on. They are resolved with the target, and not linted.
  package var dependencies: [Module]
}
