/// Receives the changes of a place, for the reference that is subscribed to it. Callable on any thread.
public struct SharedSubscriber<Value>: @unchecked Sendable {
  // Sendable: the functions only take the lock of the reference. Keys have sendable values only.
  private let receive: (Result<Loaded<Value>, any Error>) -> Void
  private let setLoading: (Bool) -> Void

  init(receive: @escaping (Result<Loaded<Value>, any Error>) -> Void, setLoading: @escaping (Bool) -> Void) {
    self.receive = receive
    self.setLoading = setLoading
  }

  /// Sets the value. An equal value notifies nobody.
  public func yield(_ value: Value) {
    receive(.success(Loaded(value: value)))
  }

  /// Sets the initial value, because nothing is stored any more.
  public func yieldReturningInitialValue() {
    receive(.success(Loaded(value: nil)))
  }

  /// Sets the error of the last load. The value stays.
  public func yield(throwing error: any Error) {
    receive(.failure(error))
  }

  /// Sets a result.
  public func yield(with result: Result<Value?, any Error>) {
    receive(result.map { Loaded(value: $0) })
  }

  func yield(with result: Result<Loaded<Value>, any Error>) {
    receive(result)
  }

  /// Begins or ends a time in which the value is loading.
  public func yieldLoading(_ isLoading: Bool = true) {
    setLoading(isLoading)
  }
}
