import Foundation
import Headgate
import HeadgateRecorder

/// The code of the report about a recording that has ended.
@MainActor
func suggestedRecording(_ store: StoreOf<Impure>, _ file: URL) throws {
  _ = try store.record(to: file, options: .flightRecorder(.seconds(300)))
}
