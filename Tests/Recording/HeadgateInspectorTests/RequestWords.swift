/// What requests are made of, for tests that make them at random.
enum RequestWords {
  /// All methods, one that does not exist, and one without a name.
  static let methods = [
    "stores", "actions", "action", "effects", "state", "diff", "changes", "search", "seek", "pause", "lock", "resume",
    "send", "skip", "cancel", "map", "test", "none", "",
  ]

  /// All members but the method.
  static let names = [
    "number", "from", "to", "path", "text", "action", "numbers", "effect", "store", "id", "name", "feature",
  ]
}
