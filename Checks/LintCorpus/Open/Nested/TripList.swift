import Foundation
import Headgate

/// All trips. The row is a nested feature, and the detail is the feature of another file.
@Reducer
struct TripList {
  @ObservableState
  struct State: Equatable {
    @Presents var detail: Trip.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var openedCount = 0
  }

  enum Action {
    case view(View)
    case detail(PresentationAction<Trip.Action>)
    case rows(IdentifiedActionOf<Row>)

    enum View {
      case sortButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.sortButtonTapped):
        state.rows.sort { $0.title < $1.title }
        return .none
      case .rows(.element(id: let id, action: .delegate(.rowOpened))):
        state.openedCount += 1
        state.detail = Trip.State(stops: [Trip.Stop.State(id: id)])
        return .none
      case .detail(.presented(.stops(.element(0, .view(.doneButtonTapped))))):  // flags: parent-observes-inside
        state.detail = nil
        return .none
      case .rows, .detail:  // flags: delegate-default
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { Trip() }
    .forEach(\.rows, action: \.rows) { Row() }
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var title: String
    }

    enum Action {
      case view(View)
      case delegate(Delegate)

      enum View {
        case rowTapped
        case shareButtonTapped
      }

      enum Delegate {
        case rowOpened
        case rowShared  // flags: unobserved-delegate
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .view(.rowTapped): .send(.delegate(.rowOpened))
        case .view(.shareButtonTapped): .send(.delegate(.rowShared))
        case .delegate: .none
        }
      }
    }
  }
}
