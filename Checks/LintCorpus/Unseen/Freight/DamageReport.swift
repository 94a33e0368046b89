// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

@Reducer
struct DamageReport {

  @ObservableState
  struct State: Equatable {
    var number: UUID
    var photos: [Data] = []
    var text = ""
    var isUrgent = false
    var severity = 0
    var sentAt: Date?
  }

  enum Action: Sendable { // flags: action-equatable
    /// The user wrote the report.
    /// - Parameter text: The new text.
    case textChanged(text: String)
    case photoButtonTapped
    case sendButtonTapped
    case urgentToggled
    case severityRecalculated
    case priorityRaised
    /// The camera made a photo.
    case photoTaken(data: Data, name: String) // flags: document-action
    /// A preview of the photo is ready.
    /// - Parameter make: Builds the preview.
    case previewPrepared(make: @Sendable () -> Data) // flags: action-not-serializable
    /// The office has the report.
    /// - Parameter date: The time of the office.
    case reportSent(date: Date)
    case reportNotSent
  }

  @Dependency(\.camera) private var camera
  @Dependency(\.reports) private var reports

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textChanged(text: let text):
        state.text = text
        return .none

      case .urgentToggled:
        state.isUrgent.toggle()
        return .send(.severityRecalculated) // flags: action-as-function

      case .severityRecalculated:
        state.severity = state.photos.count + (state.isUrgent ? 10 : 0)
        guard state.severity > 10 else { return .none }
        return .send(.priorityRaised) // flags: action-as-function, send-chain

      case .priorityRaised:
        state.text = "URGENT " + state.text
        return .none

      case .photoButtonTapped:
        Task { // flags: unstructured-task
          await camera.warmUp()
        }
        return .run { send in
          guard let photo = await camera.photo() else { return }
          await send(.photoTaken(data: photo, name: "photo")) // near-miss: response-without-failure
        }

      case .photoTaken(data: let data, name: _):
        state.photos.append(data)
        return .none

      case .previewPrepared:
        return .none

      case .sendButtonTapped:
        return upload(state)

      case .reportSent(date: let date):
        state.sentAt = date
        return .none

      case .reportNotSent:
        state.sentAt = nil
        return .none
      }
    }
  }
}

// MARK: - Effects

private extension DamageReport {
  func upload(_ state: State) -> Effect<Action> {
    let (text, photos) = (state.text, state.photos)
    return .run { send in
      await withTaskGroup(of: Void.self) { group in // near-miss: unstructured-task
        for photo in photos {
          group.addTask { await reports.attach(photo) }
        }
      }
      do {
        let date = try await reports.send(text)
        await send(.reportSent(date: date)) // near-miss: response-without-failure
      } catch is CancellationError {
        return
      } catch {
        await send(.reportNotSent)
      }
    }
  }
}

struct DamageReportView: View {
  let store: StoreOf<DamageReport>

  var body: some View {
    Form {
      TextEditor(text: .init(get: { store.text }, set: { store.send(.textChanged(text: $0)) }))
      Toggle("Urgent", isOn: .init(get: { store.isUrgent }, set: { _ in store.send(.urgentToggled) }))
      Button("Photo") { store.send(.photoButtonTapped) }
      Button("Send") { store.send(.sendButtonTapped) }
    }
  }
}
