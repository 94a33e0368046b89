/// A pair of functions that extract the payload of an enum case and embed a payload in it.
///
/// ```swift
/// let path = AnyCasePath<Shape, Double>(
///   embed: { .circle(radius: $0) },
///   extract: { guard case .circle(let radius) = $0 else { return nil }; return radius }
/// )
/// let shape = path.embed(2.5)
/// let radius = path.extract(from: shape)
/// ```
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  /// The declaration index of the case, or of the first case of a longer path; -1 if it is unknown.
  public let caseIndex: Int

  /// Whether the path has one component: the case of the root that `caseIndex` names.
  @usableFromInline package let isOneComponent: Bool

  /// Creates the object from which paths through gates are made: a path declared with this path, or the components of
  /// this path.
  ///
  /// Nil for most paths.
  @usableFromInline package let further: (@Sendable () -> AnyObject)?

  /// Builds the enum's value from the payload.
  public let embed: @Sendable (Value) -> Root

  /// Returns the payload of the case; nil when the value is another case.
  public let extract: @Sendable (Root) -> Value?

  /// Creates a path from two functions and the index of the case.
  ///
  /// - Parameters:
  ///   - caseIndex: The declaration index of the case, as `_$caseIndex(of:)` returns it.
  ///   - embed: Builds the enum's value.
  ///   - extract: Returns the payload, or nil for another case.
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
  // In a generic enum a closure would capture the metatypes of the enum's parameters, and the compiler would warn that
  // they are not sendable. There the macro writes methods of `AllCasePaths`, which is sendable.
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
  // In the Swift 5 mode, the name of a case is not a sendable function, and each case would get a warning. The cast is safe:
  // macros pass the name of a case or a closure that captures nothing, and `@Sendable` does not change the representation
  // of a function.
  @available(swift, obsoleted: 6)
  @inlinable
  public init(_$index index: Int, embed: @escaping (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    self.init(
      caseIndex: index,
      embed: unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self),
      extract: extract
    )
  }

  /// Creates a path for a generic enum of this package from two functions that capture only metatypes.
  ///
  /// Functions in a generic type capture the metatypes of its parameters, which are not sendable for the compiler.
  /// Metatypes are immutable, and the functions do not use their conformances. Only this package can call this
  /// initializer.
  @inlinable
  package init(own caseIndex: Int, embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    // `@Sendable` does not change the representation of a function, so the cast changes only its type.
    self.init(
      caseIndex: caseIndex,
      isOneComponent: caseIndex >= 0,
      further: { OwnCasePath.shared },
      embed: unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self),
      extract: unsafeBitCast(extract, to: (@Sendable (Root) -> Value?).self)
    )
  }

  /// Creates a path from two functions.
  ///
  /// - Parameters:
  ///   - embed: Builds the enum's value.
  ///   - extract: Returns the payload, or nil for another case.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(caseIndex: -1, embed: embed, extract: extract)
  }

  /// Returns the payload of the case; nil when `root` is another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    extract(root)
  }
}
