// Tests of: Model/Migration.swift, Text/UnifiedDiff.swift

import Foundation
import HeadgateMigrate
import Testing

/// The time of a migration, as the ratio of the times for a size and for four times the size. Quadratic work has a ratio of 16.
@Suite(.serialized) struct MigrationSpeedTests {
  private func ratio(size: Int, _ run: (Int) -> () -> Void) -> Double {
    func duration(_ size: Int) -> Double {
      let run = run(size)
      // The time of the thread on the CPU, of the shorter of two runs: other tests of the process run at the same time.
      let durations = (1...2).map { _ in
        let start = Self.now
        run()
        return Self.now - start
      }
      return durations.min() ?? 0
    }
    return duration(4 * size) / duration(size)
  }

  /// How long this thread has run, in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func migrating(_ source: String) -> () -> Void {
    { #expect(!Migration([("A.swift", source)]).files[0].diff.isEmpty) }
  }

  @Test func aChainOfCalls() {
    let ratio = ratio(size: 150) { size in
      migrating("import ComposableArchitecture\nlet a = b\n" + (1...size).map { "  .c(\($0))\n" }.joined())
    }
    #expect(ratio < 12, "\(ratio)")
  }

  @Test func features() {
    let ratio = ratio(size: 8) { size in
      let features = (1...size).map { index in
        """
        struct Feature\(index): ReducerProtocol {
          struct State: Equatable { @BindingState var name = "" }
          enum Action: Equatable {
            case tap
            case loaded(TaskResult<Int>)
          }
          var body: some ReducerProtocolOf<Self> { Reduce { state, action in .none } }
        }

        """
      }
      return migrating("import ComposableArchitecture\n" + features.joined())
    }
    #expect(ratio < 12, "\(ratio)")
  }

  @Test func aDifferenceWithManyChanges() {
    let ratio = ratio(size: 1000) { size in
      let before = (1...size).map { "struct F\($0) {\n  old\n  case a\n}\n" }.joined()
      let after = (1...size).map { "struct F\($0) {\n  new\n  other\n  case a\n}\n" }.joined()
      return { #expect(UnifiedDiff(path: "A.swift", before: before, after: after).text.utf8.count > size) }
    }
    #expect(ratio < 12, "\(ratio)")
  }
}
