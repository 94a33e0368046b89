import Foundation
import Headgate

/// The actions of the list of plants. The root reduces them.
@CasePathable
enum PlantListAction: GardenAction {  // near-miss: action-equatable, action-sendable
  case addButtonTapped
  case filterChanged(PlantFilter)
  case listAppeared
  case plantTapped(Plant)
  case plantsLoaded([Plant])
  case plantsLoadFailed(GardenError)
  case refreshPulled
}

/// The journal: entries, photos and reminders.
@Reducer
struct GardenJournal {
  @ObservableState
  struct State: Equatable, Sendable {
    var entries: [String] = []
    var photos: [Data] = []
    var remindersOn = false
  }

  enum Action {  // near-miss: action-equatable, action-sendable, group-actions
    case entryAdded(String)
    case entryDeleted(Int)
    case entryMoved(from: Int, to: Int)  // near-miss: action-too-broad
    case photoAdded(Data)
    case photoDeleted(Int)
    case reminderToggled
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .entryAdded(let text):
        state.entries.append(text)
      case .entryDeleted(let index):
        state.entries.remove(at: index)
      case .entryMoved(let source, let target):
        state.entries.insert(state.entries.remove(at: source), at: target)
      case .photoAdded(let photo):
        state.photos.append(photo)
      case .photoDeleted(let index):
        state.photos.remove(at: index)
      case .reminderToggled:
        state.remindersOn.toggle()
      }
      return .none
    }
  }
}

// One group of three is not enough to be split: the other words of the journal appear once or twice.
extension GardenJournal.Action: Equatable, Sendable {}

/// The shop of the garden center. Its actions were never grouped.
@Reducer
struct GardenShop {
  @ObservableState
  struct State: Equatable, Sendable {
    var basket: [String] = []
    var coupon: String?
    var total = 0
  }

  enum Action: Sendable {  // flags: action-equatable, group-actions
    case basketOpened
    case basketItemAdded(String)
    case basketItemRemoved(String)
    case couponEntered(String)
    case couponAccepted(Int)
    case couponRejected
    case orderButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .basketOpened:
        state.total = state.basket.count
      case .basketItemAdded(let item):
        state.basket.append(item)
      case .basketItemRemoved(let item):
        state.basket.removeAll { $0 == item }
      case .couponEntered(let coupon):
        state.coupon = coupon
      case .couponAccepted(let percent):
        state.total -= state.total * percent / 100
      case .couponRejected:
        state.coupon = nil
      case .orderButtonTapped:
        state = State()
      }
      return .none
    }
  }
}
