// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'manyrows'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct ManyRowsSessionTests {
  @Test func `the feature repeats the actions 1 to 2`() async throws {
    let store = try TestStore(
      recordedState: #"{"last":{"sum":{"$shared":1,"key":".inMemory(\"sum of rows\")","value":0}},"rows":[{"id":0},{"id":1},{"id":2}]}"#,
      locale: "en_US",
      timeZone: "GMT",
      calendar: "gregorian"
    ) {
      ManyRows()
    }
    // 1
    await store.send(.tapped) { $0.last?.$sum.withLock { $0 = 1 } }
    // 2
    await store.send(.tapped) { $0.last?.$sum.withLock { $0 = 2 } }
  }
}
