/// A test that was written from a recording.
package struct WrittenTest: Sendable {
  /// The file.
  package let text: String
  /// What the reducers read and the recording does not have: the test may fail because of it. Also the changes that the test does not
  /// write as code.
  package let notes: [String]
}
