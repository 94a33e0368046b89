/// A place where a shared value is loaded from and saved to, such as a file.
///
/// ```swift
/// extension SharedKey where Self == InMemoryKey<Int>.Default {
///   static var count: Self { Self[.inMemory("count"), default: 0] }
/// }
/// ```
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value, and resumes the continuation once, on any thread.
  ///
  /// A call that follows a change is made on the thread of the change. The calls for one reference follow one another. A change
  /// during a call leads to one more call with the newest value.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}
