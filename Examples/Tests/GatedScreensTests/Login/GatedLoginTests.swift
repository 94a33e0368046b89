import Foundation
import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@testable import GatedScreens

private let challenge = LoginChallenge(id: "c-1", lifetime: 3, maskedPhone: "•••42")
private let now = Date(timeIntervalSince1970: 1_000)
private let session = LoginSession(displayName: "Ada", token: "t-1")

/// The failure of a request that never reached the server.
private struct LoginOffline: Error {}

/// Signing in from launch to home, with and without the second factor.
@MainActor
struct GatedLoginRootTests {
  @Test func aPasswordAloneSignsIn() async {
    let store = TestStore(initialState: LoginRoot.State()) {
      LoginRoot()
    } withDependencies: {
      $0.loginClient.restoreSession = { nil }
      $0.loginClient.signIn = { email, password in
        #expect(email == "ada@example.org")
        #expect(password == "secret")
        return .session(session)
      }
    }

    await store.send(.view(.launched))
    await store.receive(\.internal.restoreResponse) { $0.phase = .loggedOut(LoginScreen.State()) }
    await store.send(\.phase.loggedOut.view.binding.email, "ada@example.org") {
      $0.phase.modify(\.loggedOut) { $0.email = "ada@example.org" }
    }
    await store.send(\.phase.loggedOut.view.binding.password, "secret") {
      $0.phase.modify(\.loggedOut) { $0.password = "secret" }
    }
    await store.send(\.phase.loggedOut.view.signInButtonTapped) {
      $0.phase.modify(\.loggedOut) { $0.isSigningIn = true }
    }
    await store.receive(\.phase.loggedOut.internal.signInResponse.success) {
      $0.phase.modify(\.loggedOut) {
        $0.isSigningIn = false
        $0.password = ""
      }
    }
    await store.receive(\.phase.loggedOut.delegate.signedIn, session) {
      $0.phase = .loggedIn(LoginHome.State(session: session))
    }
  }

