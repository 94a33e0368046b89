/// A collection of observable states that counts the changes of what stands where.
public protocol ObservableStructure: Collection where Element: ObservableState {
  /// A number that was never used before, after each change of what stands where; kept when an element is changed in
  /// place.
  ///
  /// ```swift
  /// let before = rows._$structure
  /// rows[id: 1]?.count += 1
  /// assert(rows._$structure == before)
  /// ```
  var _$structure: UInt64 { get }
}
