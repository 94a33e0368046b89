/// The answer of a key to a load. The first call counts; later calls do nothing.
///
/// A continuation that is released without a call ends the load with ``SharedKeyDidNotAnswer``.
public struct LoadContinuation<Value>: Sendable {
  private let answer: ResumeOnce<Loaded<Value>>

  init(_ resume: @escaping (Result<Loaded<Value>, any Error>) -> Void) {
    answer = ResumeOnce(resume)
  }

  /// Ends the load with a value; nil means that nothing is stored, and the value is the initial one.
  public func resume(returning value: Value?) {
    answer(.success(Loaded(value: value)))
  }

  /// Ends the load without a value: the value is the initial one.
  public func resumeReturningInitialValue() {
    answer(.success(Loaded(value: nil)))
  }

  /// Ends the load with an error. The value stays.
  public func resume(throwing error: any Error) {
    answer(.failure(error))
  }

  /// Ends the load with a result.
  public func resume(with result: Result<Value?, any Error>) {
    answer(result.map { Loaded(value: $0) })
  }

  func resume(with result: Result<Loaded<Value>, any Error>) {
    answer(result)
  }
}
