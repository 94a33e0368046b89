import Foundation
import Headgate

/// The books that come back. All its flags are the steps of one check.
@Reducer
struct Returns {
  @ObservableState
  struct State: Equatable {
    var titles: [String] = []
    var isScanning = false  // flags: progressive-flags
    var isScanned = false
    var didReject = false
    var isListExpanded = false
  }

  enum Action: Hashable {  // flags: action-sendable
    case scanButtonTapped
    case scanFinished
    case scanFailed
    case listToggled
    case titleScanned(String)  // flags: document-action
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .scanButtonTapped:
        state.isScanning = true
        state.isScanned = false
        state.didReject = false
        return .none
      case .scanFinished:
        state.isScanning = false
        state.isScanned = true
        return .none
      case .scanFailed:
        state.isScanning = false
        state.didReject = true
        return .none
      case .listToggled:
        state.isListExpanded.toggle()
        return .none
      case .titleScanned(let title):
        state.titles.append(title)
        return .none
      }
    }
  }
}

/// A card of a reader. The names of its doors say which one is where, and not how far the reader is.
@Reducer
struct Card {
  @ObservableState
  struct State: Equatable {
    var frontDoor = false
    var sideDoor = false
    var gardenDoor = false
  }

  // The first words are equal in one group only.
  enum Action: Equatable, Sendable {  // near-miss: group-actions
    case cardBlocked
    case cardExtended
    case cardLost
    case doorOpened
    case doorShut
    case feePaid
    case nameChanged
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cardBlocked:  // near-miss: progressive-flags
        state.frontDoor = false
        state.sideDoor = false
      case .doorOpened:
        state.gardenDoor = true
      case .cardExtended, .cardLost, .doorShut, .feePaid, .nameChanged:
        break
      }
      return .none
    }
  }
}

/// The room for readers. Its groups have an enum.
@Reducer
struct ReadingRoom {
  @ObservableState
  struct State: Equatable {
    var lamps = 0
    var seats = 0
  }

  enum Action: Equatable, Sendable {  // near-miss: group-actions
    case lamp(Lamp)
    case seat(Seat)

    enum Lamp: Equatable, Sendable {
      case lampBroken
      case lampDimmed
      case lampReplaced
    }

    enum Seat: Equatable, Sendable {
      case seatLeft
      case seatReserved
      case seatTaken
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lamp(.lampBroken): state.lamps -= 1
      case .lamp(.lampReplaced): state.lamps += 1
      case .seat(.seatTaken): state.seats -= 1
      case .seat(.seatLeft): state.seats += 1
      case .lamp(.lampDimmed), .seat(.seatReserved): break
      }
      return .none
    }
  }
}
