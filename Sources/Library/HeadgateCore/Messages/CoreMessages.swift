import CustomDump
internal import HeadgateSupport

/// What this target says to users when something is wrong: the fact, their values, the likely causes, and a fix for each.
@usableFromInline
package enum CoreMessages {
  static func noBody(_ reducer: Any.Type) -> String {
    """
    The body of "\(typeName(reducer))" was asked for, but the reducer implements "reduce(into:action:)" and has none.

    • Call "reduce(into:action:)" on it, or hand it to a store. [CORE-1]
    """
  }

  static func unhandledError(_ error: any Error, name: String?) -> String {
    """
    An effect\(name.map { " named \"\($0)\"" } ?? "") threw an error that nobody handles:

    \(dump(error))

    • If it can happen in use, handle it: give "run" a "catch:" closure that sends an action about the failure.
    • If it cannot, do not throw it: use "try?" or "do/catch" where it arises. [CORE-2]
    """
  }

  static func sendAfterEnd(_ action: AnySentAction, startedAt callSite: CallSite) -> String {
    """
    An action was sent from an effect that has already ended, and was dropped:

    \(action.dump)

    The effect was made at \(callSite.fileID):\(callSite.line).

    • If "send" was kept and is called by a callback, keep the operation going until the last callback: turn the callbacks \
    into an "AsyncStream" and iterate over it.
    • If it is called from a "Task { }" inside the operation, await that task, or use a task group. [CORE-3]
    """
  }

  static func readWhileReducing(madeAt callSite: CallSite) -> String {
    """
    The state of a store was read by its own reducer, which has the state to itself meanwhile. The read got the state that the \
    store was made with.

    The store was made at \(callSite.fileID):\(callSite.line).

    • In a reducer, read the "state" that it is given.
    • If a dependency reads the store, give it the values that it needs, or call it from an effect. [CORE-7]
    """
  }

  static func endlessChain(_ cycle: [String], limit: Int, madeAt callSite: CallSite) -> String {
    """
    A chain of actions did not end after \(limit) actions; it goes on. What repeats:

    \(cycle.prefix(16).map { "    \($0)" }.joined(separator: "\n"))

    The store was made at \(callSite.fileID):\(callSite.line).

    • If these actions answer each other with ".send", stop when there is nothing left to do.
    • If the work is meant to be endless, do it in a ".run" effect, which suspends.
    • If the chain is meant to be this long, set the dependency "storeChainLimit". [CORE-8]
    """
  }

  static func staleStoreCollection<ID>(id: ID, _ collection: Any.Type) -> String {
    """
    A collection of stores was asked for the element "\(id)", which has been removed since the collection was scoped.

    • Scope the collection again after each change, inside "observe" or in the body of a view, and do not keep it. [CORE-9]
    """
  }

  static func dismissedAfterEnd(startedAt callSite: CallSite) -> String {
    """
    "dismiss" was called from an effect that has already ended. Nothing was dismissed.

    The effect was made at \(callSite.fileID):\(callSite.line).

    • If it is called from a "Task { }" inside the operation, await that task, or use a task group.
    • If it was kept for a callback, send an action instead, and dismiss in the effect of that action. [CORE-16]
    """
  }

  static func dismissedWithoutPresentation(isEffect: Bool) -> String {
    """
    "dismiss" was called where nothing is presented\(isEffect ? "" : ", outside of an effect"). Nothing was dismissed.

    • If the feature is presented, call it from an effect of that feature: its parent needs "ifLet(\\.$child, action: \\.child)" or \
    "forEach(\\.path, action: \\.path)".
    • If it is called in "Task.detached" or by a callback, that is no part of the effect: call it in the operation of "run", behind \
    what it waits for.
    • If the feature stands alone in a preview or an app, look at the dependency "isPresented" first. [CORE-10]
    """
  }

  static func stackElementIsMissing<Element>(id: StackElementID, _: Element.Type) -> String {
    """
    A state of "\(feature(Element.self))" was set for the id "\(id.debugDescription)", which is not on the stack. Nothing was changed.

    • To put it on the stack, append it.
    • If it was there, it was popped before: ask for it with "if let", or use "?." to change it. [CORE-11]
    """
  }

  static func presentedInAnotherCase<State, Payload>(_ state: State, _: Payload.Type) -> String {
    """
    A "\(typeName(Payload.self))" was written through "[case:]" to a "\(feature(State.self))" that is presented in another case. Nothing \
    was changed. What is presented is in "\(actionLabel(state))".

    • If the case is wrong, write through the one that is presented, or ask for it first with "if let".
    • If another feature is to be presented, set the property itself: "state.destination = .edit(…)". [CORE-50]
    """
  }

  static func elementInAnotherCase<Element, Payload>(_ element: Element, id: StackElementID, _: Payload.Type) -> String
  {
    """
    A "\(typeName(Payload.self))" was written through "[id:case:]" to the element "\(id.debugDescription)" of a stack of \
    "\(feature(Element.self))", which is in another case. Nothing was changed. The element is in "\(actionLabel(element))".

    • If the case is wrong, write through the one that the element is in, or ask for it first with "if let".
    • If the id is wrong, look at "ids" and what stands there.
    • If the element is to become another feature, set it as a whole: "state.path[id: id] = .edit(…)". [CORE-51]
    """
  }

  static func undecodableStack(_ problem: String, _ element: Any.Type) -> String {
    """
    A stack of "\(feature(element))" cannot be decoded: \(problem).

    • If the data were written by hand, give each element an id of its own, or write an array of elements.
    • If this library wrote them, something changed them on the way. [CORE-52]
    """
  }

  static func notEquatable(_ type: Any.Type) -> String {
    """
    Two states or actions of an enum reducer were compared whose case carries a "\(typeName(type))", which is not equatable. They \
    count as different. This is reported once for the type.

    • Make "\(typeName(type))" conform to "Equatable".
    • Or do not compare: what holds the state or the action is equatable only if you wrote so. [CORE-15]
    """
  }

  @usableFromInline
  static func stackMistake(_ mistake: StackMistake, state: Any.Type) -> String {
    switch mistake {
    case .popOfMissing(let id):
      """
      "forEach" in "\(feature(state))" received "popFrom" for the id "\(id.debugDescription)", which is not on the stack. The parent \
      sees the action.

      • If a view or an effect sent it, the element was popped before: look whether two places pop it.
      • If a test sent it, check the id: "state.path.ids" has those that are there. [CORE-12]
      """
    case .pushOfPresent(let id):
      """
      "forEach" in "\(feature(state))" received "push" for the id "\(id.debugDescription)", which is on the stack already. Nothing was \
      pushed.

      • Each push needs an id of its own: append to the stack in a reducer, which makes one. [CORE-13]
      """
    case .pushFromTheFuture(let id, let next):
      """
      "forEach" in "\(feature(state))" received "push" for the id "\(id.debugDescription)"; the next one is "\(next.debugDescription)". \
      It was pushed nonetheless.

      • In a test, push under the next id, so that later ones are what a view would make. [CORE-14]
      """
    }
  }

  static func unwrittenBinding<State>(_ binding: BindingAction<State>, madeAt callSite: CallSite) -> String {
    """
    A member of the store of "\(feature(State.self))" was set, and no "BindingReducer" wrote it. The state is what it was:

    \(dump(binding))

    The store was made at \(callSite.fileID):\(callSite.line).

    • If the body of "\(feature(State.self))" has no "BindingReducer()", put it there, before the reducers that read the property. \
    If its view actions are bindable, write "BindingReducer(action: \\.view)".
    • If it has one, a parent does not run it on the action: look at the "Scope", "ifLet" or "forEach" of the child. [CORE-20]
    """
  }

  static func bindingOffMainActor<State>(_ binding: BindingAction<State>) -> String {
    """
    A binding sets a property of "\(typeName(State.self))" that belongs to the main actor, and its reducer runs on another actor.

    • If the store is to run elsewhere, write "nonisolated" in front of the state, the action and the feature.
    • If it need not, make a "Store" of the feature, which runs on the main actor. [CORE-60]
    """
  }

  static func sealedPayload(_ value: Any, _ expected: Any.Type, of action: Any.Type) -> String {
    """
    A sealed action of "\(typeName(action))" carries a value of the type "\(typeName(expected))", and it was to be made with one of \
    the type "\(typeName(type(of: value)))":

    \(dump(value))

    • Give the case path the value that the case of the sealed enum is declared with; several values are one tuple. [CORE-21]
    """
  }

  static func foreignPayload(of origin: Any.Type, for root: Any.Type) -> String {
    """
    What a sealed action of "\(typeName(origin))" carries was put into another case, or into an action of "\(typeName(root))". A seal is \
    opened by the file that made it, and by tests: "@_spi(Sealed) import HeadgateTesting". [CORE-23]
    """
  }

  static func codedBoundary(_ type: Any.Type, _ verb: String) -> String {
    """
    "\(typeName(type))" holds an action that its feature keeps to itself, and it was \(verb). Whoever encodes it could read it, and \
    whoever decodes it could make it.

    • To keep or to send what happened, give the child a delegate action and encode what that carries. [CORE-40]
    """
  }

  /// - Parameter kind: The kind of an action; nil for a sealed one.
  static func notSentByView(_ type: Any.Type, kind: ActionKind?) -> String {
    let what =
      kind.map { "an action of the kind '\($0.rawValue)' of '\(typeName(type))'" }
      ?? "the sealed action '\(typeName(type))'"
    return """
      a view cannot send \(what), and the program allows only what a view can send. To allow every action, write \
      'inspect(sending: .everyAction)'
      """
  }

  static func bindingPastBoundary<State>(_ binding: BindingAction<State>) -> String {
    """
    A binding of "\(feature(State.self))" sets what its view does not set: all of the state, or the state of a child behind a gate. The \
    state is what it was:

    \(dump(binding))

    • A child's view sets the child's state, by the store that is scoped to the child.
    • For anything else, send a view action, and change the state in the reducer. [CORE-43]
    """
  }

  static func unnamedBinding<State>(_ binding: BindingAction<State>) -> String {
    """
    A binding of "\(feature(State.self))" cannot be encoded, because its property cannot be found by a name again: \
    \(binding.propertyText ?? "a property without a name").

    • A name leads through the properties of observable states only. If the property is one of a nested struct, mark the struct \
    "@ObservableState", or set the struct as a whole.
    • If the property is computed, or an element of a collection, send a view action, and change the state in the reducer. [CORE-44]
    """
  }

  static func uncodableBinding(_ property: String, of state: Any.Type, _ value: Any.Type) -> String {
    """
    A binding of "\(feature(state)).\(property)" cannot be coded, because "\(typeName(value))", the type of the value, is not "Codable" \
    and "Equatable".

    • Conform the type. [CORE-45]
    """
  }

  static func isolatedBinding(_ property: String, of state: Any.Type, _ value: Any.Type) -> String {
    """
    A binding of "\(feature(state)).\(property)" was coded outside of the main actor. Its property or value is isolated to the main actor, or the \
    value, a "\(typeName(value))", contains an object.

    • Declare the state and the type of the value "nonisolated", and use structs and enums.
    • Or encode and decode on the main actor. [CORE-47]
    """
  }

  static func unknownProperty(_ name: String, of state: Any.Type, nearest: String?) -> String {
    """
    "\(feature(state))" has no observed property "\(name)".\(nearest.map { " Did you mean \"\($0)\"?" } ?? "")

    • If the property has another name now, replace the name in the data.
    • If "\(typeName(state))" is not observable, mark it "@ObservableState". [CORE-46]
    """
  }

  static func undeclaredPath(_ action: Any.Type, _ payload: Any.Type) -> String {
    """
    A "ViewStore" was scoped by a case path from "\(typeName(action))" to "\(typeName(payload))" that names no case. A path of one's own can make \
    any action, so a view goes by the cases that the action declares.

    • If the path is a property that an extension adds, name the case of the child instead.
    • If "\(typeName(action))" writes its case paths by hand, mark it "@CasePathable". [CORE-41]
    """
  }

  static func pathOfKind(_ action: Any.Type, _ payload: Any.Type) -> String {
    """
    A "ViewStore" was scoped by a case path from "\(typeName(action))" to "\(typeName(payload))" that leads to actions which a view does not \
    send: those of another kind than "view", or what a parent tells a child through a gate.

    • To scope to a child behind a gate, end the path at the gate.
    • To cause what the action causes, give the feature a view action. [CORE-42]
    """
  }

  static func gateOfReducer(_ child: Any.Type) -> String {
    """
    "Gate(\(typeName(child))())" was called. It only stands for the reducer in the default value of a case of an enum reducer, as in \
    "case child(Gate<\(typeName(child))> = Gate(\(typeName(child))()))"; no action is made of a reducer. [CORE-22]
    """
  }

  // MARK: Parts

  /// The feature that a state belongs to.
  static func feature(_ state: Any.Type) -> String {
    let name = typeName(state)
    return name.hasSuffix(".State") ? String(name.dropLast(6)) : name
  }

  static func uncodedRedacted(_ type: Any.Type, _ verb: String) -> String {
    "The redacted value of type '\(typeName(type))' cannot be \(verb). The reason is not shown, because it may contain the value."
  }

  static func markInTypedAction(_ type: Any.Type) -> String {
    """
    The value of type '\(typeName(type))' is redacted in the recording, so nobody knows it. Write a value in place of \
    {"$redacted": true}
    """
  }

  package static func dump<Value>(_ value: Value) -> String {
    var text = ""
    Reports.revealing { _ = customDump(value, to: &text, indent: 4) }
    return text
  }
}
