package import HeadgateSupport

/// The messages about actions for a child that is not there.
extension CoreMessages {
  @usableFromInline
  static func missingChild<Action>(_ action: Action, state: Any.Type, child: Any.Type) -> String {
    let words = ChildWords(child)
    return """
      "ifLet" in "\(feature(state))" received an action of \(words.name) while \(words.isNil). \(words.skipped):

      \(dumpWithStep(action))

      \(words.causes(
        """
        • If an effect of the child sent it, the state was set to nil by a reducer that runs before "ifLet" does: apply "ifLet" \
        to the reducer that removes the child.
        • If a view sent it, the view is still on the screen: show it only while the scoped store is there.
        • If the parent sent it, make the child's state first.
        """
      )) [CORE-4]
      """
  }

  @usableFromInline
  static func wrongCase<Action, State>(_ action: Action, state: State, child: Any.Type) -> String {
    let words = ChildWords(child)
    return """
      "ifCaseLet" in "\(feature(State.self))" received an action of \(words.name) while the state is in another case. \
      \(words.skipped):

      \(dumpWithStep(action))

      The state is in "\(actionLabel(state))".

      \(words.causes(
        """
        • If an effect of the child sent it, the case was changed by a reducer that runs before "ifCaseLet" does: apply \
        "ifCaseLet" to the reducer that changes it.
        • If a view sent it, the view is still on the screen: show it only while its case is there.
        • If the parent sent it, change the case first.
        """
      )) [CORE-5]
      """
  }

  @usableFromInline
  static func missingPresentation<Action>(_ action: Action, state: Any.Type, child: Any.Type) -> String {
    let words = ChildWords(child)
    return """
      "ifLet" in "\(feature(state))" received "dismiss" for \(words.name), which is not presented. The parent sees the action:

      \(dumpWithStep(action))

      • \(words.dismissedTwice)
      • If a reducer set the state to nil before, that was enough: send no "dismiss" besides.
      • If a view sent it, the view is still on the screen: show it only while the state is there. [CORE-17]
      """
  }

  /// As above for the case of an enum reducer, which has no operator of its own in anybody's code.
  @usableFromInline
  static func wrongFeature<Action, State>(_ action: Action, state: State, child: Any.Type) -> String {
    let words = ChildWords(child, noun: "feature")
    return """
      The enum reducer "\(feature(State.self))" received an action of \(words.name) while its state is in another case. \
      \(words.skipped):

      \(dumpWithStep(action))

      The state is in "\(actionLabel(state))".

      \(words.causes(
        """
        • If an effect of the feature sent it, the parent changed the case before the enum reducer ran: apply "ifLet" (or \
        "forEach", or "Scope") to the reducer that changes the case, so that the enum reducer runs first.
        • If a view sent it, the view is still on the screen: switch over "store.case", or scope to the case.
        • If the parent sent it, change the case first.
        """
      )) [CORE-18]
      """
  }

  // Of an identified array, and of a stack.
  @usableFromInline
  static func missingElement<ID, Action>(id: ID, _ action: Action, state: Any.Type, child: Any.Type) -> String {
    """
    "forEach" in "\(feature(state))" received an action of the element "\(id)" of "\(feature(child))", which is not in the \
    collection. The element's reducer did not see the action; the parent did:

    \(dumpWithStep(action))

    • If an effect of the element sent it, the element was removed by a reducer that runs before "forEach" does: apply "forEach" \
    to the reducer that removes elements.
    • If a view sent it, the row is still on the screen: make the rows from the scoped stores.
    • If the parent sent it, check the id. [CORE-6]
    """
  }

  static func dismissedInAnotherCase<State, Payload>(_ state: State, _: Payload.Type) -> String {
    """
    Nil was written through "[case:]" of the payload "\(typeName(Payload.self))" to a "\(feature(State.self))" that is presented in \
    another case. Nothing was dismissed. What is presented is in "\(actionLabel(state))".

    • If the case is wrong, write nil through the one that is presented.
    • If whatever is presented is to be dismissed, set the property itself: "state.destination = nil".
    • If only this case is to be dismissed, ask for it first: "if state.$destination[case: \\.edit] != nil { … }". [CORE-65]
    """
  }

