import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Writes the `UserDefaults` of the dependency `defaultAppStorage` as a storage of settings.
  static let settingsStorages = MigrationStep(
    "settings-storages",
    edits: { file, _ in
      file.tree.descendants(SequenceExprSyntax.self).flatMap { sequence -> [Fix.Edit] in
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
          parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "defaultAppStorage",
          parts[2].trimmedDescription.hasPrefix("UserDefaults")
        else { return [] }
        return [parts[2].preceded(by: ".userDefaults("), parts[2].followed(by: ")")]
      }
    }
  )
}
