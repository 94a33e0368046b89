/// A place that a person must look at, in the text before the migration.
struct GateObstacle: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// Code outside of the feature names an action that a gate hides.
    case hidden(name: ActionName, role: ActionUse.Role)
    /// Code of a parent uses an action of the feature as a value.
    case value
    /// The closure of an operator contains more than the feature.
    case closure
    /// The payload of the parent's case has an unknown form.
    case payload
    /// A test names the action in a form that cannot be written as a key path.
    case test(name: String)
    /// The parent gets the gate when other places are changed.
    case parent(GateEdge)
    /// The feature sends an action that a view or a parent sends, too.
    case sentBySelf(name: ActionName)
    /// No code sends the action.
    case neverSent(name: String)
    /// Code makes a value of the action, and nothing shows who sends the value.
    case onlyValue(name: ActionName)
  }

  let place: CaseRoles.Place
  let reason: Reason

  init(_ file: Int, _ offset: Int, _ reason: Reason) {
    place = CaseRoles.Place(file: file, offset: offset)
    self.reason = reason
  }
}

extension CaseRoles.Place: Comparable {
  static func < (left: Self, right: Self) -> Bool { (left.file, left.offset) < (right.file, right.offset) }
}
