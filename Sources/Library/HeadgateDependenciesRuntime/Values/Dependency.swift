public import HeadgateSupport

/// A dependency of a feature, a model or a client, read from the current values.
///
/// The wrapper captures the current values when it is created. A read uses the values that are current at the read, and
/// the captured values where the current values have no override. So a model that is created under `withDependencies`
/// keeps its overrides, and a reducer gets the overrides of its store.
///
/// ```swift
/// struct Stamp {
///   @Dependency(\.date) var date
///   @Dependency(\.uuid) var uuid
///
///   func make() -> String { "\(uuid()) \(date.now)" }
/// }
/// ```
///
/// It can be read from any thread. A read inside a reduction does not allocate.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  @usableFromInline
  enum Access: Sendable {
    case path(any KeyPath<DependencyValues, Value> & Sendable)
    case function(@Sendable (DependencyValues) -> Value)
    /// A property or a key that belongs to the main actor.
    case onMainActor(@MainActor (DependencyValues) -> Value)
  }

  @usableFromInline
  let captured: DependencyStorage

  @usableFromInline
  let access: Access

  @usableFromInline
  let callSite: CallSite

  /// Creates a dependency from its property of ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - fileID: The call site that messages name.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @inlinable
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    captured = DependencyValues.current.storage
    access = .path(keyPath)
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a dependency from a property of ``DependencyValues`` that belongs to the main actor.
  ///
  /// A property without explicit isolation belongs to the main actor in a module whose default isolation is the main
  /// actor.
  ///
  /// Read such a dependency on the main actor. For a property of a main-actor type, the compiler enforces this. A read
  /// of a local variable elsewhere, as in an effect, traps. Capture the value (`[user] send in`), or make the property
  /// of `DependencyValues` `nonisolated`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - fileID: The call site that messages name.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  // In the Swift 5 mode a literal key path is not sendable, so the compiler would select this initializer for every
  // dependency.
  @available(swift, introduced: 6)
  @MainActor
  @inlinable
  public init(
    _ keyPath: KeyPath<DependencyValues, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    captured = DependencyValues.current.storage
    access = .onMainActor { $0[keyPath: keyPath] }
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a dependency from its key, for a key without a property.
  ///
  /// ```swift
  /// struct Greeter: DependencyKey {
  ///   var greet: @Sendable () -> String
  ///   static let liveValue = Greeter { "hello" }
  /// }
  /// struct Page {
  ///   @Dependency(Greeter.self) var greeter
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - fileID: The call site that messages name.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @inlinable
  public init<Key: TestDependencyKey & SendableMetatype>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    captured = DependencyValues.current.storage
    access = .function { $0[Key.self, name: ""] }
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a dependency from its property of ``DependencyValues``, as a more specific type.
  ///
  /// A read traps, with a message that names both types, when the current value has another type.
  ///
  /// ```swift
  /// struct Mock: Player { var tracks: [String] = [] }
  /// protocol Player: Sendable {}
  /// func tracks() -> [String] {
  ///   @Dependency(\.player, as: Mock.self) var player
  ///   return player.tracks
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property, whose type is often a protocol.
  ///   - type: The type of the value.
  ///   - fileID: The call site that messages name.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public init<Base>(
    _ keyPath: any KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    captured = DependencyValues.current.storage
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.callSite = callSite
    access = .function { values in
      let base = values[keyPath: keyPath]
      guard let value = base as? Value else {
        let message = DependencyMessages.otherType(
          actual: typeName(Swift.type(of: base as Any)),
          asked: typeName(Value.self)
        )
        fatalError(message, file: callSite.filePath, line: callSite.line)
      }
      return value
    }
  }

  /// Creates a dependency from a key that belongs to the main actor. Read it on the main actor.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - fileID: The call site that messages name.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @MainActor
  @inlinable
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    captured = DependencyValues.current.storage
    access = .onMainActor { $0[Key.self, name: ""] }
    callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The current value.
  @inlinable
  public var wrappedValue: Value {
    guard let frame = ReductionFrame.current else { return readOutsideReduction() }
    return withUnsafePointer(to: callSite) { callSite in
      // The frame is memory of this thread. The previous call site is restored after the read.
      let outer = frame.pointee.readingCallSite
      frame.pointee.readingCallSite = UnsafeRawPointer(callSite)
      defer { frame.pointee.readingCallSite = outer }
      return value(in: valuesInForce)
    }
  }

  @inlinable
  func value(in values: DependencyValues) -> Value {
    switch access {
    case .path(let path): values[keyPath: path]
    case .function(let function): function(values)
    case .onMainActor(let function): onMainActor(function, values)
    }
  }

  @usableFromInline
  func onMainActor(_ function: @escaping @MainActor (DependencyValues) -> Value, _ values: DependencyValues) -> Value {
    requireMainActor(DependencyMessages.readOffMainActor(Value.self, callSite: callSite))
    // This code runs on the main actor. `MainActor.assumeIsolated` supports only sendable results.
    return unsafeBitCast(function, to: ((DependencyValues) -> Value).self)(values)
  }

  /// The current values, with the captured values as fallback.
  @inlinable
  package var valuesInForce: DependencyValues {
    var values = DependencyValues.current
    if values.storage !== captured, captured !== DependencyStorage.untouched { values.fallback = captured }
    return values
  }

  @usableFromInline
  func readOutsideReduction() -> Value {
    CallSite.$reading.withValue(callSite) { value(in: valuesInForce) }
  }
}

extension Dependency: CustomReflectable {
  /// An empty mirror: captured values would only add noise to a dump.
  public var customMirror: Mirror {
    Mirror(self, children: [:], displayStyle: .struct)
  }
}
