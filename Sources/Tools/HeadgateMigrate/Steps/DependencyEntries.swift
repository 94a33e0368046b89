import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Writes which value `@DependencyEntry` gives. In TCA it is the test value.
  static let dependencyEntries = MigrationStep(
    "dependency-entries",
    edits: { file, code in
      guard !code.declaresType("DependencyEntry") else { return [] }
      return file.nodes(AttributeSyntax.self).compactMap { attribute in
        guard attribute.name == "DependencyEntry", attribute.arguments == nil else { return nil }
        return attribute.followed(by: "(.test)")
      }
    }
  )
}
