internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// A value that several features share. All copies of a state with the property see one value.
///
/// ```swift
/// struct State {
///   @Shared var count: Int                      // handed in: State(count: Shared(value: 0))
///   @Shared(.inMemory("total")) var total = 0   // shared by its key
/// }
/// ```
///
/// The property reads the value. `$count.withLock { $0 += 1 }` changes it, on any thread. `$count` hands it to another feature,
/// and `$user.name` is a part of it. Code that reads the value in a view or in `observe` is notified of changes from everywhere.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value> {
  @usableFromInline let location: SharedLocation<Value>

  init(location: SharedLocation<Value>) {
    self.location = location
  }

  /// Creates a shared value that only its copies share.
  ///
  /// ```swift
  /// let count = Shared(value: 0)
  /// ```
  public init(value: Value) {
    let reference = SharedReference(value, context: DependencyValues.current.shared)
    reference.noteNumber()
    location = reference
  }

  /// Creates a property from the projected value of another one.
  public init(projectedValue: Shared<Value>) {
    self = projectedValue
  }

  /// Creates the shared value inside an optional one; nil while the optional is nil.
  ///
  /// The result keeps its last value when the optional becomes nil later.
  ///
  /// ```swift
  /// if let user = Shared($user) { state.profile = Profile.State(user: user) }
  /// ```
  public init?(_ base: Shared<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = PartLocation(base.location, UnwrappedPart(last: LastValue(value)))
  }

  /// The value. It is changed by ``withLock(_:)``.
  public var wrappedValue: Value {
    @inlinable get { location.readTracked() }
    @available(
      *,
      unavailable,
      message: "A shared value is changed with its lock: '$value.withLock { $0 = newValue }'."
    )
    nonmutating set {}
  }

  /// The shared value itself, to change it, to hand it on, or to take a part of it.
  public var projectedValue: Shared<Value> {
    get { self }
    set { self = newValue }
  }

  /// Changes the value, on any thread. No other thread reads or changes it meanwhile.
  ///
  /// The closure must not use this shared value in another way than by its argument: this stops the program. After the change, the
  /// key of the value saves it, and observers are notified.
  ///
  /// ```swift
  /// $count.withLock { $0 += 1 }
  /// ```
  ///
  /// - Parameter operation: Changes the value.
  /// - Returns: The result of the closure.
  // Inlinable: the result and the error are of types of the caller, which this module would find at run time.
  @inlinable
  @discardableResult
  public func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var result: Swift.Result<Result, Failure>?
    location.modify { value in
      result = Swift.Result { () throws(Failure) in try operation(&value) }
    }
    return try result!.get()
  }
}
