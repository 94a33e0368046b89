public import HeadgateCore
public import Logging

extension Store {
  /// Logs the actions of the whole tree of stores at a level, and its effects at the next lower level.
  ///
  /// A message has the names of cases, without payloads. To choose the level of each kind of event, add an ``ActionLogger``.
  ///
  /// ```swift
  /// let token = store.log(to: Logger(label: "session"), level: .debug)
  /// ```
  ///
  /// - Parameters:
  ///   - logger: The destination.
  ///   - level: The level of actions.
  ///   - includesPayloads: Whether actions are logged with a dump of their payloads, which may contain secrets.
  /// - Returns: A token. Logging ends when the token is cancelled or deallocated.
  public func log(to logger: Logger, level: Logger.Level = .info, includesPayloads: Bool = false) -> ObserveToken {
    addObserver(ActionLogger(logger, levels: ActionLogLevels(level), includesPayloads: includesPayloads))
  }
}
