import Headgate

/// A client that lives on the main actor.
@MainActor
final class Bell {
  private(set) var strokes = 0

  nonisolated init() {}

  func ring() -> Int {
    strokes += 1
    return strokes
  }

  /// Rings, and sends the stroke from here.
  func ring(_ send: SendOf<Script>) async {
    await send(.number(ring()))
  }

  /// Rings, lets others pass on the main actor, and rings again.
  func ringTwice() async -> Int {
    strokes += 1
    await Task.yield()
    strokes += 1
    return strokes
  }
}