  @Test func aSecondFactorIsAskedForAndItsCountdownEndsWithTheSheet() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: LoginRoot.State(
        phase: .loggedOut(LoginScreen.State(email: "ada@example.org", password: "secret"))
      )
    ) {
      LoginRoot()
    } withDependencies: {
      $0.continuousClock = clock
      $0.loginClient.signIn = { _, _ in .secondFactor(challenge) }
      $0.loginClient.verify = { challenge, code in
        #expect(challenge.id == "c-1")
        #expect(code == "123456")
        return session
      }
    }

    await store.send(\.phase.loggedOut.view.signInButtonTapped) {
      $0.phase.modify(\.loggedOut) { $0.isSigningIn = true }
    }
    await store.receive(\.phase.loggedOut.internal.signInResponse.success) {
      $0.phase.modify(\.loggedOut) {
        $0.isSigningIn = false
        $0.password = ""
        $0.twoFactor = LoginTwoFactor.State(challenge: challenge)
      }
    }
    await store.send(\.phase.loggedOut.inside.twoFactor.view.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.phase.loggedOut.inside.twoFactor.internal.timerTicked) {
      $0.phase.modify(\.loggedOut) { $0.twoFactor?.secondsRemaining = 2 }
    }
    await store.send(\.phase.loggedOut.inside.twoFactor.view.binding.code, "123 456") {
      $0.phase.modify(\.loggedOut) {
        $0.twoFactor?.code = "123456"
        $0.twoFactor?.isVerifying = true
      }
    }
    await store.receive(\.phase.loggedOut.inside.twoFactor.internal.verifyResponse.success) {
      $0.phase.modify(\.loggedOut) { $0.twoFactor?.isVerifying = false }
    }
    await store.receive(\.phase.loggedOut.inside.twoFactor.delegate.verified) {
      $0.phase.modify(\.loggedOut) { $0.twoFactor = nil }
    }
    await store.receive(\.phase.loggedOut.delegate.signedIn) {
      $0.phase = .loggedIn(LoginHome.State(session: session))
    }
  }

  @Test func aRestoredSessionGoesStraightHome() async {
    let store = TestStore(initialState: LoginRoot.State()) {
      LoginRoot()
    } withDependencies: {
      $0.loginClient.restoreSession = { session }
    }

    await store.send(.view(.launched))
    await store.receive(\.internal.restoreResponse, Optional(session)) {
      $0.phase = .loggedIn(LoginHome.State(session: session))
    }
  }

  @Test func aLaunchWithoutNetworkEndsAtTheForm() async {
    let store = TestStore(initialState: LoginRoot.State()) {
      LoginRoot()
    } withDependencies: {
      $0.loginClient.restoreSession = { throw LoginOffline() }
    }

    await store.send(.view(.launched))
    await store.receive(\.internal.restoreResponse) { $0.phase = .loggedOut(LoginScreen.State()) }
  }

  @Test func signingOutFailsOnceAndThenReturnsToTheForm() async {
    let store = TestStore(initialState: LoginRoot.State(phase: .loggedIn(LoginHome.State(session: session)))) {
      LoginRoot()
    } withDependencies: {
      $0.loginClient.signOut = { throw LoginOffline() }
    }

    await store.send(\.phase.loggedIn.view.signOutButtonTapped) {
      $0.phase.modify(\.loggedIn) { $0.confirmation = .signOut }
    }
    await store.send(\.phase.loggedIn.inside.confirmation.signOut) {
      $0.phase.modify(\.loggedIn) {
        $0.confirmation = nil
        $0.isSigningOut = true
      }
    }
    await store.receive(\.phase.loggedIn.internal.signOutFailed) {
      $0.phase.modify(\.loggedIn) {
        $0.errorMessage = "Signing out failed. Try again."
        $0.isSigningOut = false
      }
    }

    store.dependencies.loginClient.signOut = {}
    await store.send(\.phase.loggedIn.view.signOutButtonTapped) {
      $0.phase.modify(\.loggedIn) { $0.confirmation = .signOut }
    }
    await store.send(\.phase.loggedIn.inside.confirmation.signOut) {
      $0.phase.modify(\.loggedIn) {
        $0.confirmation = nil
        $0.errorMessage = nil
        $0.isSigningOut = true
      }
    }
    await store.receive(\.phase.loggedIn.delegate.signedOut) {
      $0.phase = .loggedOut(LoginScreen.State())
    }
  }
}

/// The form on its own: refusals, the lock, cancellation, and the two ways in which the sheet closes.
@MainActor
struct GatedLoginScreenTests {
  @Test func aWrongPasswordIsForgottenAndTypingClearsTheMessage() async {
    let store = TestStore(initialState: LoginScreen.State(email: "ada@example.org", password: "guess")) {
      LoginScreen()
    } withDependencies: {
      $0.date = .constant(now)
      $0.loginClient.signIn = { _, _ in throw LoginFailure.wrongPassword }
    }

    await store.send(.view(.signInButtonTapped)) { $0.isSigningIn = true }
    await store.receive(\.internal.signInResponse.failure) {
      $0.errorMessage = "E-mail or password is wrong."
      $0.isSigningIn = false
      $0.password = ""
    }
    await store.send(.view(.signInButtonTapped))
    await store.send(.view(.binding(.set(\.password, "s")))) {
      $0.errorMessage = nil
      $0.password = "s"
    }
  }

