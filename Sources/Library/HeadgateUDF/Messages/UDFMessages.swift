import HeadgateCore
import HeadgateSupport

/// The messages of this target: the fact, the values, the likely causes and a fix for each.
enum UDFMessages {
  static func circleOfReads<State>(_: State.Type, madeAt callSite: CallSite) -> String {
    """
    A store of \(typeName(State.self)) was read while it was being changed, by the reducer of a store whose state it waits for. \
    Waiting would never have ended: the read got the state after an earlier action, or the first state.

    The store that was read was made at \(callSite.fileID):\(callSite.line).

    • If reducers of two stores read each other's state, have one of the stores tell the other what it needs, in an action.
    • If the state is needed for a side effect only, read it there. [OPEN-1]
    """
  }
}
