internal import HeadgateSupport

/// Something that happened in a store, in the order in which it happened.
///
/// ```swift
/// for await event in store.events {
///   if case .actionReceived(let received) = event { print(received.number, received.action) }
/// }
/// ```
public enum StoreEvent<Action> {
  /// A reducer is about to see an action.
  case actionReceived(ReceivedAction<Action>)
  /// The reducer has seen the action with this number, and its effect is known to the store.
  case actionReduced(UInt64, Action)
  /// The operation of an effect has started.
  case effectStarted(EffectDescription)
  /// A running effect has sent an action, which waits in the queue.
  case effectEmitted(EffectDescription, Action)
  /// The operation of an effect has returned.
  case effectFinished(EffectDescription)
  /// An effect was cancelled; what it still sends is dropped.
  case effectCancelled(EffectDescription)
  /// All actions of a drain are reduced and the new state is shown, next of all to the closures of `observe`; carries the number
  /// of the last action.
  case stateChanged(after: UInt64)
  /// A store was scoped to a child.
  case childAttached(String)
  /// The last reference to the store of a child has gone.
  case childDetached(String)
}

extension StoreEvent: Sendable where Action: Sendable {}

/// An action with its number, its cause, and where it was sent.
///
/// ```swift
/// print(received.number, received.cause, received.fileID, received.line)
/// ```
public struct ReceivedAction<Action> {
  /// Counts the actions of the store from 1.
  public let number: UInt64
  /// The action.
  public let action: Action
  /// What made it come.
  public let cause: ActionCause
  /// The file that sent it.
  public let fileID: StaticString
  /// The line that sent it, from 1.
  public let line: UInt
}

extension ReceivedAction: Sendable where Action: Sendable {}

/// What is known of a running effect.
///
/// ```swift
/// print(effect.number, effect.name ?? "effect", effect.fileID, effect.line)
/// ```
public struct EffectDescription: Hashable, Sendable {
  /// Counts the effects of the store from 1.
  public let number: UInt64
  /// The name that was given to `.run`.
  public let name: String?
  /// What made the store start it: the action that returned it.
  public let cause: ActionCause
  /// Where the effect was made. Kept as it is: most descriptions are made for somebody who never asks for the file's name.
  private let callSite: CallSite

  init(number: UInt64, name: String?, cause: ActionCause, callSite: CallSite) {
    self.number = number
    self.name = name
    self.cause = cause
    self.callSite = callSite
  }

  /// The file that made the effect.
  public var fileID: String { "\(callSite.fileID)" }

  /// The line that made the effect, from 1.
  public var line: UInt { callSite.line }

  /// Whether two descriptions are about the same effect: all that they tell is equal.
  ///
  /// ```swift
  /// let isAnother = first != second
  /// ```
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.number == rhs.number && lhs.name == rhs.name && lhs.cause == rhs.cause && lhs.line == rhs.line
      && lhs.fileID == rhs.fileID
  }

  /// Feeds what the description tells into a hasher.
  ///
  /// ```swift
  /// var running: Set<EffectDescription> = []
  /// ```
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(name)
    hasher.combine(cause)
    hasher.combine(line)
  }
}
