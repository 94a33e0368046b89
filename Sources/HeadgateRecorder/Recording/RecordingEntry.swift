internal import HeadgateCore
internal import HeadgateRecordings

/// What happened in a store, before it is encoded.
struct RecordingEntry {
  /// A value of the store's types.
  enum Value {
    /// Is encoded on the queue of the recording.
    case later(Any)
    /// Is encoded: its type may not leave the actor of the store.
    case encoded(name: String, RecordedCoding, String)
  }

  enum Event {
    case action(
      number: UInt64,
      Value,
      cause: ActionCause,
      file: StaticString,
      line: UInt,
      duration: Int64
    )
    case effectStarted(EffectDescription)
    case effectEmitted(UInt64)
    case effectEnded(UInt64, RecordedEffect.Ending, RecordedEffect.CancelReason?, by: UInt64?)
    case answer(action: UInt64, effect: UInt64?, name: String, isError: Bool, Answer)
    case sharedChange(RecordedSharedChange)
    /// A state, and the number of its shared values in ``SharedVersions``.
    case snapshot(action: UInt64, Value, shared: UInt64)
    case dump(action: UInt64, String)
  }

  /// Encodes an answer. The value is sendable: dependencies answer on any thread.
  typealias Answer = (RecordingEncoder) throws -> String

  /// Nanoseconds since the start of the recording.
  var time: Int64
  var event: Event
}
