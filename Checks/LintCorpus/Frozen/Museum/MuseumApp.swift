import Foundation
import HeadgateUDF

/// The parts of the app that live as long as the app.
@MainActor
final class MuseumApp {
  let disposer = Disposer()
  let store: Store<MuseumState>
  let wallet: TicketWallet

  init() {
    store = Store(state: MuseumState(), reducer: museumReducer)
    wallet = TicketWallet()
    log()
    observeConnectivity()
  }

  /// Writes each action to the log. A listener sees every action on purpose.
  private func log() {
    store.onAction { state, action in
      switch action {
      case let action as ExhibitSelectedAction: print("selected \(action.id)")
      case GuideAction.guideCalled: print("guide")
      default: print(type(of: action))  // near-miss: delegate-default
      }
      print("\(state.exhibits.exhibits.count) exhibits")
    }
    .dispose(on: disposer)
  }

  private func observeConnectivity() {
    let store = store
    Task {  // near-miss: unstructured-task
      @Dependency(\.museum) var museum
      for await isOnline in museum.connectivity() {
        store.dispatch(ConnectivityChangedAction(isOnline: isOnline))
      }
    }
  }

  func tourButtonTapped(stops: [Exhibit.ID]) {
    store.dispatch(TourAction.tourStarted(stops: stops))
  }

  func beaconFound(room: Int) {
    store.dispatch(BeaconEvent.roomEntered(room))
    store.dispatch(TourAction.stopReached(room))
  }

  func beaconLost(room: Int) {
    store.dispatch(BeaconEvent.roomLeft(room))
  }

  func audioButtonTapped(volume: Double) {
    store.dispatch(TourAction.audioToggled)
    store.dispatch(SetVolume(volume: volume))
  }

  func helpButtonTapped() {
    store.dispatch(GuideAction.guideCalled)
    store.dispatch(SettingsOpened())
  }

  func queueMeasured(_ waiting: Int) {
    store.dispatch(ExhibitQueueChangedAction(waiting: waiting).shortened())
  }

  func endButtonTapped() {
    store.dispatch(TourAction.tourFinished)
  }

  func signedIn(token: String) {
    store.dispatch(TicketActions.MemberSignedIn(memberToken: token))
  }

  func signedOut(devices: Int) {
    store.dispatch(TicketActions.MemberSignedOut(tokenCount: devices))
  }

  func ticketDrawn(pixels: [UInt8], width: Int) {
    store.dispatch(TicketActions.PictureDrawn(picture: TicketPicture(pixels: pixels, width: width)))
  }
}

/// Keeps the tickets on the phone.
final class TicketWallet: ServiceComponent, @unchecked Sendable {
  // Sendable: the props are set and read on the queue of the component only.
  let disposer = Disposer()
  var props: [Ticket] = []
}
