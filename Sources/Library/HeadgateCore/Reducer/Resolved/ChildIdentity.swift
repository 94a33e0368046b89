import HeadgateCasePathsRuntime

/// The identity of a child for its effects: its id, or its enum case with the id of the payload.
///
/// It reads through an address, because reading an id must not copy a large state.
@usableFromInline
struct ChildIdentity<Child> {
  /// Reads the identity at the address of a `Child`; nil if the type has no identity.
  @usableFromInline let read: ((UnsafeRawPointer) -> AnyHashable)?

  /// Returns the identity of a child; nil if the type has no identity.
  @inlinable
  func callAsFunction(at child: UnsafeMutablePointer<Child>) -> AnyHashable? { read?(UnsafeRawPointer(child)) }
}

extension ChildIdentity {
  @usableFromInline
  init() { self.init(read: Self.function()) }

  // Each opened type is `Child` itself, so the address refers to a value of it.
  private static func function() -> ((UnsafeRawPointer) -> AnyHashable)? {
    func byID<Identified: Identifiable>(_: Identified.Type) -> (UnsafeRawPointer) -> AnyHashable {
      { AnyHashable($0.assumingMemoryBound(to: Identified.self).pointee.id) }
    }
    func byCase<Enum: CasePathable>(_: Enum.Type) -> (UnsafeRawPointer) -> AnyHashable {
      { AnyHashable(Enum._$caseIndex(of: $0.assumingMemoryBound(to: Enum.self).pointee)) }
    }
    func byCaseAndID<Enum: CaseReducerState>(_: Enum.Type) -> (UnsafeRawPointer) -> AnyHashable {
      { caseIdentity($0.assumingMemoryBound(to: Enum.self).pointee) }
    }
    if let type = Child.self as? any Identifiable.Type { return byID(type) }
    if let type = Child.self as? any CaseReducerState.Type { return byCaseAndID(type) }
    if let type = Child.self as? any CasePathable.Type { return byCase(type) }
    return nil
  }
}

/// Returns the identity of a feature of an enum reducer: its case, and the id of its payload.
@usableFromInline
func caseIdentity<State: CaseReducerState>(_ state: State) -> AnyHashable {
  let caseIndex = State._$caseIndex(of: state)
  return state._payloadID.map { AnyHashable(CaseIdentity(caseIndex: caseIndex, id: $0)) } ?? AnyHashable(caseIndex)
}

/// The case and the payload id of a feature of an enum reducer.
private struct CaseIdentity: Hashable {
  let caseIndex: Int
  let id: AnyHashable
}
