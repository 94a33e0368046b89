// swift-format-ignore-file
import Foundation
import Headgate
@_spi(Sealed) import HeadgateTesting // near-miss: seal-opened
import Testing

@testable import Ferry

@MainActor
struct FerryTests {
  @Test
  func signInOpensTheAccount() async {
    let account = Account(id: UUID(0), name: "Rosa")
    let store = TestStore(initialState: SignIn.State(email: "rosa@example.com")) {
      SignIn()
    } withDependencies: {
      $0.ferryAccounts.signIn = { _, _ in account }
      $0.ferryAccounts.refreshToken = { _ in "token" }
    }

    await store.send(.view(.signInButtonTapped)) {
      $0.isBusy = true
    }
    await store.receive(\.internal) {
      $0.isBusy = false
    }
    await store.receive(\.delegate.accountOpened)
    await store.receive(\.internal)
  }

  @Test
  func bookingRecalculatesThePrice() async {
    let sailing = Sailing(id: 1, departure: Date(timeIntervalSince1970: 0))
    let store = TestStore(initialState: Booking.State(sailing: sailing)) {
      Booking()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.view(.addPassengerButtonTapped)) {
      $0.passengers = [Passenger(id: UUID(0))]
    }
    await store.receive(\.internal.recalculatePrice) // near-miss: internal-outside-feature
    await store.receive(\.internal.priceUpdated) {
      $0.total = 19
    }
  }

  @Test
  func closingAnEmptyBookingAbandonsIt() async {
    let sailing = Sailing(id: 2, departure: Date(timeIntervalSince1970: 600))
    let store = TestStore(initialState: Booking.State(sailing: sailing)) { Booking() }

    await store.send(.view(.closeButtonTapped))
    await store.receive(\.delegate.abandoned)
  }

  @Test
  func announcedGateIsShown() async {
    let sailing = Sailing(id: 3, departure: Date(timeIntervalSince1970: 900))
    let store = TestStore(initialState: Ticket.State(ticket: TicketInfo(code: "F3", sailing: sailing))) {
      Ticket()
    }

    await store.send(.interface(.gateAnnounced("B"))) { // near-miss: interface-from-self
      $0.gate = "B"
    }
  }

  @Test
  func vehicleOptionsAreIndependent() async {
    let store = TestStore(initialState: Vehicle.State()) { Vehicle() }

    await store.send(.view(.trailerToggled(true))) {
      $0.hasTrailer = true
    }
    await store.send(.view(.electricToggled(true))) {
      $0.isElectric = true
    }
    await store.send(.view(.lengthChanged(7))) {
      $0.length = 7
    }
  }
}
