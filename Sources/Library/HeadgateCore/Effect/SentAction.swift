public import HeadgateSupport

/// An action that was sent, with the call site of the send.
///
/// Effects and the machine carry actions without their types. So that code is compiled once and looks up no types at run time.
/// Only the sender and the store use the type. The types of ``Effect``, ``Send`` and ``Reducer`` ensure that both agree.
@usableFromInline
package class AnySentAction: @unchecked Sendable {
  // Sendable: the content never changes. The action moves with this object, and no other code keeps the action.
  package let callSite: CallSite
  /// How the changes of this action are published; nil for an action without a transaction.
  package let publication: Publication?

  @usableFromInline
  package init(callSite: CallSite, publication: Publication? = nil) {
    self.callSite = callSite
    self.publication = publication
  }

  /// Returns this action with a publication. An action that already has one keeps it.
  package func published(_ publication: @escaping Publication) -> AnySentAction { preconditionFailure("abstract") }

  /// The cases of the action, without the associated values.
  package var label: String { preconditionFailure("abstract") }

  /// The dump of the action, for a message.
  package var dump: String { preconditionFailure("abstract") }
}

@usableFromInline
package final class SentAction<Action>: AnySentAction, @unchecked Sendable {
  // Sendable: see the superclass.
  @usableFromInline package let action: Action

  @usableFromInline
  package init(_ action: Action, callSite: CallSite, publication: Publication? = nil) {
    self.action = action
    super.init(callSite: callSite, publication: publication)
  }

  package override func published(_ publication: @escaping Publication) -> AnySentAction {
    SentAction(action, callSite: callSite, publication: self.publication ?? publication)
  }

  package override var label: String { actionLabel(action) }

  package override var dump: String { CoreMessages.dump(action) }
}

extension AnySentAction {
  /// Returns the action. The caller must pass its exact type.
  @inlinable
  package func action<Action>(as: Action.Type = Action.self) -> Action {
    unsafeDowncast(self, to: SentAction<Action>.self).action
  }
}
