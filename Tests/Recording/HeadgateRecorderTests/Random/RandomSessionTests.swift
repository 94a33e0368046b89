import Foundation
import Headgate
import HeadgateRecorder
import Testing

private let isLong = ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil

@MainActor
@Suite(.timeLimit(.minutes(isLong ? 600 : 30)))
struct RandomSessionTests {
  /// Set to repeat a session that failed.
  private static let seed = ProcessInfo.processInfo.environment["HEADGATE_SEED"].flatMap(UInt64.init)
  private nonisolated static let features: [any RandomFeature.Type] = [
    RandomFeature01.self, RandomFeature02.self, RandomFeature03.self, RandomFeature04.self, RandomFeature05.self,
    RandomFeature06.self, RandomFeature07.self, RandomFeature08.self, RandomFeature09.self, RandomFeature10.self,
    RandomFeature11.self, RandomFeature12.self, RandomFeature13.self, RandomFeature14.self, RandomFeature15.self,
    RandomFeature16.self, RandomFeature17.self, RandomFeature18.self, RandomFeature19.self, RandomFeature20.self,
    RandomFeature21.self, RandomFeature22.self, RandomFeature23.self, RandomFeature24.self, RandomFeature25.self,
    RandomFeature26.self, RandomFeature27.self, RandomFeature28.self, RandomFeature29.self, RandomFeature30.self,
    GatedLeaf.self,
  ]

  // holds: REC-80
  @Test(arguments: features.indices)
  func `a random session replays to the states that were seen`(_ index: Int) async throws {
    try await run(Self.features[index], index)
  }

  private func run<Feature: RandomFeature>(_ feature: Feature.Type, _ index: Int) async throws {
    let goal = isLong ? 1_000_000 / Self.features.count : 120
    var actions = 0
    // Other sessions in each long run.
    let start = isLong ? UInt64(Date().timeIntervalSince1970) * 100_000_000 : 1
    var seed = Self.seed ?? start + UInt64(index * 1_000_000)
    repeat {
      // Half of the sessions in the checked mode, and states at different distances.
      let options = RecordingOptions(
        states: seed.isMultiple(of: 2) ? .checked : .snapshots,
        snapshotInterval: [1, 7, 50][Int(seed % 3)]
      )
      let session = RandomSession<Feature>(seed: seed, count: isLong ? 2000 : 60, options: options)
      let (count, problem) = try await session.run()
      actions += count
      if let problem {
        Issue.record("\(Feature.self), HEADGATE_SEED=\(seed): \(try await shortest(session) ?? problem)")
        return
      }
      seed += 1
    } while actions < goal && Self.seed == nil
    #expect(actions > 0)
    if isLong { print("\(Feature.self): \(actions) actions are recorded and replayed without a difference.") }
  }

  /// Describes the problem of the shortest session that has one; nil if the problem does not repeat.
  private func shortest<Feature: RandomFeature>(_ session: RandomSession<Feature>) async throws -> String? {
    func problem(_ steps: [UInt64]) async throws -> String? {
      var part = session
      part.steps = steps
      return try await part.run().problem
    }
    guard try await problem(session.steps) != nil else { return nil }
    let steps = try await Shrinking.shortest(session.steps) { try await problem($0) != nil }
    return try await problem(steps).map { "after \(steps.count) of \(session.steps.count) steps: \($0)" }
  }

  @Test func `a list that fails is shortened to what makes it fail`() async throws {
    let shortest = try await Shrinking.shortest(Array(1...200)) { $0.contains(17) && $0.contains(180) }
    #expect(shortest == [17, 180])
  }
}
