#if canImport(Combine)
  public import Combine
  public import HeadgateCore

  extension Effect {
    /// An effect that sends each value of a publisher, until the publisher ends.
    ///
    /// The closure is called when the effect starts. Values are sent in their order, none is lost, and those that wait are kept without
    /// a limit. Cancelling the effect cancels the subscription. A publisher that can fail must handle its errors first.
    ///
    /// ```swift
    /// case .task:
    ///   return .publisher {
    ///     NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification).map { _ in .becameActive }
    ///   }
    /// ```
    public static func publisher<Values: Publisher & SendableMetatype>(
      _ makePublisher: @escaping @Sendable () -> Values
    ) -> Self where Values.Output == Action, Values.Failure == Never, Action: Sendable {
      .run { send in
        let (values, continuation) = AsyncStream<Action>.makeStream()
        let subscription = makePublisher().sink(
          receiveCompletion: { _ in continuation.finish() },
          receiveValue: { continuation.yield($0) }
        )
        defer { subscription.cancel() }
        for await value in values { await send(value) }
      }
    }
  }
#endif