  @Test func aLockedAccountIsRefusedLocallyUntilItsTimeIsOver() async {
    let until = now.addingTimeInterval(540)
    let store = TestStore(initialState: LoginScreen.State(email: "ada@example.org", password: "guess")) {
      LoginScreen()
    } withDependencies: {
      $0.date = .constant(now)
      $0.loginClient.signIn = { _, _ in throw LoginFailure.lockedOut(until: until) }
    }

    await store.send(\.view.signInButtonTapped) { $0.isSigningIn = true }
    await store.receive(\.internal.signInResponse.failure) {
      $0.alert = .lockedOut(minutes: 9)
      $0.isSigningIn = false
      $0.lockedUntil = until
      $0.password = ""
    }
    await store.send(\.alert.contactSupport) { $0.alert = nil }
    await store.receive(\.delegate.contactSupportRequested, "ada@example.org")

    await store.send(\.view.binding.password, "again") { $0.password = "again" }
    await store.send(\.view.signInButtonTapped) {
      $0.alert = .lockedOut(minutes: 9)
      $0.password = ""
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }

    store.dependencies.date = .constant(until)
    store.dependencies.loginClient.signIn = { _, _ in .session(session) }
    await store.send(\.view.binding.password, "right") { $0.password = "right" }
    await store.send(\.view.signInButtonTapped) {
      $0.isSigningIn = true
      $0.lockedUntil = nil
    }
    await store.receive(\.internal.signInResponse.success) {
      $0.isSigningIn = false
      $0.password = ""
    }
    await store.receive(\.delegate.signedIn)
  }

  @Test func aRequestUnderWayCanBeCancelled() async {
    let store = TestStore(initialState: LoginScreen.State(email: "ada@example.org", password: "secret")) {
      LoginScreen()
    } withDependencies: {
      $0.loginClient.signIn = { _, _ in try await Task.never() }
    }

    await store.send(\.view.signInButtonTapped) { $0.isSigningIn = true }
    await store.send(\.view.cancelButtonTapped) { $0.isSigningIn = false }
  }

  @Test func tooManyCodesCloseTheSheetAndLockTheForm() async {
    let until = now.addingTimeInterval(60)
    let clock = TestClock()
    let store = TestStore(
      initialState: LoginScreen.State(
        email: "ada@example.org",
        twoFactor: LoginTwoFactor.State(challenge: challenge)
      )
    ) {
      LoginScreen()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(now)
      $0.loginClient.verify = { _, _ in throw LoginFailure.lockedOut(until: until) }
    }

    await store.send(\.twoFactor.view.task)
    await store.send(\.twoFactor.view.binding.code, "000000") {
      $0.twoFactor?.code = "000000"
      $0.twoFactor?.isVerifying = true
    }
    await store.receive(\.twoFactor.internal.verifyResponse.failure) {
      $0.twoFactor?.code = ""
      $0.twoFactor?.isVerifying = false
    }
    await store.receive(\.twoFactor.delegate.lockedOut) {
      $0.alert = .lockedOut(minutes: 1)
      $0.lockedUntil = until
      $0.twoFactor = nil
    }
    await clock.advance(by: .seconds(5))
  }

  @Test func theSheetClosesFromWithinAndFromOutside() async {
    let clock = TestClock()
    let store = TestStore(initialState: LoginScreen.State(twoFactor: LoginTwoFactor.State(challenge: challenge))) {
      LoginScreen()
    } withDependencies: {
      $0.continuousClock = clock
      $0.loginClient.signIn = { _, _ in .secondFactor(challenge) }
    }

    await store.send(\.twoFactor.view.task)
    await store.send(\.twoFactor.view.cancelButtonTapped)
    await store.receive(\.twoFactor.dismiss) { $0.twoFactor = nil }

    await store.send(\.view.binding.email, "ada@example.org") { $0.email = "ada@example.org" }
    await store.send(\.view.binding.password, "secret") { $0.password = "secret" }
    await store.send(\.view.signInButtonTapped) { $0.isSigningIn = true }
    await store.receive(\.internal.signInResponse.success, LoginOutcome.secondFactor(challenge)) {
      $0.isSigningIn = false
      $0.password = ""
      $0.twoFactor = LoginTwoFactor.State(challenge: challenge)
    }
    await store.send(\.twoFactor.presented.view.task)
    await store.send(\.twoFactor.dismiss) { $0.twoFactor = nil }
    await clock.advance(by: .seconds(5))
  }
}

