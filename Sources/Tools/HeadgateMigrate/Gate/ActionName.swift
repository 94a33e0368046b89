/// The name of a case of the feature, with the kind that its declaration has before the migration.
struct ActionName: Hashable, Sendable {
  /// The kind whose enum declares the case; nil for a case of the actions themselves.
  let kind: GateKind?
  let name: String
}
