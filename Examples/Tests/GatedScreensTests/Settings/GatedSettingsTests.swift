import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@testable import GatedScreens

private let profile = SettingsProfile(email: "ada@example.org", name: "Ada")

/// A server that cannot be reached.
private struct SettingsOffline: Error {}

/// Loading, saving, and everything that stands over the settings.
@MainActor
struct GatedSettingsScreenTests {
  @Test func loadedTogglesAreNotSavedBack() async {
    var content = SettingsContent(preferences: SettingsPreferences(), profile: profile)
    content.preferences.privacy.sharesUsage = true
    let loaded = content
    let store = TestStore(initialState: SettingsScreen.State()) {
      SettingsScreen()
    } withDependencies: {
      $0.settingsClient.load = { loaded }
    }

    await store.send(.view(.task)) { $0.isLoading = true }
    await store.receive(\.internal.loadResponse.success, loaded) {
      $0.isLoading = false
      $0.preferences.privacy.sharesUsage = true
      $0.profile = profile
      $0.savedPreferences.privacy.sharesUsage = true
    }
  }

  @Test func aFailedLoadOffersARetry() async {
    let store = TestStore(initialState: SettingsScreen.State()) {
      SettingsScreen()
    } withDependencies: {
      $0.settingsClient.load = { throw SettingsOffline() }
    }

    await store.send(.view(.task)) { $0.isLoading = true }
    await store.receive(\.internal.loadResponse.failure) {
      $0.destination = .alert(.loadFailed)
      $0.isLoading = false
    }

    store.dependencies.settingsClient.load = {
      SettingsContent(preferences: SettingsPreferences(), profile: profile)
    }
    await store.send(\.destination.alert.retryLoad) {
      $0.destination = nil
      $0.isLoading = true
    }
    await store.receive(\.internal.loadResponse.success) {
      $0.isLoading = false
      $0.profile = profile
    }
  }

