import FilesFeature
import Terminal

extension KeySection {
  static var bookmarks: KeySection {
    KeySection(
      title: "Bookmarks",
      bindings: [
        KeyBinding(
          .enter,
          .right,
          .character("l"),
          does: "go to the selected directory",
          hint: "open",
          .bookmarks(.enterPressed)
        ),
        KeyBinding(
          .character("d"),
          .delete,
          does: "remove the selected bookmark",
          hint: "remove",
          .bookmarks(.removePressed)
        ),
        KeyBinding(
          .escape,
          .left,
          .backspace,
          .character("h"),
          .character("B"),
          .character("'"),
          does: "close",
          hint: "close",
          .bookmarks(.closePressed)
        ),
        KeyBinding(.character("q"), does: "quit", .app(.quitPressed)),
      ] + moves(withLetters: true) { .bookmarks(.moved($0)) }
    )
  }

  /// The keys for bookmarks in a directory.
  static var bookmarkKeys: [KeyBinding] {
    [
      KeyBinding(.character("b"), does: "make a bookmark of this directory; again removes it", .app(.bookmarkPressed)),
      KeyBinding(
        .character("B"),
        .character("'"),
        does: "show all bookmarks",
        hint: "bookmarks",
        .app(.bookmarksPressed)
      ),
    ]
  }
}
