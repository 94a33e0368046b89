// compile with: -default-isolation MainActor
import Headgate

#if WRONG
  enum CancelID { case load }
#else
  nonisolated enum CancelID { case load }
#endif

func load() -> Effect<Never> {
  .run { _ in
    try await withTaskCancellation(id: CancelID.load) {  // must say: main actor-isolated conformance of 'CancelID'
      try await Task.sleep(for: .seconds(1))
    }
  }
}
