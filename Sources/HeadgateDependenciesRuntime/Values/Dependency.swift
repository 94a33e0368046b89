public import HeadgateSupport

/// A dependency of a feature, a model or a client, read from the values in force.
///
/// The wrapper keeps the values that are in force when it is made. A read lays those that are in force at the read over
/// them: so a model that was made under `withDependencies` keeps its overrides, and a reducer sees those of its store.
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
/// Safe to read from any thread. A read inside a reduction does not allocate.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  @usableFromInline
  enum Access: Sendable {
    case path(any KeyPath<DependencyValues, Value> & Sendable)
    case function(@Sendable (DependencyValues) -> Value)
    /// By a property or a key that belongs to the main actor.
    case onMainActor(@MainActor (DependencyValues) -> Value)
  }

  @usableFromInline
  let captured: DependencyStorage

  @usableFromInline
  let access: Access

  @usableFromInline
  let callSite: CallSite

  /// A dependency by its property of ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - fileID: The place that messages name.
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

  /// A dependency by a property of ``DependencyValues`` that belongs to the main actor, as one does that is written without isolation
  /// in a module whose default isolation is the main actor.
  ///
  /// Such a dependency is read on the main actor. The compiler sees to that for a property of a type that belongs to it. A read of a
  /// local variable elsewhere, as in an effect, traps: capture the value (`[user] send in`), or make the property of
  /// `DependencyValues` `nonisolated`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - fileID: The place that messages name.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  // In the Swift 5 mode a literal key path is not sendable, so that this one would be taken for every dependency.
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

  /// A dependency by its key, for one that has no property.
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
  ///   - fileID: The place that messages name.
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

  /// A dependency by its property of ``DependencyValues``, as a more specific type that its value is known to have.
  ///
  /// Reading it traps, with a message that names both types, when the value in force has another type.
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
  ///   - type: The type that the value has.
  ///   - fileID: The place that messages name.
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

  /// A dependency by a key that belongs to the main actor; it is read there.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - fileID: The place that messages name.
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

  /// The value in force.
  @inlinable
  public var wrappedValue: Value {
    guard let frame = ReductionFrame.current else { return readOutsideReduction() }
    return withUnsafePointer(to: callSite) { callSite in
      // The frame is memory of this thread's, and what it holds for the time of a read is put back after it.
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
    // We are on the main actor. `MainActor.assumeIsolated` says the same, but only of results that are sendable.
    return unsafeBitCast(function, to: ((DependencyValues) -> Value).self)(values)
  }

  /// What is in force, over what was captured.
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
  /// Nothing: what a dependency captured is of no interest in a dump.
  public var customMirror: Mirror {
    Mirror(self, children: [:], displayStyle: .struct)
  }
}
