// swift-format-ignore-file
import Headgate
import SwiftUI

struct Sailing: Equatable, Identifiable, Sendable {
  let id: Int
  var departure: Date
  var delay: Duration = .zero
  var isCancelled = false
}

@Reducer
struct Schedule {
  @ObservableState
  struct State: Equatable {
    var date: Date = .distantPast
    var isLoadingSailings = false // flags: progressive-flags
    var didLoadSailings = false
    var didFailToLoadSailings = false
    var lastError: SignInError?
    var sailings: IdentifiedArrayOf<Sailing> = []

    var upcoming: [Sailing] { sailings.filter { !$0.isCancelled } }
  }

  enum Action: GatedAction {
    case view(View)
    case interface(Interface)
    case delegate(Delegate) // flags: action-order
    case `internal`(Internal)

    enum View: Equatable {
      case datePicked(Date)
      case scheduleAppeared
      case sailingTapped(Sailing.ID)
      case refreshPulled
    }
    enum Delegate: Equatable {
      case sailingSelected(Sailing)
    }
    enum Interface: Equatable {
      case reloadRequested
    }
    @Sealed fileprivate enum InternalEvent: Equatable {
      case delayReported(Sailing.ID, Duration)
      case minutePassed
      case sailingsLoaded([Sailing])
      case sailingsLoadFailed(SignInError)
    }
  }

  private enum CancelID {
    case delays, sailings
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.timetable) var timetable

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.scheduleAppeared):
        state.date = now // near-miss: ambient-nondeterminism
        return .merge(sailings(&state), delays, minutes)

      case .view(.datePicked(let date)):
        state.date = max(date, Date()) // flags: ambient-nondeterminism
        return sailings(&state)

      case .view(.refreshPulled):
        return .send(.interface(.reloadRequested)) // flags: interface-from-self, action-as-function

      case let .view(.sailingTapped(id)):
        guard let sailing = state.sailings[id: id], !sailing.isCancelled else { return .none }
        return .send(.delegate(.sailingSelected(sailing))) // near-miss: delegate-forged

      case .interface(.reloadRequested): // near-miss: interface-from-self
        return sailings(&state)

      case .internal(let event):
        switch event.opened {
        case let .delayReported(id, delay):
          state.sailings[id: id]?.delay = delay
        case .minutePassed:
          state.sailings.removeAll { $0.departure < now }
        case let .sailingsLoaded(sailings):
          state.isLoadingSailings = false
          state.didLoadSailings = true
          state.sailings = IdentifiedArray(uniqueElements: sailings)
        case let .sailingsLoadFailed(error):
          state.isLoadingSailings = false
          state.didFailToLoadSailings = true
          state.lastError = error
        }
        return .none

      case .delegate:
        return .none
      }
    }
  }

  private func sailings(_ state: inout State) -> Effect<Action> {
    state.isLoadingSailings = true
    return .run { [date = state.date] send in
      do {
        await send(.internal(.sailingsLoaded(try await timetable.sailings(date)))) // near-miss: response-without-failure
      } catch {
        await send(.internal(.sailingsLoadFailed(SignInError(error))))
      }
    }
    .cancellable(id: CancelID.sailings, cancelInFlight: true)
  }

  private var delays: Effect<Action> {
    .run { send in
      for await report in timetable.delays() { // near-miss: uncancellable-loop
        await send(.internal(.delayReported(report.sailing, report.delay)))
      }
    }
    .cancellable(id: CancelID.delays)
  }

  private var minutes: Effect<Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(60)) { // flags: uncancellable-loop
        await send(.internal(.minutePassed))
      }
    }
  }
}

struct ScheduleView: View {
  let store: StoreOf<Schedule>

  var body: some View {
    List(store.upcoming) { sailing in
      Button { store.send(.view(.sailingTapped(sailing.id))) } label: {
        Text(sailing.departure, style: .time)
      }
    }
    .refreshable {
      await store.send(.view(.refreshPulled)).finish() // near-miss: view-sends-non-view
    }
    .toolbar {
      Button("Today") { store.send(.view(.datePicked(Date()))) } // near-miss: ambient-nondeterminism
      Button("Retry") { store.send(.interface(.reloadRequested)) } // flags: view-sends-non-view
    }
    .onAppear { store.send(.view(.scheduleAppeared)) }
  }
}
