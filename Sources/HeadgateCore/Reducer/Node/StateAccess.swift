public import HeadgateSupport

/// How an operator reaches a child's state inside a parent's: in place, and with observers told when the child was replaced.
///
/// `@ObservableState` makes every property computed, and a key path to a computed property copies what it reads. So the public
/// path is exchanged once, when the tree is resolved, for the path of the stored property behind it.
@usableFromInline
struct StateAccess<State, Child> {
  @usableFromInline let path: WritableKeyPath<State, Child>
  /// Prepares an observable parent for a change behind its accessor.
  @usableFromInline let willModify: ((inout State) -> Void)?
  /// Tells readers of the property of an observable parent.
  @usableFromInline let notify: ((inout State) -> Void)?

  @usableFromInline
  init(_ path: WritableKeyPath<State, Child>) {
    let field = FieldAccess<State, Child>.find(path)
    self.path = field?.path ?? path
    willModify = field?.willModify
    notify = field?.notify
  }

  /// Runs `body` on the child's state in place; `body` says whether the child was replaced.
  @inlinable
  func modify<Result>(_ state: inout State, _ body: (inout Child, inout Bool) -> Result) -> Result {
    guard let willModify, let notify else {
      var isReplaced = false
      return body(&state[keyPath: path], &isReplaced)
    }
    willModify(&state)
    var isReplaced = false
    let result = body(&state[keyPath: path], &isReplaced)
    if isReplaced { notify(&state) }
    return result
  }
}

/// Tells whether a reducer put another state in place of the one that it was given.
@usableFromInline
struct ReplacementWatch<Child> {
  @usableFromInline let id: ((Child) -> ObservableStateID?)?

  @usableFromInline
  init() {
    id = observableID(Child.self)
  }

  @inlinable
  func run<Result>(_ child: inout Child, _ isReplaced: inout Bool, _ body: (inout Child) -> Result) -> Result {
    guard let id else {
      // A state that is not observable cannot say whether it changed.
      isReplaced = true
      return body(&child)
    }
    let before = id(child)
    let result = body(&child)
    if id(child) != before {
      isReplaced = true
      ReductionFrame.noteStructuralChange()
    }
    return result
  }
}

/// The stored property behind an observed one, with the types that a generic operator needs.
private struct FieldAccess<State, Child> {
  var path: WritableKeyPath<State, Child>
  var willModify: (inout State) -> Void
  var notify: (inout State) -> Void

  static func find(_ path: WritableKeyPath<State, Child>) -> Self? {
    func open<Observed: ObservableState>(_: Observed.Type) -> Self? {
      guard let observed = path as? WritableKeyPath<Observed, Child>, let field = Observed._$field(observed),
        let stored = field.storedPath as? WritableKeyPath<State, Child>
      else { return nil }
      let index = field.index
      let willModify: (inout Observed) -> Void = { $0._$willModify() }
      let notify: (inout Observed) -> Void = { $0._$extent?.notify(index) }
      return (willModify as? (inout State) -> Void).flatMap { willModify in
        (notify as? (inout State) -> Void).map { Self(path: stored, willModify: willModify, notify: $0) }
      }
    }
    guard let type = State.self as? any ObservableState.Type else { return nil }
    return open(type)
  }
}

/// The identity of an observable state, as a function on a type that is not known to be one; nil for other types.
@usableFromInline
func observableID<Child>(_: Child.Type) -> ((Child) -> ObservableStateID?)? {
  func open<Observed: ObservableState>(_: Observed.Type) -> ((Child) -> ObservableStateID?)? {
    let id: (Observed) -> ObservableStateID? = { $0._$id }
    return id as? (Child) -> ObservableStateID?
  }
  guard let type = Child.self as? any ObservableState.Type else { return nil }
  return open(type)
}
