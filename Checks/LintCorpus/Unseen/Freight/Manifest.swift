// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

/// An action of this app.
protocol FreightAction: Equatable, Sendable {}

@Reducer
struct Manifest { // near-miss: monolithic-feature

  @Reducer
  enum Sheet {
    case signature(Signature)
  }

  @ObservableState
  struct State: Equatable {
    var lines: [String] = []
    var permit: String?
    var total = 0
    @Presents var sheet: Sheet.State?
    @Presents var damage: DamageReport.State?
  }

  enum Action: BindableAction, FreightAction { // near-miss: action-equatable, action-sendable
    /// A binding of the view.
    /// - Parameter action: The changed field.
    case binding(BindingAction<State>)
    case manifestAppeared
    case checkButtonTapped
    case signButtonTapped
    case damageButtonTapped
    case totalRequested
    /// A line was read.
    /// - Parameter text: The text of the line.
    case lineScanned(text: String)
    /// The customs office answered.
    /// - Parameter token: The permission.
    case customsCleared(token: String) // flags: secret-payload
    /// The customs office refused.
    /// - Parameter error: The reason.
    case customsRefused(error: any Error) // flags: action-not-serializable, equatable-error-payload
    /// The number of tokens is known.
    /// - Parameter tokenCount: The number of permissions that are left.
    case permitsCounted(tokenCount: Int) // near-miss: secret-payload
    /// An action of the sheet.
    /// - Parameter action: The presented action.
    case sheet(PresentationAction<Sheet.Action>) // near-miss: unintegrated-child
    /// An action of the report.
    /// - Parameter action: The presented action.
    case damage(PresentationAction<DamageReport.Action>) // flags: unintegrated-child
  }

  @Dependency(\.customs) var customs
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer() // near-miss: binding-without-reducer
      Reduce { state, action in
        switch action {
        case .binding:
          return .none
        case .manifestAppeared:
          return .merge(
            .send(.totalRequested), // flags: action-as-function
            count
          )
        case .totalRequested:
          state.total = state.lines.count
          return .none
        case .checkButtonTapped:
          return check(state.lines)
        case .signButtonTapped:
          state.sheet = .signature(Signature.State())
          return .none
        case .damageButtonTapped:
          state.damage = DamageReport.State(number: uuid()) // near-miss: ambient-nondeterminism
          return .none
        case .lineScanned(text: let text):
          state.lines.append(text)
          return .send(.totalRequested) // flags: action-as-function
        case .customsCleared(token: let token):
          state.permit = token
          return .none
        case .customsRefused:
          state.permit = nil
          return .none
        case .permitsCounted:
          return .none
        case .sheet, .damage:
          return .none
        }
      }
    }
    .ifLet(\.$sheet, action: \.sheet)
  }
}

extension Manifest {
  private var count: Effect<Action> {
    .run { send in
      let number = await customs.permits()
      await send(.permitsCounted(tokenCount: number)) // near-miss: response-without-failure
    }
  }

  private func check(_ lines: [String]) -> Effect<Action> {
    .run(
      operation: { send in
        let token = try await customs.clear(lines)
        await send(.customsCleared(token: token))
      },
      catch: { error, send in
        await send(.customsRefused(error: error))
      }
    )
  }
}

extension Manifest.Sheet.State: Equatable {} // near-miss: reducer-enum-conformance
extension Manifest.Sheet.Action: Equatable, Sendable {}

@Reducer
struct Signature {
  @ObservableState
  struct State: Equatable { var strokes = 0 }

  enum Action: FreightAction {
    case strokeEnded
    case clearButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.strokes = action == .strokeEnded ? state.strokes + 1 : 0
      return .none
    }
  }
}

struct ManifestView: View {
  @Bindable var store: StoreOf<Manifest>

  var body: some View {
    List {
      ForEach(store.lines, id: \.self) { Text($0) }
      Text("\(store.total) lines")
      Button("Check") { store.send(.checkButtonTapped) }
      Button("Sign") { store.send(.signButtonTapped) }
      Button("Damage") { store.send(.damageButtonTapped) }
    }
    .onAppear { store.send(.manifestAppeared) }
    .onTapGesture { store.send(.lineScanned(text: "Crate")) }
  }
}
