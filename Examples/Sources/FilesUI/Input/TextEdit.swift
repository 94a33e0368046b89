/// A change of a text, as changes at its end.
///
/// The features have actions for the keys of a text field that has its cursor at the end.
struct TextEdit: Equatable {
  /// The number of characters to remove at the end.
  let deletions: Int
  /// The text to add after that.
  let insertion: String

  init(from old: String, to new: String) {
    // Compares bytes: names that look alike may be different names.
    let common = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    deletions = old.count - common
    insertion = String(new.dropFirst(common))
  }
}
