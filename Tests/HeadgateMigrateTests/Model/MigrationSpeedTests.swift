import HeadgateMigrate
import Testing

/// The time of a migration, as the ratio of the times for two sizes. Quadratic work has a ratio of four.
@Suite(.serialized) struct MigrationSpeedTests {
  private func ratio(_ source: (Int) -> String, size: Int) -> Double {
    func duration(_ size: Int) -> Double {
      let text = source(size)
      // The shortest of three runs: other work of the machine only makes a run longer.
      let durations = (1...3).map { _ in
        ContinuousClock().measure {
          let migration = Migration([("A.swift", text)])
          #expect(!migration.files[0].diff.isEmpty)
        }
      }
      return (durations.min() ?? .zero) / .seconds(1)
    }
    return duration(2 * size) / duration(size)
  }

  @Test func aChainOfCalls() {
    let ratio = ratio(
      { "import ComposableArchitecture\nlet a = b\n" + (1...$0).map { "  .c(\($0))\n" }.joined() },
      size: 400
    )
    #expect(ratio < 3, "\(ratio)")
  }

  @Test func features() {
    let ratio = ratio(
      { size in
        "import ComposableArchitecture\n"
          + (1...size).map { index in
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
          }.joined()
      },
      size: 40
    )
    #expect(ratio < 3, "\(ratio)")
  }
}
