import Foundation
import Headgate

/// Draws the list in a terminal.
struct ParcelListScreen {
  let store: StoreOf<ParcelList>
  let width: Int

  @MainActor
  func lines() -> [String] {
    var lines = ["Parcels", String(repeating: "-", count: width)]
    for parcel in store.parcels {
      lines.append(parcel.title.padding(toLength: width - 20, withPad: " ", startingAt: 0) + parcel.carrier)
    }
    if let date = store.refreshedAt { lines.append("as of \(date.formatted())") }
    return lines
  }

  @MainActor
  func keyPressed(_ key: Character) {
    switch key {
    case "a": store.send(.addButtonTapped)
    case "r": store.send(.listAppeared)
    case "1"..."9":
      guard let index = key.wholeNumberValue, store.parcels.indices.contains(index - 1) else { return }
      store.send(.parcelTapped(store.parcels[index - 1]))
    default: break  // near-miss: delegate-default
    }
  }
}

/// Draws one parcel.
struct ParcelDetailScreen {
  let store: StoreOf<ParcelDetail>

  @MainActor
  func lines() -> [String] {
    var lines = [store.parcel.title]
    if store.isLoading { lines.append("loading…") }
    for stop in store.parcel.stops { lines.append("  \(stop.time.formatted())  \(stop.place)") }
    return lines
  }

  @MainActor
  func keyPressed(_ key: Character) {
    switch key {
    case "d": store.send(.removeButtonTapped)
    case "n": store.send(.titleChanged("Parcel \(Int.random(in: 1...99))"))  // near-miss: ambient-nondeterminism
    case "l": store.send(.screenAppeared)
    default: break
    }
  }
}

/// Draws the sheet that adds a parcel.
struct AddParcelScreen {
  @Bindable var store: StoreOf<AddParcel>

  @MainActor
  func lines() -> [String] {
    [
      "Number: \(store.number)",
      "Carrier: \(store.carrier)",
      store.problem ?? "Return adds the parcel. Escape closes.",
    ]
  }

  @MainActor
  func keyPressed(_ key: Character) {
    switch key {
    case "\r": store.send(.addButtonTapped)
    case "\u{1B}": store.send(.cancelButtonTapped)
    case "s": store.send(.scanButtonTapped)
    default: store.number.append(key)
    }
  }
}
