/// A collection of observable states that counts its structural changes: changes of which elements are at which positions.
public protocol _ObservableStructure: Collection where Element: ObservableState {
  /// Internal to the library.
  // A number that was never used before, after each structural change. A change of an element in place keeps the number.
  var _$structure: UInt64 { get }
}
