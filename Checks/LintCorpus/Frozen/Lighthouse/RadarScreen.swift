import Foundation
import Headgate

/// Maps the controls of the desk to the actions of the radar.
@MainActor
struct RadarScreen {
  let store: ViewStore<Radar>

  func knobTurned(_ knob: Knob, to value: Double) {
    switch knob {
    case .angle: store.send(.angleChanged(value))
    case .brightness: store.send(.brightnessChanged(value))
    case .calibration: store.send(.calibrationFinished(value))
    case .contrast: store.send(.contrastChanged(value))
    case .depth: store.send(.depthMeasured(value))
    case .gain: store.send(.gainChanged(value))
    case .noise: store.send(.noiseReduced(value))
    case .range: store.send(.rangeChanged(value))
    case .speed: store.send(.speedEntered(value))
    case .tilt: store.send(.tiltChanged(value))
    case .zoom: store.send(.zoomChanged(value))
    }
  }

  func stepped(_ stepper: Stepper, to value: Int) {
    switch stepper {
    case .bearing: store.send(.bearingSet(value))
    case .course: store.send(.courseEntered(value))
    case .heading: store.send(.headingChanged(value))
    case .pulse: store.send(.pulseChanged(value))
    case .rings: store.send(.ringsChanged(value))
    case .trail: store.send(.trailChanged(value))
    }
  }

  func chosen(_ menu: Menu, _ text: String) {
    switch menu {
    case .filter: store.send(.filterChosen(text))
    case .mark: store.send(.markDropped(text))
    case .overlay: store.send(.overlaySelected(text))
    case .palette: store.send(.paletteSelected(text))
    case .unit: store.send(.unitSelected(text))
    }
  }

  func contactPressed(_ contact: Int, isLong: Bool) {
    store.send(isLong ? .vesselIdentified(contact) : .contactTapped(contact))  // near-miss: unused-action
  }

  func keyPressed(_ key: Character) {
    switch key {
    case "c": store.send(.screenCleared)
    case "r": store.send(.targetReleased)
    case "w": store.send(.windowMoved)
    case "y": store.send(.yachtHidden)
    default: break  // near-miss: delegate-default
    }
  }

  enum Knob { case angle, brightness, calibration, contrast, depth, gain, noise, range, speed, tilt, zoom }
  enum Stepper { case bearing, course, heading, pulse, rings, trail }
  enum Menu { case filter, mark, overlay, palette, unit }
}
