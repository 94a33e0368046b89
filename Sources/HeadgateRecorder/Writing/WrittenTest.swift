/// A test that was written from a recording.
package struct WrittenTest: Sendable {
  /// The file.
  package let text: String
  /// What the reducers read and the recording does not have: the test may fail because of it. And what the test has not as code.
  package let notes: [String]
}
