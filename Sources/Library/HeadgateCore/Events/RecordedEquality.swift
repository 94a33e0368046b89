/// The equality of values of a recording, for the writer of a test and for its test store.
package enum RecordedEquality {
  /// Whether a value is another one. A value that is not equal to itself, because it has a number that is none, is compared by its dump.
  package static func areEqual<Value>(
    _ left: Value,
    _ right: Value,
    by areEqual: (Value, Value) -> Bool
  ) -> Bool {
    areEqual(left, right) || !areEqual(right, right) && CoreMessages.dump(left) == CoreMessages.dump(right)
  }
}
