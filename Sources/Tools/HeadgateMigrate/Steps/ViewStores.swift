import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces `WithViewStore`, `IfLetStore`, `SwitchStore` and the lists in them. The step `names` lists the views that stay.
  static let viewStores = MigrationStep(
    "view-stores",
    edits: { file, code in
      file.nodes(StructDeclSyntax.self).flatMap { view in
        ConvertedView(view, in: file, code)?.edits ?? []
      }
    }
  )
}
