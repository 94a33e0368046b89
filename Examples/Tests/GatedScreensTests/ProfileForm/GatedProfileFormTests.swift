import Foundation
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@testable import GatedScreens

/// The form: checking, submitting and leaving.
@MainActor
struct GatedProfileFormTests {
  /// An error of the network.
  struct Offline: Error {}

  let profile = ProfileFormProfile(userName: "ada", displayName: "Ada", email: "ada@example.com", website: "")

  @Test func theUserNameIsCheckedOnceTypingStops() async {
    let clock = TestClock()
    let asked = LockIsolated<[String]>([])
    let store = TestStore(initialState: ProfileForm.State(profile: profile)) {
      ProfileForm()
    } withDependencies: {
      $0.continuousClock = clock
      $0.profileFormClient.isUserNameAvailable = { name in
        asked.withValue { $0.append(name) }
        return true
      }
    }

    await store.send(\.view.binding.userName, "adal") {
      $0.availability = .checking
      $0.userName = "adal"
    }
    await clock.advance(by: .milliseconds(300))
    await store.send(\.view.binding.userName, "adalo") { $0.userName = "adalo" }
    await clock.advance(by: .milliseconds(300))
    #expect(asked.value.isEmpty)
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.internal.availabilityResponse.success, true) { $0.availability = .available }
    #expect(asked.value == ["adalo"])
  }

  @Test func goingBackToTheSavedNameCancelsTheCheck() async {
    let clock = TestClock()
    let store = TestStore(initialState: ProfileForm.State(profile: profile)) {
      ProfileForm()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(\.view.binding.userName, "adal") {
      $0.availability = .checking
      $0.userName = "adal"
    }
    await store.send(\.view.submitButtonTapped)
    await store.send(\.view.binding.userName, "ada") {
      $0.availability = .unknown
      $0.userName = "ada"
    }
    await clock.advance(by: .seconds(1))
  }

  @Test func aTakenNameIsRefusedOnSubmission() async {
    let store = TestStore(initialState: ProfileForm.State(profile: profile)) {
      ProfileForm()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.profileFormClient.isUserNameAvailable = { _ in false }
    }

    await store.send(\.view.binding.userName, "grace") {
      $0.availability = .checking
      $0.userName = "grace"
    }
    await store.receive(\.internal.availabilityResponse.success, false) {
      $0.availability = .taken
      $0.errors = [.userName: "Someone else has this user name."]
    }
    await store.send(\.view.submitButtonTapped) { $0.focus = .userName }
  }

  @Test func anUnreachableServerIsAskedAgain() async {
    let store = TestStore(initialState: ProfileForm.State(profile: profile)) {
      ProfileForm()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.profileFormClient.isUserNameAvailable = { _ in throw Offline() }
    }

    await store.send(\.view.binding.userName, "grace") {
      $0.availability = .checking
      $0.userName = "grace"
    }
    await store.receive(\.internal.availabilityResponse.failure) { $0.availability = .unreachable }
    store.dependencies.profileFormClient.isUserNameAvailable = { _ in true }
    await store.send(\.view.checkAgainButtonTapped) { $0.availability = .checking }
    await store.receive(\.internal.availabilityResponse.success) { $0.availability = .available }
  }

  @Test func aFieldComplainsWhenItIsLeft() async {
    let store = TestStore(initialState: ProfileForm.State(profile: profile)) {
      ProfileForm()
    }

    await store.send(\.view.binding.focus, .email) { $0.focus = .email }
    await store.send(\.view.binding.email, "ada") { $0.email = "ada" }
    await store.send(\.view.binding.focus, .website) {
      $0.errors = [.email: "This is not an e-mail."]
      $0.focus = .website
    }
    await store.send(.view(.binding(.set(\.website, "example.com")))) { $0.website = "example.com" }
    await store.send(\.view.binding.focus, nil) {
      $0.errors[.website] = "The address starts with https://."
      $0.focus = nil
    }
    await store.send(\.view.binding.email, "ada@example.org") {
      $0.email = "ada@example.org"
      $0.errors[.email] = nil
    }
    await store.send(\.view.submitButtonTapped) { $0.focus = .website }
  }

  @Test func theServerMayRejectSingleFields() async {
    let store = TestStore(initialState: ProfileForm.State(profile: profile)) {
      ProfileForm()
    } withDependencies: {
      $0.profileFormClient.save = { _ in throw ProfileFormRejection(messages: [.email: "This address bounces."]) }
    }

    await store.send(\.view.binding.displayName, "Ada L.") { $0.displayName = "Ada L." }
    await store.send(\.view.submitButtonTapped) { $0.isSubmitting = true }
    await store.receive(\.internal.submitResponse.failure) {
      $0.errors = [.email: "This address bounces."]
      $0.focus = .email
      $0.isSubmitting = false
    }
  }

  @Test func aFailedSubmissionShowsAnAlert() async {
    let store = TestStore(initialState: ProfileForm.State(profile: profile)) {
      ProfileForm()
    } withDependencies: {
      $0.profileFormClient.save = { _ in throw Offline() }
    }

    await store.send(\.view.submitButtonTapped) { $0.isSubmitting = true }
    await store.receive(\.internal.submitResponse.failure) {
      $0.alert = .profileSavingFailed
      $0.isSubmitting = false
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func leavingWithoutChangesAsksNothing() async {
    let store = TestStore(initialState: ProfileForm.State(profile: profile)) {
      ProfileForm()
    }

    await store.send(\.view.closeButtonTapped)
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test func theFormSavesAndClosesItself() async {
    let edited = ProfileFormProfile(userName: "ada", displayName: "Ada L.", email: "ada@example.com", website: "")
    let store = TestStore(initialState: ProfileFormHome.State(profile: profile)) {
      ProfileFormHome()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 1_000)
      $0.profileFormClient.save = { $0 }
    }

    await store.send(\.view.editButtonTapped) {
      $0.form = ProfileForm.State(profile: profile)
    }
    await store.send(\.form.view.binding.displayName, "Ada L.") { $0.form?.displayName = "Ada L." }
    await store.send(\.form.view.submitButtonTapped) { $0.form?.isSubmitting = true }
    await store.receive(\.form.internal.submitResponse.success, edited) { $0.form?.isSubmitting = false }
    await store.receive(\.form.delegate.saved, edited) {
      $0.profile = edited
      $0.savedAt = Date(timeIntervalSince1970: 1_000)
    }
    await store.receive(\.form.dismiss) { $0.form = nil }
  }

  @Test func leavingWithChangesAsksFirst() async {
    let store = TestStore(initialState: ProfileFormHome.State(profile: profile)) {
      ProfileFormHome()
    }

    await store.send(\.view.editButtonTapped) {
      $0.form = ProfileForm.State(profile: profile)
    }
    await store.send(\.form.view.binding.displayName, "Grace") { $0.form?.displayName = "Grace" }
    await store.send(\.form.view.closeButtonTapped) { $0.form?.leaveDialog = .unsavedChanges }
    await store.send(\.form.inside.leaveDialog.dismiss) { $0.form?.leaveDialog = nil }
    await store.send(\.form.view.closeButtonTapped) { $0.form?.leaveDialog = .unsavedChanges }
    await store.send(\.form.inside.leaveDialog.discard) { $0.form?.leaveDialog = nil }
    await store.receive(\.form.dismiss) { $0.form = nil }
  }

  @Test func theDialogSavesToo() async {
    var state = ProfileForm.State(profile: profile)
    state.displayName = "Grace"
    let store = TestStore(initialState: state) {
      ProfileForm()
    } withDependencies: {
      $0.profileFormClient.save = { $0 }
    }

    await store.send(\.view.closeButtonTapped) { $0.leaveDialog = .unsavedChanges }
    await store.send(\.leaveDialog.save) {
      $0.isSubmitting = true
      $0.leaveDialog = nil
    }
    await store.receive(\.internal.submitResponse.success) { $0.isSubmitting = false }
    await store.receive(\.delegate.saved)
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test func swipingTheFormAwayEndsItsCheck() async {
    let clock = TestClock()
    let store = TestStore(initialState: ProfileFormHome.State(profile: profile)) {
      ProfileFormHome()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(\.view.editButtonTapped) {
      $0.form = ProfileForm.State(profile: profile)
    }
    await store.send(\.form.view.binding.userName, "grace") {
      $0.form?.availability = .checking
      $0.form?.userName = "grace"
    }
    await store.send(\.form.dismiss) { $0.form = nil }
    await clock.advance(by: .seconds(1))
  }
}
