// swift-format-ignore-file
import ComposableArchitecture
import Foundation

struct Slot: Equatable, Identifiable, Sendable
{
  let id: UUID
  var court: Int
  var start: Date
}

@Reducer
struct Courts // flags: monolithic-feature
{
  @ObservableState
  struct State: Equatable
  {
    var slots: IdentifiedArrayOf<Slot> = []
    var selection: Slot.ID?
    var date = Date.distantPast
    var players: [String] = []
    var filter = Filter()
    var note = ""
    var receipt: String?
    var showsRules = false
    var isReserving = false // flags: progressive-flags
    var isReserved = false
    var isReservationRejected = false

    struct Filter: Equatable { var indoor = true; var lit = false; var surface = "clay" }
  }

  enum Action: Equatable
  {
    case view(View)
    case `internal`(Internal)

    enum View: Equatable // near-miss: group-actions
    {
      case calendarSwiped(Int)
      case closeButtonTapped
      case courtsAppeared
      case dayTapped(Date)
      case indoorToggled(Bool)
      case lightToggled(Bool)
      case noteChanged(String)
      case partnerAdded(String)
      case partnerRemoved(String)
      case receiptTapped
      case reserveButtonTapped
      case rulesButtonTapped
      case shareLinkCopied
      case slotLongPressed(Slot.ID)
      case slotTapped(Slot.ID)
      case surfaceChosen(String)
      case todayButtonTapped
      case undoButtonTapped
      case waitlistButtonTapped
      case weatherTapped
    }

    enum Internal: Equatable
    {
      case forecastLoaded(String)
      case forecastFailed
      case rainStarted
      case reservationCompleted(String)
      case reservationRejected
      case slotsLoaded([Slot])
      case slotsFailed
    }
  }

  @Dependency(\.courtClient) var client
  @Dependency(\.date) var date
  @Dependency(\.weather) var weather

  var body: some ReducerOf<Self>
  {
    Reduce
    { state, action in
      switch action
      {
      case let .view(action): return viewAction(action, state: &state)
      case let .internal(action): return internalAction(action, state: &state)
      }
    }
  }
}

extension Courts
{
  private enum Running: Hashable { case slots, forecast(day: Date) }

  func viewAction(_ action: Action.View, state: inout State) -> EffectOf<Self>
  {
    switch action
    {
    case .courtsAppeared, .todayButtonTapped:
      state.date = date() // near-miss: ambient-nondeterminism
      return .merge(slots(on: state.date), rain())
    case let .calendarSwiped(days):
      state.date += Double(days) * 86_400
      return slots(on: state.date)
    case let .dayTapped(day):
      state.date = day
      return slots(on: day)
    case .closeButtonTapped:
      return .cancel(id: Running.slots) // near-miss: shared-cancel-id
    case let .indoorToggled(isOn): state.filter.indoor = isOn
    case let .lightToggled(isOn): state.filter.lit = isOn
    case let .surfaceChosen(surface): state.filter.surface = surface
    case let .noteChanged(note): state.note = note
    case let .partnerAdded(name): state.players.append(name)
    case let .partnerRemoved(name): state.players.removeAll { $0 == name }
    case .receiptTapped, .shareLinkCopied: break
    case .rulesButtonTapped: state.showsRules.toggle()
    case let .slotLongPressed(id), let .slotTapped(id): state.selection = id
    case .undoButtonTapped: state.selection = nil
    case .waitlistButtonTapped:
      state.slots.append(Slot(id: UUID(), court: .random(in: 1...4), start: state.date)) // flags: ambient-nondeterminism
    case .weatherTapped:
      return forecast(for: state.date)
    case .reserveButtonTapped:
      guard let id = state.selection else { break }
      state.isReserving = true
      return .run { send in
        guard let receipt = try? await client.reserve(id) else
        {
          return await send(.internal(.reservationRejected))
        }
        await send(.internal(.reservationCompleted(receipt))) // near-miss: response-without-failure
      }
    }
    return .none
  }

  func internalAction(_ action: Action.Internal, state: inout State) -> EffectOf<Self>
  {
    switch action
    {
    case .forecastLoaded, .forecastFailed: break
    case .rainStarted: state.filter.indoor = true
    case let .reservationCompleted(receipt):
      (state.isReserving, state.isReserved, state.receipt) = (false, true, receipt)
    case .reservationRejected:
      (state.isReserving, state.isReservationRejected) = (false, true)
    case let .slotsLoaded(slots): state.slots = IdentifiedArray(uniqueElements: slots)
    case .slotsFailed: state.slots = []
    }
    return .none
  }

  private func slots(on day: Date) -> EffectOf<Self>
  {
    .run { send in
      try await send(.internal(.slotsLoaded(client.slots(day))))
    } catch: { _, send in
      await send(.internal(.slotsFailed))
    }
    .cancellable(id: Running.slots, cancelInFlight: true)
  }

  private func forecast(for day: Date) -> EffectOf<Self>
  {
    .run { send in
      try await send(.internal(.forecastLoaded(weather.forecast(day))))
    } catch: { _, send in
      await send(.internal(.forecastFailed))
    }
    .cancellable(id: Running.slots) // flags: shared-cancel-id
  }

  private func rain() -> EffectOf<Self>
  {
    .publisher { weather.rain().map { _ in Action.internal(.rainStarted) } } // near-miss: uncancellable-loop
  }
}