  @Test func quickChangesAreSavedOnce() async {
    let clock = TestClock()
    let saved = LockIsolated<[SettingsPreferences]>([])
    let store = TestStore(initialState: SettingsScreen.State()) {
      SettingsScreen()
    } withDependencies: {
      $0.continuousClock = clock
      $0.settingsClient.save = { preferences in saved.withValue { $0.append(preferences) } }
    }

    await store.send(.view(.binding(.set(\.preferences.privacy.sharesUsage, true)))) {
      $0.preferences.privacy.sharesUsage = true
      $0.saveStatus = .pending
    }
    await clock.advance(by: .milliseconds(300))
    await store.send(.view(.binding(.set(\.preferences.notifications.mentions, false)))) {
      $0.preferences.notifications.mentions = false
    }
    await clock.advance(by: .milliseconds(499))
    #expect(saved.value.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.internal.saveResponse.success) {
      $0.savedPreferences.notifications.mentions = false
      $0.savedPreferences.privacy.sharesUsage = true
      $0.saveStatus = .saved
    }
    #expect(saved.value == [store.state.preferences])
  }

  @Test func aToggleThatGoesBackIsNotSaved() async {
    let clock = TestClock()
    let store = TestStore(initialState: SettingsScreen.State()) {
      SettingsScreen()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.view(.binding(.set(\.preferences.privacy.showsOnlineStatus, false)))) {
      $0.preferences.privacy.showsOnlineStatus = false
      $0.saveStatus = .pending
    }
    await clock.advance(by: .milliseconds(400))
    await store.send(.view(.binding(.set(\.preferences.privacy.showsOnlineStatus, true)))) {
      $0.preferences.privacy.showsOnlineStatus = true
      $0.saveStatus = .idle
    }
    await clock.advance(by: .seconds(1))
  }

  @Test func theMasterSwitchTakesTheOthersAlong() async {
    let clock = TestClock()
    let store = TestStore(initialState: SettingsScreen.State()) {
      SettingsScreen()
    } withDependencies: {
      $0.continuousClock = clock
      $0.settingsClient.save = { _ in }
    }

    await store.send(.view(.binding(.set(\.preferences.notifications.isEnabled, false)))) {
      $0.preferences.notifications = SettingsPreferences.Notifications(
        isEnabled: false,
        mentions: false,
        weeklyDigest: false
      )
      $0.saveStatus = .pending
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.internal.saveResponse.success) {
      $0.savedPreferences = $0.preferences
      $0.saveStatus = .saved
    }
  }

  @Test func aFailedSaveIsRetriedWithoutWaiting() async {
    let clock = TestClock()
    let store = TestStore(initialState: SettingsScreen.State()) {
      SettingsScreen()
    } withDependencies: {
      $0.continuousClock = clock
      $0.settingsClient.save = { _ in throw SettingsOffline() }
    }

    await store.send(.view(.binding(.set(\.preferences.privacy.sharesUsage, true)))) {
      $0.preferences.privacy.sharesUsage = true
      $0.saveStatus = .pending
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.internal.saveResponse.failure) {
      $0.destination = .alert(.saveFailed)
      $0.saveStatus = .failed
    }

    store.dependencies.settingsClient.save = { _ in }
    await store.send(\.destination.presented.alert.retrySave) {
      $0.destination = nil
      $0.saveStatus = .pending
    }
    await store.receive(\.internal.saveResponse.success) {
      $0.savedPreferences.privacy.sharesUsage = true
      $0.saveStatus = .saved
    }
  }

  @Test func signingOutIsConfirmedAndCanBeRepeated() async {
    let erased = LockIsolated<[Bool]>([])
    let store = TestStore(initialState: SettingsScreen.State()) {
      SettingsScreen()
    } withDependencies: {
      $0.settingsClient.signOut = { erasingData in
        erased.withValue { $0.append(erasingData) }
        guard erased.value.count > 1 else { throw SettingsOffline() }
      }
    }

    await store.send(.view(.signOutRowTapped)) { $0.destination = .signOut(.signOut) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.send(.view(.signOutRowTapped)) { $0.destination = .signOut(.signOut) }
    await store.send(\.destination.signOut.confirmAndErase) {
      $0.destination = nil
      $0.isSigningOut = true
    }
    await store.receive(\.internal.signOutFailed, true) {
      $0.destination = .alert(.signOutFailed(erasingData: true))
      $0.isSigningOut = false
    }
    await store.send(\.destination.alert.retrySignOut, true) {
      $0.destination = nil
      $0.isSigningOut = true
    }
    await store.receive(\.delegate.signedOut)
    #expect(erased.value == [true, true])
  }

  @Test func aPickedThemeIsKeptAndClosesThePicker() async {
    let clock = TestClock()
    let store = TestStore(initialState: SettingsScreen.State()) {
      SettingsScreen()
    } withDependencies: {
      $0.continuousClock = clock
      $0.settingsClient.save = { _ in }
    }

    await store.send(.view(.themeRowTapped)) {
      $0.destination = .appearance(.theme(SettingsThemePicker.State(selection: .system)))
    }
    await store.send(\.destination.appearance.theme.view.themeTapped, .dark) {
      $0.destination?.modify(\.appearance.theme) { $0.selection = .dark }
    }
    await store.receive(\.destination.appearance.theme.delegate.picked, .dark) {
      $0.preferences.appearance.theme = .dark
      $0.saveStatus = .pending
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.internal.saveResponse.success) {
      $0.savedPreferences.appearance.theme = .dark
      $0.saveStatus = .saved
    }
  }

  @Test func aFailedSaveLeavesTheSliderOnScreen() async {
    let clock = TestClock()
    let store = TestStore(initialState: SettingsScreen.State()) {
      SettingsScreen()
    } withDependencies: {
      $0.continuousClock = clock
      $0.settingsClient.save = { _ in throw SettingsOffline() }
    }

    await store.send(.view(.textSizeRowTapped)) {
      $0.destination = .appearance(.textSize(SettingsTextSize.State(scale: 1)))
    }
    await store.send(\.destination.appearance.textSize.view.binding.scale, 9) {
      $0.destination = .appearance(.textSize(SettingsTextSize.State(scale: 2)))
    }
    await store.receive(\.destination.appearance.textSize.delegate.changed, 2) {
      $0.preferences.appearance.textScale = 2
      $0.saveStatus = .pending
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.internal.saveResponse.failure) { $0.saveStatus = .failed }
    await store.send(\.destination.appearance.textSize.view.resetButtonTapped) {
      $0.destination = .appearance(.textSize(SettingsTextSize.State(scale: 1)))
    }
    await store.receive(\.destination.appearance.textSize.delegate.changed, 1) {
      $0.preferences.appearance.textScale = 1
      $0.saveStatus = .idle
    }
  }

  @Test func aLicenceIsShownAndPutAway() async {
    let licence = SettingsLicence(id: "mit", text: "Permission is hereby granted…")
    let store = TestStore(initialState: SettingsScreen.State()) {
      SettingsScreen()
    } withDependencies: {
      $0.settingsClient.licence = { _ in licence }
    }

    await store.send(.view(.licenceRowTapped(id: "mit"))) { $0.destination = .licence(licence) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }
}

/// The account sheet, inside the settings and on its own.
@MainActor
struct GatedSettingsAccountTests {
  @Test func aNewNameReachesTheSettingsAndClosesTheSheet() async {
    let store = TestStore(initialState: SettingsScreen.State(profile: profile)) {
      SettingsScreen()
    } withDependencies: {
      $0.settingsClient.updateProfile = { $0 }
    }

    await store.send(.view(.accountRowTapped)) {
      $0.destination = .account(SettingsAccount.State(profile: profile))
    }
    await store.send(\.destination.account.view.binding.draftName, " Grace ") {
      $0.destination?.modify(\.account) { $0.draftName = " Grace " }
    }
    await store.send(\.destination.account.view.saveButtonTapped) {
      $0.destination?.modify(\.account) { $0.isBusy = true }
    }
    await store.receive(\.destination.account.internal.saveResponse.success) {
      $0.destination?.modify(\.account) {
        $0.draftName = "Grace"
        $0.isBusy = false
        $0.profile.name = "Grace"
      }
    }
    await store.receive(\.destination.account.delegate.profileChanged) { $0.profile?.name = "Grace" }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func aDeletedAccountClosesTheSheetAndSignsOut() async {
    let store = TestStore(initialState: SettingsScreen.State(profile: profile)) {
      SettingsScreen()
    } withDependencies: {
      $0.settingsClient.deleteAccount = { throw SettingsOffline() }
    }

    await store.send(.view(.accountRowTapped)) {
      $0.destination = .account(SettingsAccount.State(profile: profile))
    }
    await store.send(\.destination.account.view.deleteButtonTapped) {
      $0.destination?.modify(\.account) { $0.alert = .confirmDeletion }
    }
    await store.send(\.destination.account.inside.alert.confirmDeletion) {
      $0.destination?.modify(\.account) {
        $0.alert = nil
        $0.isBusy = true
      }
    }
    await store.receive(\.destination.account.internal.deletionFailed) {
      $0.destination?.modify(\.account) {
        $0.alert = .failed("The account was not deleted")
        $0.isBusy = false
      }
    }
    await store.send(\.destination.account.inside.alert.dismiss) {
      $0.destination?.modify(\.account) { $0.alert = nil }
    }

    store.dependencies.settingsClient.deleteAccount = {}
    await store.send(\.destination.account.view.deleteButtonTapped) {
      $0.destination?.modify(\.account) { $0.alert = .confirmDeletion }
    }
    await store.send(\.destination.account.inside.alert.confirmDeletion) {
      $0.destination?.modify(\.account) {
        $0.alert = nil
        $0.isBusy = true
      }
    }
    await store.receive(\.destination.account.delegate.accountDeleted) { $0.destination = nil }
    await store.receive(\.delegate.signedOut)
  }

  @Test func aChangedNameIsDiscardedOnlyAfterAQuestion() async {
    var state = SettingsAccount.State(profile: profile)
    state.draftName = "Grace"
    let store = TestStore(initialState: state) {
      SettingsAccount(allowsDeletion: false)
    }

    await store.send(.view(.deleteButtonTapped))
    await store.send(.view(.cancelButtonTapped)) { $0.alert = .discardChanges }
    await store.send(.alert(.presented(.discardChanges))) { $0.alert = nil }.finish()
    #expect(store.isDismissed)
  }
}
