internal import HeadgateSupport

/// A function that is called once: with the first result, or with an error when it is released without one.
final class ResumeOnce<Output>: @unchecked Sendable {
  // Sendable: the function is behind the lock and leaves it once. Keys have sendable values only.
  private struct Function: @unchecked Sendable {
    var call: ((Result<Output, any Error>) -> Void)?
  }
  private let resume: Locked<Function>

  init(_ resume: @escaping (Result<Output, any Error>) -> Void) {
    self.resume = Locked(Function(call: resume))
  }

  deinit {
    callAsFunction(.failure(SharedKeyDidNotAnswer()))
  }

  func callAsFunction(_ result: Result<Output, any Error>) {
    resume.exchange(Function()).call?(result)
  }
}
