internal import HeadgateSupport

/// The subscription of a reference to a place. It ends when the last reference is released.
public struct SharedSubscription: Sendable {
  private let end: Locked<(@Sendable () -> Void)?>

  /// Creates a subscription with the function that ends it.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    end = Locked(cancel)
  }

  /// Ends the subscription. Later calls do nothing.
  public func cancel() {
    end.exchange(nil)?()
  }
}
