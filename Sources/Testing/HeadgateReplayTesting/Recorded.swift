/// Decodes a recorded value as the type of its place.
///
/// The command `session test` writes calls for values that it cannot write as Swift code.
///
/// ```swift
/// await store.send(.added(try recorded(#"{"name":"Milk"}"#)))
/// ```
///
/// A value with shared values is decoded by the test store: `try store.recorded(…)`. In a test, sealed actions and actions behind gates
/// are decoded, too. A redacted value of a recording is a placeholder, as in a replay.
///
/// - Throws: The error of the type's `init(from:)`.
public func recorded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
  try RecordedJSONDecoder().value(type, from: json)
}
