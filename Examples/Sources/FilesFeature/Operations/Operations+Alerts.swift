package import Headgate

extension AlertState where Action == Operations.Alert {
  package static func trash(_ paths: [Path]) -> Self {
    AlertState {
      TextState(
        paths.count == 1 ? "Move \(paths[0].name.short) to the trash?" : "Move \(paths.count) entries to the trash?"
      )
    } actions: {
      ButtonState(role: .destructive, action: .trashConfirmed(paths)) { TextState("yes") }
      ButtonState(role: .cancel) { TextState("no") }
    }
  }

  /// Asks what is done with a name that is taken. With `forAll`, the capital letters answer all further questions.
  package static func conflict(_ path: Path, forAll: Bool) -> Self {
    AlertState {
      TextState("There is a \(path.name.short) already")
    } actions: {
      ButtonState(action: .answered(.keepBoth, forAll: false)) { TextState("keep both") }
      ButtonState(action: .answered(.skip, forAll: false)) { TextState("skip") }
      ButtonState(role: .destructive, action: .answered(.replace, forAll: false)) { TextState("replace: old to trash") }
      if forAll {
        ButtonState(action: .answered(.keepBoth, forAll: true)) { TextState("Keep all") }
        ButtonState(action: .answered(.skip, forAll: true)) { TextState("Skip all") }
        ButtonState(role: .destructive, action: .answered(.replace, forAll: true)) { TextState("Replace all") }
      }
      ButtonState(role: .cancel) { TextState("cancel") }
    }
  }
}
