internal import HeadgateCore
internal import HeadgateRecordings

/// What happened in a store, before it is encoded.
struct RecordingEntry {
  /// A value of the store's types.
  enum Value {
    /// Is encoded on the queue of the recording.
    case later(Any)
    /// Is encoded: its type may not leave the actor of the store. The members of its types are nil if they are known by its name.
    case encoded(name: String, RecordedCoding, String, TypeShapes?)
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
    case answer(Asker, name: String, isError: Bool, Answer)
    case sharedChange(RecordedSharedChange)
    /// A state, and the number of its shared values in ``SharedVersions``.
    case snapshot(action: UInt64, Value, shared: UInt64)
    case dump(action: UInt64, String)
    /// An object that is in two places of the state after an action.
    case sameObject(action: UInt64, SameObject)
  }

  /// What asked a dependency.
  enum Asker {
    case reducer(of: UInt64)
    /// An effect asks on any thread. Its answer belongs to the action of the entry before.
    case effect(UInt64)
  }

  /// Encodes an answer. The value is sendable: dependencies answer on any thread.
  typealias Answer = (RecordingEncoder) throws -> String

  /// Nanoseconds since the start of the recording.
  var time: Int64
  var event: Event
}
