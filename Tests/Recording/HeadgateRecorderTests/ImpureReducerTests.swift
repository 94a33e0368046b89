// Tests of: REC-83

import Foundation
import Headgate
import HeadgateRecorder
import HeadgateRecordings
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ImpureReducerTests {
  private let file = TemporaryFile()

  // holds: REC-83
  @Test(arguments: Mistaken.Source.allCases)
  func `the checked mode finds the first action that reads something else`(_ source: Mistaken.Source) throws {
    let store = Store(initialState: Mistaken.State()) {
      Mistaken()
    } withDependencies: {
      $0.mistakenNumber = MistakenNumber { 7 }
    }
    let recorder = try store.record(to: file.url, options: RecordingOptions(states: .checked))
    for number in 1...40 { store.send(number == 23 || number == 31 ? .read(source) : .step) }
    try recorder.stop()
    let replay = try Replay(try Recording(contentsOf: file.url)) {
      Mistaken()
    } withDependencies: {
      $0.mistakenNumber = MistakenNumber { 8 }
    }
    let divergence = try #require(try replay.check())
    #expect(divergence.actions == 23...23)
    #expect(divergence.action?.name == ".read(.\(source))")
    #expect("\(divergence)".contains("neither its state, its action, nor a recorded dependency"))
  }
}

/// A feature whose reducer depends on something that no recorder notes.
@Reducer
struct Mistaken {
  struct State: Equatable, Codable, Sendable {
    var values: [String] = []
    var steps = 0
  }

  enum Source: String, Codable, Sendable, CaseIterable {
    case global, date, orderOfSet, dependency, uuid, random
  }

  enum Action: Codable, Sendable {
    case step
    case read(Source)
  }

  static let global = LockIsolated(0)
  static let sets = LockIsolated<[Set<Int>]>([])

  @Dependency(\.mistakenNumber) var number

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.steps += 1
      if case .read(let source) = action { state.values.append(value(of: source)) }
      return .none
    }
  }

  private func value(of source: Source) -> String {
    switch source {
    case .global:
      Self.global.withValue { global in
        global += 1
        return "\(global)"
      }
    case .date: "\(Date().timeIntervalSinceReferenceDate)"
    case .orderOfSet:
      // The order of a set depends on its address. All sets stay alive, so that each has an address of its own.
      Self.sets.withValue { sets in
        sets.append(Set(0..<100))
        return "\(Array(sets[sets.count - 1]))"
      }
    case .dependency: "\(number.value())"
    case .uuid: "\(UUID())"
    case .random: "\(UInt64.random(in: 0 ... .max))"
    }
  }
}

struct MistakenNumber: DependencyKey {
  var value: @Sendable () -> Int
  static let liveValue = MistakenNumber { 1 }
  static let testValue = MistakenNumber { 1 }
}

extension DependencyValues {
  var mistakenNumber: MistakenNumber {
    get { self[MistakenNumber.self] }
    set { self[MistakenNumber.self] = newValue }
  }
}
