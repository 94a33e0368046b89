import Foundation
import Headgate

/// A tuner that listens to the microphone.
@Reducer
struct Tuner {
  @ObservableState
  struct State: Equatable {
    var cents = 0.0
    var isListening = false
    var note = "A"
    var reference = 442.0
  }

  enum Action: FeatureAction {
    enum ViewAction: Equatable {
      case listenButtonTapped
      case referenceChanged(Double)
      case tunerAppeared
    }

    enum DelegateAction: Equatable {
      case noteTuned(String)
    }

    enum InternalAction {
      case pitchMeasured(Pitch)  // near-miss: action-not-serializable
      case spectrumDrawn(SpectrumView)  // flags: action-not-serializable
      case toneEnded
    }

    case view(ViewAction)
    case delegate(DelegateAction)
    case `internal`(InternalAction)
  }

  struct Pitch: Equatable, Sendable {
    let hertz: Double
    let loudness: Double
    let quality: Double
  }

  @Dependency(\.microphone) var microphone
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.tunerAppeared):
        return .run { send in
          for await pitch in microphone.pitches() {  // flags: uncancellable-loop
            await send(.internal(.pitchMeasured(pitch)))
          }
        }

      case .view(.listenButtonTapped):
        state.isListening.toggle()
        Task { @MainActor in await microphone.calibrate() }  // flags: unstructured-task
        return .run { send in
          try await Task.sleep(nanoseconds: 500_000_000)  // flags: ambient-nondeterminism
          await send(.internal(.toneEnded))
        }

      case .view(.referenceChanged(let reference)):
        state.reference = reference
        return .none

      case .internal(.pitchMeasured(let pitch)):
        state.cents = 1_200 * log2(pitch.hertz / state.reference)
        guard abs(state.cents) < 2 else { return .none }
        return .run { [note = state.note] send in
          try await clock.sleep(for: .seconds(1))
          await send(.delegate(.noteTuned(note)))  // near-miss: response-without-failure
        }

      case .internal(.spectrumDrawn), .internal(.toneEnded):
        return .none

      case .delegate:
        return .none
      }
    }
  }
}

@DependencyClient
struct MicrophoneClient: Sendable {
  var calibrate: @Sendable () async -> Void
  var pitches: @Sendable () -> AsyncStream<Tuner.Pitch> = { .finished }
}

extension MicrophoneClient: TestDependencyKey {
  static let testValue = MicrophoneClient()
}

extension DependencyValues {
  var microphone: MicrophoneClient {
    get { self[MicrophoneClient.self] }
    set { self[MicrophoneClient.self] = newValue }
  }
}
