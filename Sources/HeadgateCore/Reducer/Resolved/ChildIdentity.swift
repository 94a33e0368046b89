import HeadgateCasePathsRuntime

/// What makes a child the same child for its effects: its id, or the case of an enum and the id of what it carries, if it has
/// one.
///
/// It reads at an address: a state of many kilobytes is not to be copied for its id.
@usableFromInline
struct ChildIdentity<Child> {
  /// Reads at the address of a `Child`; nil where there is nothing to tell by.
  @usableFromInline let read: ((UnsafeRawPointer) -> AnyHashable)?

  /// The identity of a child; nil where there is nothing to tell by.
  @inlinable
  func callAsFunction(at child: UnsafeMutablePointer<Child>) -> AnyHashable? { read?(UnsafeRawPointer(child)) }
}

extension ChildIdentity {
  @usableFromInline
  init() { self.init(read: Self.function()) }

  // Each type that is asked for is `Child` itself, so what stands at the address is one.
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

/// What tells the features of an enum reducer apart: the case, and the id of what that carries.
@usableFromInline
func caseIdentity<State: CaseReducerState>(_ state: State) -> AnyHashable {
  let caseIndex = State._$caseIndex(of: state)
  return state._payloadID.map { AnyHashable(CaseIdentity(caseIndex: caseIndex, id: $0)) } ?? AnyHashable(caseIndex)
}

/// The identity of a feature among the cases of an enum reducer.
private struct CaseIdentity: Hashable {
  let caseIndex: Int
  let id: AnyHashable
}
