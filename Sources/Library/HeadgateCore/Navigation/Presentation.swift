internal import HeadgateCasePathsRuntime

/// The presentation behavior of an operator's child: its action is a `PresentationAction`, or its state is ephemeral.
///
/// The functions take addresses instead of generic values, because generic code would look up type metadata for each
/// action. ``init(_:_:)`` creates the functions once, for the types whose values the operator passes.
@usableFromInline
final class Presentation: PendingDismissal {
  @usableFromInline typealias Address = UnsafeRawPointer

  @usableFromInline let isDismissal: (_ action: Address) -> Bool
  @usableFromInline let isEphemeral: ((_ child: Address, _ action: Address) -> Bool)?
  private let identity: ((_ child: Address) -> AnyHashable)?
  private let observable: _ObservableStateAccess?

  // For the same reason as the flag of the superclass.
  @exclusivity(unchecked) private var notedIdentity: AnyHashable?
  @exclusivity(unchecked) private var notedObservableID: _ObservableStateID?

  /// Returns nil for a child that is not presented.
  ///
  /// A child that is an enum is also dismissed when one of its cases is ephemeral and the action belongs to that case. This
  /// applies to presented children and to stack elements.
  @usableFromInline
  init?<Child, ChildAction>(_: Child.Type, _: ChildAction.Type, onStack: Bool = false) {
    let cases = Self.ephemeralCases(Child.self, ChildAction.self, onStack: onStack)
    isEphemeral =
      cases?.isDismissed ?? (Child.self as? any EphemeralState.Type).flatMap { Self.isEphemeral($0, ChildAction.self) }
    if let type = ChildAction.self as? any DismissingAction.Type {
      isDismissal = Self.isDismissal(type)
    } else {
      guard isEphemeral != nil else { return nil }
      isDismissal = { _ in false }
    }
    identity = cases?.identity ?? ChildIdentity<Child>().read
    observable = _ObservableStateAccess.of(Child.self)
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

  private typealias Cases = (isDismissed: (Address, Address) -> Bool, identity: (Address) -> AnyHashable)

  /// Returns nil unless the child is an enum with an ephemeral case. An enum that conforms to `EphemeralState` decides
  /// itself.
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
      isDismissed: { child, action in
        ChildAction.withPresented(at: action.assumingMemoryBound(to: ChildAction.self)) {
          cases.isDismissed(child, Address($0))
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
      isDismissed: { cases.isDismissed(state($0), after: $1) },
      identity: { cases.identity(of: state($0)) ?? other?($0) ?? AnyHashable(Child._$caseIndex(of: state($0))) }
    )
  }

  /// Returns the action that dismisses the child; nil if the child has no such action.
  @usableFromInline
  static func dismissal<ChildAction>(_: ChildAction.Type) -> ChildAction? {
    (ChildAction.self as? any DismissingAction.Type)?.dismissAction as? ChildAction
  }

  /// Returns whether an action dismisses the child.
  @inlinable
  func isDismissal<ChildAction>(at action: UnsafePointer<ChildAction>) -> Bool { isDismissal(Address(action)) }

  /// Returns whether an ephemeral child is dismissed after an action.
  @inlinable
  func isDismissed<Child, ChildAction>(
    at child: UnsafeMutablePointer<Child>,
    after action: UnsafeMutablePointer<ChildAction>
  ) -> Bool {
    guard let isEphemeral else { return false }
    return isEphemeral(Address(child), Address(action))
  }

  /// Stores the identity of the child to dismiss.
  @inlinable
  func note<Child>(at child: UnsafeMutablePointer<Child>) { note(Address(child)) }

  /// Returns whether the child is the one to dismiss, and not a replacement.
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
    return _ObservableStateID.isSame(id, observable?.id(child))
  }
}

extension Presentation {
  /// Returns whether an ephemeral child is dismissed after an action.
  @inlinable
  func dismisses<Child, Wrapping: _ActionWrapping>(
    _ child: inout Child,
    after action: UnsafeMutablePointer<Wrapping.Inner>,
    in _: Wrapping.Type
  ) -> Bool {
    guard isEphemeral != nil else { return false }
    // Without a wrapping, the address of the action itself is passed, not of a copy. This code runs for each action of an
    // enum child.
    if Wrapping.Inner.self == Wrapping.Outer.self { return isDismissed(at: &child, after: action) }
    var outer = Wrapping.outer(around: action.pointee)
    return isDismissed(at: &child, after: &outer)
  }
}
