package import HeadgateCasePathsRuntime

/// Checks the case paths that scope a ``ViewStore``.
package enum ViewPath {
  /// Returns a path that consists of declared cases of the feature's action and its nested actions.
  ///
  /// Traps for any other path, because it could create any action of the feature. Traps for a path of a kind, because the
  /// view must not send it. Traps for a path through a gate, because only the child's store may use it.
  package static func checked<Action, Value>(
    _ path: AnyCasePath<Action, Value>,
    endsAtGate: Bool
  ) -> AnyCasePath<Action, Value> {
    guard let declared = path.declared else {
      preconditionFailure(CoreMessages.undeclaredPath(Action.self, Value.self))
    }
    let payloads = declared.payloads
    let isOfKind = (Action.self as? any GatedAction.Type).map { kinds(of: $0).contains(ObjectIdentifier(payloads[0])) }
    let way = endsAtGate ? payloads.dropLast() : payloads[...]
    // The value of a presentation or of an element may be a gate, and the last component of the path extracts it. Without
    // that component, the view could send the cases of the gate.
    let leadsThroughGate =
      way.contains { $0 is any GateType.Type } || (!endsAtGate && gatedState(in: Value.self) != nil)
    guard isOfKind != true, !leadsThroughGate else {
      preconditionFailure(CoreMessages.pathOfKind(Action.self, Value.self))
    }
    return declared
  }

  private static func kinds<Action: GatedAction>(of _: Action.Type) -> Set<ObjectIdentifier> {
    // A missing kind has no cases.
    let kinds: [Any.Type] = [Action.Delegate.self, Action.Interface.self, Action.Internal.self]
    return Set(kinds.filter { $0 != Never.self }.map { ObjectIdentifier($0) })
  }
}

/// A gate, without its type parameter.
protocol GateType {}

extension Gate: GateType {}
