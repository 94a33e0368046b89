internal import HeadgateCasePathsRuntime

/// What an operator needs for a child that is presented: its case holds actions about the presentation, or its state is one that
/// goes by itself.
///
/// It knows neither type and is handed addresses: code that is generic over both would look up their metadata at each action. The
/// functions are made once, by ``init(_:_:)``, for the types whose values the operator hands in.
@usableFromInline
final class Presentation: PendingDismissal {
  @usableFromInline typealias Address = UnsafeRawPointer

  @usableFromInline let isDismissal: (_ action: Address) -> Bool
  @usableFromInline let isEphemeral: ((_ child: Address, _ action: Address) -> Bool)?
  private let identity: ((_ child: Address) -> AnyHashable)?
  private let observable: ObservableStateAccess?

  // As the flag of the superclass.
  @exclusivity(unchecked) private var notedIdentity: AnyHashable?
  @exclusivity(unchecked) private var notedObservableID: ObservableStateID?

  /// Nil for a child that is not presented.
  ///
  /// A child that is an enum goes also when one of its cases is ephemeral and the action belongs to that case: in what is
  /// presented, and on a stack.
  @usableFromInline
  init?<Child, ChildAction>(_: Child.Type, _: ChildAction.Type, onStack: Bool = false) {
    let cases = Self.ephemeralCases(Child.self, ChildAction.self, onStack: onStack)
    isEphemeral =
      cases?.goes ?? (Child.self as? any EphemeralState.Type).flatMap { Self.isEphemeral($0, ChildAction.self) }
    if let type = ChildAction.self as? any DismissingAction.Type {
      isDismissal = Self.isDismissal(type)
    } else {
      guard isEphemeral != nil else { return nil }
      isDismissal = { _ in false }
    }
    identity = cases?.identity ?? ChildIdentity<Child>().read
    observable = ObservableStateAccess.of(Child.self)
    super.init()
  }

  private static func isDismissal<A: DismissingAction>(_: A.Type) -> (Address) -> Bool {
    { A.isDismissal($0.assumingMemoryBound(to: A.self)) }
  }

  private static func isEphemeral<E: EphemeralState>(
    _: E.Type,
    _ action: Any.Type
  ) -> ((Address, Address) -> Bool)? {
    func state(_ address: Address) -> E { address.assumingMemoryBound(to: E.self).pointee }
    if action == PresentationAction<E.Action>.self {
      return { child, action in
        guard case .presented(let own) = action.assumingMemoryBound(to: PresentationAction<E.Action>.self).pointee
        else { return false }
        return state(child)._isDismissed(after: own)
      }
    }
    guard action == E.Action.self else { return nil }
    return { child, action in state(child)._isDismissed(after: action.assumingMemoryBound(to: E.Action.self).pointee) }
  }

  private typealias Cases = (goes: (Address, Address) -> Bool, identity: (Address) -> AnyHashable)

  /// Nil for what is no enum with an ephemeral case, and for one that says itself when it goes.
  private static func ephemeralCases<Child, ChildAction>(
    _: Child.Type,
    _: ChildAction.Type,
    onStack: Bool
  ) -> Cases? {
    guard !(Child.self is any EphemeralState.Type), let child = Child.self as? any CasePathable.Type else { return nil }
    if let presented = ChildAction.self as? any DismissingAction.Type { return cases(of: child, presented: presented) }
    guard onStack, let action = ChildAction.self as? any CasePathable.Type else { return nil }
    return cases(of: child, action: action)
  }

  private static func cases<Child: CasePathable, ChildAction: DismissingAction>(
    of child: Child.Type,
    presented: ChildAction.Type
  ) -> Cases? {
    guard let action = ChildAction.Presented.self as? any CasePathable.Type,
      let cases = cases(of: child, action: action)
    else { return nil }
    return (
      goes: { child, action in
        ChildAction.withPresented(at: action.assumingMemoryBound(to: ChildAction.self)) {
          cases.goes(child, Address($0))
        } ?? false
      },
      identity: cases.identity
    )
  }

  private static func cases<Child: CasePathable, Action: CasePathable>(
    of child: Child.Type,
    action: Action.Type
  ) -> Cases? {
    guard let cases = EphemeralCases<Child>(of: action) else { return nil }
    let other = ChildIdentity<Child>().read
    func state(_ address: Address) -> Child { address.assumingMemoryBound(to: Child.self).pointee }
    return (
      goes: { cases.goes(state($0), after: $1) },
      identity: { cases.identity(of: state($0)) ?? other?($0) ?? AnyHashable(Child._$caseIndex(of: state($0))) }
    )
  }

  /// What the operator's parent is sent to dismiss the child; nil where there is no such action.
  @usableFromInline
  static func dismissal<ChildAction>(_: ChildAction.Type) -> ChildAction? {
    (ChildAction.self as? any DismissingAction.Type)?.dismissAction as? ChildAction
  }

  /// Whether an action asks for the end of the child.
  @inlinable
  func isDismissal<ChildAction>(at action: UnsafeMutablePointer<ChildAction>) -> Bool { isDismissal(Address(action)) }

  /// Whether a child goes by itself after an action.
  @inlinable
  func goes<Child, ChildAction>(
    at child: UnsafeMutablePointer<Child>,
    after action: UnsafeMutablePointer<ChildAction>
  ) -> Bool {
    guard let isEphemeral else { return false }
    return isEphemeral(Address(child), Address(action))
  }

  /// Remembers the child that goes.
  @inlinable
  func note<Child>(at child: UnsafeMutablePointer<Child>) { note(Address(child)) }

  /// Whether this is the child that goes, and no other that a reducer has put in its place meanwhile.
  @inlinable
  func isNoted<Child>(at child: UnsafeMutablePointer<Child>) -> Bool { isNoted(Address(child)) }

  @usableFromInline
  func note(_ child: Address) {
    isPending = true
    notedIdentity = identity?(child)
    notedObservableID = observable?.id(child)
  }

  @usableFromInline
  func isNoted(_ child: Address) -> Bool {
    if let identity { return notedIdentity == identity(child) }
    guard let id = notedObservableID else { return true }
    return ObservableStateID.isSame(id, observable?.id(child))
  }
}
