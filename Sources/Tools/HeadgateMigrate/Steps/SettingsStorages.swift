import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Writes the `UserDefaults` of the dependency `defaultAppStorage` as a storage of settings.
  static let settingsStorages = MigrationStep(
    "settings-storages",
    edits: { file, _ in
      assignments(in: file).flatMap { target, value in
        isDependencyValues(target) ? [value.preceded(by: ".userDefaults("), value.followed(by: ")")] : []
      }
    },
    manualChanges: { file, code in
      guard !code.declaredProperties.contains("defaultAppStorage") else { return [] }
      return assignments(in: file).map { target, value in
        let advice = "If it is a dependency, write '.userDefaults(…)'."
        return ManualChange(step: "settings-storages", range: value.bytes, advice: advice)
      }
    }
  )

  private static func assignments(in file: SourceText) -> [(target: MemberAccessExprSyntax, value: ExprSyntax)] {
    file.nodes(SequenceExprSyntax.self).compactMap { sequence in
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
        let target = parts[0].as(MemberAccessExprSyntax.self), target.declName.baseName.text == "defaultAppStorage",
        parts[2].trimmedDescription.hasPrefix("UserDefaults")
      else { return nil }
      return (target, parts[2])
    }
  }
}
