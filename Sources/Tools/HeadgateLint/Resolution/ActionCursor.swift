/// The position on a walk along a path of cases.
enum ActionCursor {
  /// Before an action of a feature.
  case feature(Int)
  /// Before an action of an enum inside of the actions of a feature.
  case group(type: Int, feature: Int, kind: ActionKind)
  /// Before a name that belongs to a type of the library, such as `presented`.
  case wrapper(names: Set<String>, inner: TypeShape, outer: [String], feature: Int, isReducer: Bool)
  /// Before `delegate`, `interface` or `inside` of a gate.
  case gate(Int)
  /// Behind the actions, in a value.
  case value
  /// At a type that is not known.
  case unknown
}
