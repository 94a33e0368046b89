public import HeadgateCore

extension Store {
  /// Counts and times the actions and effects of the whole tree of stores.
  ///
  /// ``StoreMetrics`` lists the metrics. Share one object between the stores of a server: then `headgate.effects.running` is the
  /// number of effects of all of them.
  ///
  /// ```swift
  /// let token = store.measure(with: metrics)
  /// ```
  ///
  /// - Parameter metrics: The metrics, which other stores may share.
  /// - Returns: A token. Measuring ends when the token is cancelled or deallocated.
  public func measure(with metrics: StoreMetrics) -> ObserveToken {
    addObserver(MetricsObserver(metrics))
  }
}
