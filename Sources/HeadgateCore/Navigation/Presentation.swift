/// What an operator needs for a child that is presented: its case holds actions about the presentation, or its state is one that
/// goes by itself.
///
/// It knows neither type and is handed addresses: code that is generic over both would look up their metadata at each action. The
/// functions are made once, by ``init(_:_:)``, for the types whose values the operator hands in.
@usableFromInline
final class Presentation: PendingEnd {
  @usableFromInline typealias Address = UnsafeRawPointer

  @usableFromInline let isDismissal: (_ action: Address) -> Bool
  @usableFromInline let goesByItself: ((_ child: Address, _ action: Address) -> Bool)?
  private let identity: ((_ child: Address) -> AnyHashable)?
  private let observable: ObservableStateAccess?

  // As the flag of the superclass.
  @exclusivity(unchecked) private var notedIdentity: AnyHashable?
  @exclusivity(unchecked) private var notedObservableID: ObservableStateID?

  /// Nil for a child that is not presented.
  @usableFromInline
  init?<Child, ChildAction>(_: Child.Type, _: ChildAction.Type) {
    goesByItself = (Child.self as? any EphemeralState.Type).flatMap { Self.goesByItself($0, ChildAction.self) }
    if let type = ChildAction.self as? any DismissingAction.Type {
      isDismissal = Self.isDismissal(type)
    } else {
      guard goesByItself != nil else { return nil }
      isDismissal = { _ in false }
    }
    identity = ChildIdentity<Child>().read
    observable = ObservableStateAccess.of(Child.self)
    super.init()
  }

  private static func isDismissal<A: DismissingAction>(_: A.Type) -> (Address) -> Bool {
    { A.isDismissal($0.assumingMemoryBound(to: A.self)) }
  }

  private static func goesByItself<E: EphemeralState>(
    _: E.Type,
    _ action: Any.Type
  ) -> ((Address, Address) -> Bool)? {
    func state(_ address: Address) -> E { address.assumingMemoryBound(to: E.self).pointee }
    if action == PresentationAction<E.Action>.self {
      return { child, action in
        guard case .presented(let own) = action.assumingMemoryBound(to: PresentationAction<E.Action>.self).pointee
        else { return false }
        return state(child)._goes(after: own)
      }
    }
    guard action == E.Action.self else { return nil }
    return { child, action in state(child)._goes(after: action.assumingMemoryBound(to: E.Action.self).pointee) }
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
    guard let goesByItself else { return false }
    return goesByItself(Address(child), Address(action))
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
