#if DEBUG
  import Foundation
  import Headgate
  import HeadgateInspector
  import HeadgateRecorder
  import Observation

  /// Records the session of a store, and shows it on a page in the browser.
  @MainActor
  @Observable
  final class SessionTools<State: Codable & Sendable, Action: Codable & Sendable> {
    private let store: Store<State, Action>
    private var recorder: SessionRecorder?
    private var inspection: Inspection?
    /// The file of the recording that runs, or that was stopped last.
    private(set) var file: URL?
    /// The address of the page, with its token.
    private(set) var address: URL?
    private(set) var problem: String?

    init(_ store: Store<State, Action>) { self.store = store }

    var isRecording: Bool { recorder != nil }

    func record() {
      // A name with the time, so that the sessions of a day stand in their order.
      let name = "\(Date.now.formatted(.iso8601.dateSeparator(.dash).timeSeparator(.omitted))).headgate"
      perform {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        let new = (folder ?? FileManager.default.temporaryDirectory).appending(path: name)
        recorder = try store.record(to: new)
        file = new
      }
    }

    func stopRecording() {
      perform { try recorder?.stop() }
      recorder = nil
    }

    /// Serves the page. A browser on the same machine opens it, and on a Mac also one beside the simulator.
    func inspect() async {
      do {
        let new = try await store.inspect()
        inspection = new
        address = new.address
        problem = nil
        print("The inspector:", new.address)
      } catch {
        problem = "\(error)"
      }
    }

    func stopInspecting() async {
      await inspection?.stop()
      inspection = nil
      address = nil
    }

    private func perform(_ body: () throws -> Void) {
      do {
        try body()
        problem = nil
      } catch {
        problem = "\(error)"
      }
    }
  }
#endif
