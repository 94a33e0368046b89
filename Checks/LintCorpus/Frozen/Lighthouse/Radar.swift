import Foundation
import Headgate

/// The radar, with all its controls in one feature.
@Reducer
struct Radar {  // flags: monolithic-feature
  @ObservableState
  struct State: Equatable {
    var angle = 0.0
    var bearing = 0
    var brightness = 0.5
    var calibration = 0.0
    var contacts: [Int] = []
    var contrast = 0.5
    var course = 0
    var depth = 0.0
    var filter = ""
    var gain = 1.0
    var heading = 0
    var marks: [String] = []
    var noise = 0.0
    var overlay = ""
    var palette = ""
    var pulse = 1
    var range = 12.0
    var rings = 4
    var speed = 0.0
    var target: Int?
    var tilt = 0.0
    var trail = 30
    var unit = "nm"
    var zoom = 1.0
  }

  enum Action: GatedAction {
    case view(View)
    case delegate(Delegate)

    enum View: Equatable {
      case angleChanged(Double)
      case bearingSet(Int)
      case brightnessChanged(Double)
      case calibrationFinished(Double)
      case contactTapped(Int)
      case contrastChanged(Double)
      case courseEntered(Int)
      case depthMeasured(Double)
      case filterChosen(String)
      case gainChanged(Double)
      case headingChanged(Int)
      case markDropped(String)
      case noiseReduced(Double)
      case overlaySelected(String)
      case paletteSelected(String)
      case pulseChanged(Int)
      case rangeChanged(Double)
      case ringsChanged(Int)
      case screenCleared
      case speedEntered(Double)
      case targetReleased
      case tiltChanged(Double)
      case trailChanged(Int)
      case unitSelected(String)
      case vesselIdentified(Int)
      case windowMoved
      case yachtHidden
      case zoomChanged(Double)
    }

    enum Delegate: Equatable {
      case shipSpotted(Int)  // near-miss: unobserved-delegate
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .view(let action) = action else { return .none }
      switch action {
      case .angleChanged(let angle): state.angle = angle
      case .bearingSet(let bearing): state.bearing = bearing
      case .brightnessChanged(let brightness): state.brightness = brightness
      case .calibrationFinished(let calibration): state.calibration = calibration
      case .contactTapped(let contact): state.target = contact
      case .contrastChanged(let contrast): state.contrast = contrast
      case .courseEntered(let course): state.course = course
      case .depthMeasured(let depth): state.depth = depth
      case .filterChosen(let filter): state.filter = filter
      case .gainChanged(let gain): state.gain = gain
      case .headingChanged(let heading): state.heading = heading
      case .markDropped(let mark): state.marks.append(mark)
      case .noiseReduced(let noise): state.noise = noise
      case .overlaySelected(let overlay): state.overlay = overlay
      case .paletteSelected(let palette): state.palette = palette
      case .pulseChanged(let pulse): state.pulse = pulse
      case .rangeChanged(let range): state.range = range
      case .ringsChanged(let rings): state.rings = rings
      case .screenCleared: state.contacts = []
      case .speedEntered(let speed): state.speed = speed
      case .targetReleased: state.target = nil
      case .tiltChanged(let tilt): state.tilt = tilt
      case .trailChanged(let trail): state.trail = trail
      case .unitSelected(let unit): state.unit = unit
      case .vesselIdentified(let vessel): return .send(.delegate(.shipSpotted(vessel)))
      case .windowMoved, .yachtHidden: break
      case .zoomChanged(let zoom): state.zoom = zoom
      }
      return .none
    }
  }
}
