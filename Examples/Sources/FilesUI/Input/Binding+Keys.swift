import SwiftUI

extension Binding where Value == String {
  /// Creates a binding to a text that a feature changes key by key.
  ///
  /// - Parameters:
  ///   - text: Returns the text.
  ///   - delete: Removes the last character.
  ///   - insert: Adds a text at the end.
  @MainActor
  init(
    _ text: @escaping @MainActor () -> String,
    delete: @escaping @MainActor () -> Void,
    insert: @escaping @MainActor (String) -> Void
  ) {
    // This read lets the body observe the text.
    _ = text()
    self.init(
      get: { text() },
      set: { newText in
        let edit = TextEdit(from: text(), to: newText)
        for _ in 0..<edit.deletions { delete() }
        if !edit.insertion.isEmpty { insert(edit.insertion) }
      }
    )
  }
}
