/// A way from an enum to the payload of one of its cases, and back.
///
/// ```swift
/// let path = AnyCasePath<Shape, Double>(
///   embed: { .circle(radius: $0) },
///   extract: { guard case .circle(let radius) = $0 else { return nil }; return radius }
/// )
/// let shape = path.embed(2.5)
/// let radius = path.extract(from: shape)
/// ```
public struct AnyCasePath<Root, Value>: Sendable {
  /// The declaration index of the case; of the first case of a longer path; -1 where it is not known.
  public let caseIndex: Int

  /// Whether the path leads to a case of the root, which its tag names, and not further.
  @usableFromInline package let isOneComponent: Bool

  /// Makes what a path through a gate at the end of this one is made of: a path that was written together with this one, or the
  /// two that this one is made of. Nil for most.
  @usableFromInline package let further: (@Sendable () -> AnyObject)?

  /// Builds the enum's value from the payload.
  public let embed: @Sendable (Value) -> Root

  /// The payload of the case, or nil when the value is another case.
  public let extract: @Sendable (Root) -> Value?

  /// A path made of two functions; this is what `@CasePathable` writes.
  ///
  /// - Parameters:
  ///   - tag: the declaration index of the case, the number that `_$caseIndex(of:)` answers for it.
  ///   - embed: builds the enum's value.
  ///   - extract: answers the payload, or nil for another case.
  @inlinable
  public init(
    caseIndex: Int,
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(caseIndex: caseIndex, isOneComponent: caseIndex >= 0, embed: embed, extract: extract)
  }

  @inlinable
  package init(
    caseIndex: Int,
    isOneComponent: Bool,
    further: (@Sendable () -> AnyObject)? = nil,
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.caseIndex = caseIndex
    self.isOneComponent = isOneComponent
    self.further = further
    self.embed = embed
    self.extract = extract
  }

  /// Called by macro expansions.
  // In a generic enum a closure would capture the metatypes of the enum's parameters, and the compiler would warn that they are not
  // known to be sendable. There the macro writes methods of `AllCasePaths`, which is sendable.
  @available(swift, introduced: 6)
  @inlinable
  public init(
    _$index index: Int,
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(caseIndex: index, embed: embed, extract: extract)
  }

  /// Called by macro expansions.
  // In the Swift 5 mode the name of a case is not a sendable function, and each case would get a warning. Macros write the name of a case
  // here, or a closure without captures; `@Sendable` does not change the representation of a function value.
  @available(swift, obsoleted: 6)
  @inlinable
  public init(_$index index: Int, embed: @escaping (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    self.init(
      caseIndex: index,
      embed: unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self),
      extract: extract
    )
  }

  /// A path of the package's own generic enums, made of two functions that capture nothing which is not sendable.
  ///
  /// Functions in a generic type hold the metatypes of its parameters, which the compiler does not know to be sendable. Metatypes are
  /// immutable, and the functions use no conformance of theirs. Nobody outside of the package can call this.
  @inlinable
  package init(own caseIndex: Int, embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    // `@Sendable` does not change what a function value is made of, so that the cast changes nothing but its type.
    self.init(
      caseIndex: caseIndex,
      isOneComponent: caseIndex >= 0,
      further: { OwnCasePath.shared },
      embed: unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self),
      extract: unsafeBitCast(extract, to: (@Sendable (Root) -> Value?).self)
    )
  }

  /// A path made of two functions.
  ///
  /// - Parameters:
  ///   - embed: builds the enum's value.
  ///   - extract: answers the payload, or nil for another case.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(caseIndex: -1, embed: embed, extract: extract)
  }

  /// The payload of the case, or nil when `root` is another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    extract(root)
  }
}
