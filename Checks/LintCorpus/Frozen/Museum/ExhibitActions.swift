import Foundation
import HeadgateUDF

// Actions of the exhibits: what visitors do in the list, and what the server answers.

struct ExhibitListAppearedAction: Action {}

struct ExhibitsLoadedAction: Action, Equatable {
  let exhibits: [Exhibit]
}

struct ExhibitsLoadFailedAction: Action {
  let error: any Error  // flags: action-not-serializable
}

struct ExhibitSelectedAction: Action, Equatable {
  let id: Exhibit.ID
}

struct ExhibitFavoriteToggledAction: Action, Equatable {
  var id: Exhibit.ID  // flags: mutable-action
  let isFavorite: Bool
}

struct ExhibitSearchChangedAction: Action, Equatable {
  let text: String

  /// Whether the search is empty, so that all exhibits are shown.
  var isEmpty: Bool { text.isEmpty }  // near-miss: mutable-action
}

struct ExhibitRatedAction: Action, Equatable {  // flags: action-too-broad
  let id: Exhibit.ID
  let stars: Int
  let comment: String
  let isAnonymous: Bool
}

struct ExhibitSharedAction: Action {
  let id: Exhibit.ID
  let completion: @Sendable (Bool) -> Void  // flags: action-not-serializable
}

struct ExhibitQueueChangedAction: Action, Equatable {
  private(set) var waiting: Int  // flags: mutable-action

  func shortened() -> Self {
    var copy = self
    copy.waiting = max(0, waiting - 1)
    return copy
  }
}

struct LoadExhibitImageAction: Action, Equatable {  // flags: action-name
  let id: Exhibit.ID
}

struct ExhibitImageLoadedAction: Action, Equatable {
  let id: Exhibit.ID
  let data: Data  // near-miss: action-not-serializable
}

struct ExhibitImageLoadFailedAction: Action, Equatable {
  let id: Exhibit.ID
  let problem: MuseumError  // near-miss: action-not-serializable, equatable-error-payload
}

/// The order of the list. It is a part of the state, not an action.
enum ExhibitOrder: String, Sendable {  // near-miss: enum-not-action
  case byRoom
  case byAge
  case byName
}

/// The filter of the list. A filter is edited, so its properties change.
struct ExhibitFilter: Equatable, Sendable {
  var rooms: Set<Int> = []  // near-miss: mutable-action
  var onlyFavorites = false
  var order = ExhibitOrder.byRoom
}
