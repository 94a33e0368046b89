internal import HeadgateSupport

/// An event of a store. Events arrive in the order in which they happen.
///
/// ```swift
/// for await event in store.events {
///   if case .actionReceived(let received) = event { print(received.number, received.action) }
/// }
/// ```
public enum StoreEvent<Action> {
  /// The store is about to reduce an action.
  case actionReceived(ReceivedAction<Action>)
  /// The store has reduced the action with this number and accepted its effect.
  case actionReduced(UInt64, Action)
  /// The operation of an effect has started.
  case effectStarted(EffectDescription)
  /// A running effect has sent an action, which is queued.
  case effectEmitted(EffectDescription, Action)
  /// The operation of an effect has returned.
  case effectFinished(EffectDescription)
  /// An effect was cancelled. Actions that it sends later are dropped.
  case effectCancelled(EffectDescription)
  /// All actions of a drain are reduced, and the new state is about to be published. Contains the number of the last action.
  case stateChanged(after: UInt64)
  /// A shared value changed. A change during a reduction comes between the action that was received and its end.
  case sharedStateChanged(SharedStateChange)
  /// A store was scoped to a child.
  case childAttached(String)
  /// The last reference to the store of a child was released.
  case childDetached(String)
}

extension StoreEvent: Sendable where Action: Sendable {}

/// An action with its number, its cause, and its call site.
///
/// ```swift
/// print(received.number, received.cause, received.fileID, received.line)
/// ```
public struct ReceivedAction<Action> {
  /// The number of the action in its store, starting at 1.
  public let number: UInt64
  /// The action.
  public let action: Action
  /// The cause of the action.
  public let cause: ActionCause
  /// The file that sent the action.
  public let fileID: StaticString
  /// The line that sent the action, starting at 1.
  public let line: UInt
}

extension ReceivedAction: Sendable where Action: Sendable {}

/// A description of a running effect.
///
/// ```swift
/// print(effect.number, effect.name ?? "effect", effect.fileID, effect.line)
/// ```
public struct EffectDescription: Hashable, Sendable {
  /// The number of the effect in its store.
  public let number: UInt64
  /// The name that was passed to `.run`.
  public let name: String?
  /// The cause of the effect: the action that returned it.
  public let cause: ActionCause
  /// The call site of the effect. Stored unconverted, because few descriptions need the name of the file.
  private let callSite: CallSite

  init(number: UInt64, name: String?, cause: ActionCause, callSite: CallSite) {
    self.number = number
    self.name = name
    self.cause = cause
    self.callSite = callSite
  }

  /// The file that created the effect.
  public var fileID: String { "\(callSite.fileID)" }

  /// The line that created the effect, starting at 1.
  public var line: UInt { callSite.line }

  /// Returns whether two descriptions describe the same effect: all their properties are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.number == rhs.number && lhs.name == rhs.name && lhs.cause == rhs.cause && lhs.line == rhs.line
      && lhs.fileID == rhs.fileID
  }

  /// Hashes the properties of the description.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(name)
    hasher.combine(cause)
    hasher.combine(line)
  }
}