  static func removedInAnotherCase<Element, Payload>(_ element: Element, id: StackElementID, _: Payload.Type) -> String
  {
    """
    Nil was written through "[id:case:]" of the payload "\(typeName(Payload.self))" to the element "\(id.debugDescription)" of a \
    stack of "\(feature(Element.self))", which is in another case. Nothing was removed. The element is in "\(actionLabel(element))".

    • If the case is wrong, write nil through the one that the element is in.
    • If the element is to be removed whatever its case is, set it as a whole: "state.path[id: id] = nil".
    • If the element is to be removed only in this case, ask for it first: "if state.path[id: id, case: \\.edit] != nil { … }". \
    [CORE-66]
    """
  }

  package static func forgottenFeature<Action>(
    _ missing: RunFeatures.Missing,
    _ action: Action,
    madeAt callSite: CallSite
  ) -> String {
    """
    An action of "\(owner(missing.child))" arrived, and no operator ran its reducer. The reducer of "\(owner(missing.parent))" does not run \
    "\(owner(missing.child))" for the actions of "\\.\(missing.path)":

    \(dump(action))

    The store was made at \(callSite.fileID):\(callSite.line).

    • Run the feature in the body of "\(owner(missing.parent))":

    \(missing.suggestions.map { "    \($0)" }.joined(separator: "\n"))

    • If "\(owner(missing.parent))" means to handle these actions itself, change the state or return an effect for them, or run an \
    "EmptyReducer" as the child. [CORE-24]
    """
  }

  /// The dump of an action, with the line of the test that it comes from.
  private static func dumpWithStep<Action>(_ action: Action) -> String {
    guard let step = ReductionFrame.current?.pointee.testStep else { return dump(action) }
    return "\(dump(action))\n\nThe action comes from this line of the test: \(step.fileID):\(step.line)"
  }

  /// The feature that an action belongs to.
  fileprivate static func owner(_ action: Any.Type) -> String {
    let name = typeName(action)
    return name.hasSuffix(".Action") ? String(name.dropLast(7)) : name
  }

  /// The words for a child in messages. An alert and a confirmation dialog are no features: they have no effects and no reducer.
  private struct ChildWords {
    /// As in `the child "Counter"`.
    var name: String
    private var noun: String
    /// `alert` or `confirmation dialog`; nil for a feature.
    private var dialog: String?

    init(_ child: Any.Type, noun: String = "child") {
      let type = String(reflecting: child)
      self.noun = noun
      dialog =
        type.hasPrefix("HeadgateCore.AlertState<")
        ? "alert" : type.hasPrefix("HeadgateCore.ConfirmationDialogState<") ? "confirmation dialog" : nil
      name = dialog.map { $0 == "alert" ? "an alert" : "a \($0)" } ?? "the \(noun) \"\(feature(child))\""
    }

    var isNil: String { dialog == nil ? "the child's state is nil" : "its state is nil" }

    var skipped: String {
      dialog == nil ? "The \(noun) did not see the action; the parent did" : "The parent sees the action"
    }

    var dismissedTwice: String {
      guard let dialog else {
        return
          "If it was dismissed twice, say by its view and by \"dismiss\" in one of its effects, leave one of the two."
      }
      return
        "If a button of the \(dialog) sent an action before, that action dismissed it: send no \"dismiss\" besides."
    }

    func causes(_ ofFeature: String) -> String {
      guard let dialog else { return ofFeature }
      return """
        • If a button sent two actions, the first one dismissed the \(dialog): send one.
        • If a reducer set the state to nil before "ifLet" ran, leave that out: the action dismisses the \(dialog) itself.
        • If the parent or a test sent it, present the \(dialog) first.
        """
    }
  }
}

extension RunFeatures.Missing {
  /// The code that runs the feature: with the second line if its state is optional. A state property has the name of the case.
  fileprivate var suggestions: [String] {
    let property = path.split(separator: ".").last.map(String.init) ?? path
    let name = CoreMessages.owner(child)
    // An enum reducer and an alert need no closure.
    let isFeature = typeName(child).hasSuffix(".Action") && !(child is any _CaseReducerAction.Type)
    let then = isFeature ? " { \(name)() }" : ""
    let child = isFeature ? then : " { \(name).body }"
    return switch kind {
    case .presentation: [".ifLet(\\.$\(property), action: \\.\(path))\(then)"]
    case .stack, .elements: [".forEach(\\.\(property), action: \\.\(path))\(then)"]
    case .child:
      [
        "Scope(state: \\.\(property), action: \\.\(path))\(child)",
        ".ifLet(\\.\(property), action: \\.\(path))\(child)  // if the state is optional",
      ]
    }
  }
}