/// The sheet on its own: expiry, resending, wrong codes.
@MainActor
struct GatedLoginTwoFactorTests {
  @Test func anExpiredCodeIsReplacedByAFreshOne() async {
    let clock = TestClock()
    let fresh = LoginChallenge(id: "c-2", lifetime: 5, maskedPhone: "•••42")
    let store = TestStore(initialState: LoginTwoFactor.State(challenge: challenge)) {
      LoginTwoFactor()
    } withDependencies: {
      $0.continuousClock = clock
      $0.loginClient.resendCode = { _ in fresh }
    }

    await store.send(.view(.task))
    await store.send(\.view.binding.code, "12a") { $0.code = "12" }
    await clock.advance(by: .seconds(2))
    await store.receive(\.internal.timerTicked) { $0.secondsRemaining = 2 }
    await store.receive(\.internal.timerTicked) { $0.secondsRemaining = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.timerTicked) {
      $0.code = ""
      $0.secondsRemaining = 0
    }
    await clock.advance(by: .seconds(10))

    await store.send(\.view.binding.code, "123456") { $0.code = "123456" }
    await store.send(.view(.resendButtonTapped)) { $0.isResending = true }
    await store.receive(\.internal.resendResponse.success, fresh) {
      $0.challenge = fresh
      $0.code = ""
      $0.isResending = false
      $0.secondsRemaining = 5
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.timerTicked) { $0.secondsRemaining = 4 }

    await store.send(.view(.cancelButtonTapped)).finish()
    #expect(store.isDismissed)
  }

  @Test func expiryWithdrawsACodeThatIsBeingChecked() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: LoginTwoFactor.State(challenge: LoginChallenge(id: "c-3", lifetime: 1, maskedPhone: "•••42"))
    ) {
      LoginTwoFactor()
    } withDependencies: {
      $0.continuousClock = clock
      $0.loginClient.verify = { _, _ in try await Task.never() }
    }

    await store.send(.view(.task))
    await store.send(\.view.binding.code, "123456") {
      $0.code = "123456"
      $0.isVerifying = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.internal.timerTicked) {
      $0.code = ""
      $0.isVerifying = false
      $0.secondsRemaining = 0
    }
  }

  @Test func aFailedResendOffersARetry() async {
    let attempts = LockIsolated(0)
    let clock = TestClock()
    let store = TestStore(initialState: LoginTwoFactor.State(challenge: challenge)) {
      LoginTwoFactor()
    } withDependencies: {
      $0.continuousClock = clock
      $0.loginClient.resendCode = { challenge in
        attempts.withValue { $0 += 1 }
        guard attempts.value > 1 else { throw LoginOffline() }
        return challenge
      }
    }

    await store.send(.view(.resendButtonTapped)) { $0.isResending = true }
    await store.receive(\.internal.resendResponse.failure) {
      $0.alert = .resendFailed
      $0.isResending = false
    }
    await store.send(\.alert.presented.retryResend) {
      $0.alert = nil
      $0.isResending = true
    }
    await store.receive(\.internal.resendResponse.success) { $0.isResending = false }
    #expect(attempts.value == 2)
    await store.skipInFlightEffects()
  }

  @Test func aWrongCodeSaysHowManyAttemptsAreLeft() async {
    let store = TestStore(initialState: LoginTwoFactor.State(challenge: challenge)) {
      LoginTwoFactor()
    } withDependencies: {
      $0.loginClient.verify = { _, _ in throw LoginFailure.wrongCode(attemptsLeft: 2) }
    }

    await store.send(\.view.binding.code, "111111") {
      $0.code = "111111"
      $0.isVerifying = true
    }
    await store.receive(\.internal.verifyResponse.failure) {
      $0.code = ""
      $0.errorMessage = "Wrong code. Attempts left: 2."
      $0.isVerifying = false
    }
    await store.send(\.view.binding.code, "2") {
      $0.code = "2"
      $0.errorMessage = nil
    }
  }
}
