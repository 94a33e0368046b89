public import Logging

/// The levels at which an ``ActionLogger`` logs each kind of event; nil for a kind that is not logged.
///
/// ```swift
/// var levels = ActionLogLevels(.notice)
/// levels.effectCancelled = .notice
/// ```
public struct ActionLogLevels: Hashable, Sendable {
  /// The level of reduced actions.
  public var action: Logger.Level?
  /// The level of effects that start.
  public var effectStarted: Logger.Level?
  /// The level of effects that end.
  public var effectFinished: Logger.Level?
  /// The level of effects that are cancelled.
  public var effectCancelled: Logger.Level?
  /// The level of changes of shared values.
  public var sharedState: Logger.Level?

  /// Creates levels: one for actions, and the next lower one for effects and shared values.
  ///
  /// The lowest level is `trace`. With `trace`, everything has the same level.
  public init(_ action: Logger.Level = .info) {
    self.action = action
    let lower = Logger.Level.allCases.last { $0 < action } ?? action
    effectStarted = lower
    effectFinished = lower
    effectCancelled = lower
    sharedState = lower
  }
}
