/// The names that a module declares.
struct DeclaredNames: Sendable {
  /// The types, type aliases and generic parameters.
  var types: Set<String> = []
  /// The types and type aliases that are in no other type and in no function.
  var topLevelTypes: Set<String> = []
  var functions: Set<String> = []
  var staticFunctions: Set<String> = []
}
