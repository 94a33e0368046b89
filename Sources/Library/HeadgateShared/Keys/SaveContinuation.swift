/// The answer of a key to a save. The first call counts; later calls do nothing.
///
/// A continuation that is released without a call ends the save with ``SharedKeyDidNotAnswer``.
public struct SaveContinuation: Sendable {
  private let answer: ResumeOnce<Void>

  init(_ resume: @escaping (Result<Void, any Error>) -> Void) {
    answer = ResumeOnce(resume)
  }

  /// Ends the save.
  public func resume() {
    answer(.success(()))
  }

  /// Ends the save with an error. The value in memory stays.
  public func resume(throwing error: any Error) {
    answer(.failure(error))
  }

  /// Ends the save with a result.
  public func resume(with result: Result<Void, any Error>) {
    answer(result)
  }
}
