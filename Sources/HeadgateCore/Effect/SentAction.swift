public import HeadgateSupport

/// An action on its way to a reducer, with the line that sent it.
///
/// Effects and the machine carry actions without knowing their types: what they do is compiled once, and needs no look-up of
/// types while it runs. Only the two ends know the type: whoever sends, and the store. That they agree is seen to by the
/// types of ``Effect``, ``Send`` and ``Reducer``.
@usableFromInline
package class AnySentAction: @unchecked Sendable {
  // Sendable: what is in it never changes, and the action is handed over with it; nobody else keeps it.
  package let callSite: CallSite

  @usableFromInline
  package init(callSite: CallSite) {
    self.callSite = callSite
  }

  /// The cases of the action, without its values.
  package var label: String { preconditionFailure("abstract") }

  /// The action as a dump, for a message.
  package var dump: String { preconditionFailure("abstract") }
}

@usableFromInline
package final class SentAction<Action>: AnySentAction, @unchecked Sendable {
  // Sendable: see the superclass.
  @usableFromInline package let action: Action

  @usableFromInline
  package init(_ action: Action, callSite: CallSite) {
    self.action = action
    super.init(callSite: callSite)
  }

  package override var label: String { actionLabel(action) }

  package override var dump: String { CoreMessages.dump(action) }
}

extension AnySentAction {
  /// The action; whoever asks knows its type.
  @inlinable
  package func action<Action>(as: Action.Type = Action.self) -> Action {
    unsafeDowncast(self, to: SentAction<Action>.self).action
  }
}
