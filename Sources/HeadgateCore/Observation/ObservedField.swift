/// The stored property behind an observed property of a state, and its number.
///
/// A change through `storedPath` is made in place and notifies nobody; see ``ObservationExtent``.
///
/// ```swift
/// let field = State._$field(\.child)
/// let stored = field?.storedPath as? WritableKeyPath<State, Child>
/// ```
public struct ObservedField {
  /// A writable key path from the state to the stored property, with the type of the public property as its value.
  public let storedPath: AnyKeyPath

  /// The number of the property among the observed ones of its state, from 0.
  public let index: Int

  /// Made by expansions of `@ObservableState`.
  ///
  /// ```swift
  /// ObservedField(storedPath: \State._count, index: 0)
  /// ```
  public init(storedPath: AnyKeyPath, index: Int) {
    self.storedPath = storedPath
    self.index = index
  }
}
