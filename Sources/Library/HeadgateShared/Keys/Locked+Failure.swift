internal import HeadgateSupport

extension Locked<Bool> {
  /// Runs a closure, and sets whether it fails.
  func noting<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      let result = try body()
      withLock { $0 = false }
      return result
    } catch {
      withLock { $0 = true }
      throw error
    }
  }
}
