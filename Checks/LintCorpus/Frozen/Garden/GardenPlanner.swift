import Foundation
import Headgate

/// Plans the beds of a whole garden. It grew with each season, and does everything.
@Reducer
struct GardenPlanner {  // flags: monolithic-feature
  @ObservableState
  struct State: Equatable, Sendable {
    var bedCount = 0
    var budget = 0
    var compost = 0.0
    var crops: [String] = []
    var fertilizer = ""
    var frostDates: [Date] = []
    var gridSize = 12
    var harvest: [String: Double] = [:]
    var helpers: [String] = []
    var journal: [String] = []
    var mulch = false
    var neighbors: [String] = []
    var notes = ""
    var pests: [String] = []
    var photos: [Data] = []
    var rainBarrel = 0.0
    var rotation = 4
    var scale = 1.0
    var seeds: [String] = []
    var shade: [Int] = []
    var soil = ""
    var sprinklers = 0
    var theme = ""
    var tools: [String] = []
    var trellises = 0
    var zone = 7
  }

  enum Action: Equatable, Sendable {
    case bedAdded
    case budgetChanged(Int)
    case compostDelivered(Double)
    case cropRotated
    case deerSpotted
    case fenceClosed
    case fertilizerChosen(String)
    case frostDatesLoaded([Date])
    case gateOpened
    case gridSizeChanged(Int)
    case harvestWeighed(crop: String, kilograms: Double)
    case helperInvited(String)
    case invitationDeclined(String)
    case journalEntryWritten(String)
    case ladybugsReleased
    case lawnMowed
    case mulchSpread
    case neighborNotified(String)
    case notesChanged(String)
    case orderPlaced
    case pestReported(String)
    case photoTaken(Data)
    case rainMeasured(Double)
    case scaleChanged(Double)
    case seedSown(String)
    case shadeMeasured([Int])
    case soilTested(String)
    case sprinklerInstalled
    case themeSelected(String)
    case toolBorrowed(String)
    case trellisBuilt
    case weedsPulled
    case zoneChanged(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bedAdded: state.bedCount += 1
      case .budgetChanged(let budget): state.budget = budget
      case .compostDelivered(let liters): state.compost += liters
      case .cropRotated: state.rotation = (state.rotation + 1) % 5
      case .deerSpotted: state.pests.append("deer")
      case .fenceClosed, .gateOpened, .lawnMowed, .orderPlaced, .weedsPulled: break
      case .fertilizerChosen(let name): state.fertilizer = name
      case .frostDatesLoaded(let dates): state.frostDates = dates
      case .gridSizeChanged(let size): state.gridSize = size
      case .harvestWeighed(let crop, let kilograms): state.harvest[crop, default: 0] += kilograms
      case .helperInvited(let name): state.helpers.append(name)
      case .invitationDeclined(let name): state.helpers.removeAll { $0 == name }
      case .journalEntryWritten(let text): state.journal.append(text)
      case .ladybugsReleased: state.pests.removeAll { $0 == "aphids" }
      case .mulchSpread: state.mulch = true
      case .neighborNotified(let name): state.neighbors.append(name)
      case .notesChanged(let notes): state.notes = notes
      case .pestReported(let pest): state.pests.append(pest)
      case .photoTaken(let photo): state.photos.append(photo)
      case .rainMeasured(let liters): state.rainBarrel += liters
      case .scaleChanged(let scale): state.scale = scale
      case .seedSown(let seed): state.seeds.append(seed)
      case .shadeMeasured(let shade): state.shade = shade
      case .soilTested(let soil): state.soil = soil
      case .sprinklerInstalled: state.sprinklers += 1
      case .themeSelected(let theme): state.theme = theme
      case .toolBorrowed(let tool): state.tools.append(tool)
      case .trellisBuilt: state.trellises += 1
      case .zoneChanged(let zone): state.zone = zone
      }
      return .none
    }
  }
}
