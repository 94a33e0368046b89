/// Why a key saves a value.
public enum SaveContext: Hashable, Sendable {
  /// The value changed.
  case didSet
  /// The program called `save()`.
  case userInitiated
}
