import Headgate
@_spi(Sealed) import HeadgateTesting
import Testing

@testable import GatedScreens

/// The wizard: the way through, the ways back, and what can go wrong.
@MainActor
struct GatedSignUpTests {
  let account = SignUpAccount(id: 7, email: "ada@example.com")
  let draft = SignUpDraft(
    email: "ada@example.com",
    password: "analytical",
    displayName: "Ada",
    interests: [.music, .travel]
  )

  /// A wizard whose steps are all done and whose review is on the screen.
  func stateAtReview() -> SignUp.State {
    SignUp.State(
      draft: draft,
      path: StackState([
        .credentials(SignUpCredentials.State(email: draft.email, password: draft.password)),
        .profile(SignUpProfile.State(acceptsTerms: true, displayName: draft.displayName)),
        .interests(SignUpInterests.State(selection: draft.interests)),
        .review(SignUpReview.State(draft: draft)),
      ])
    )
  }

  @Test func allStepsLeadToAnAccount() async {
    let store = TestStore(initialState: SignUp.State()) {
      SignUp()
    } withDependencies: {
      $0.signUpService.isEmailAvailable = { _ in true }
      $0.signUpService.submit = { [account] _ in account }
    }

    await store.send(\.view.startButtonTapped) {
      $0.path.append(.credentials(SignUpCredentials.State()))
    }
    await store.send(\.path[id: 0].credentials.view.binding.email, "ada@example.com") {
      $0.path[id: 0, case: \.credentials]?.email = "ada@example.com"
    }
    await store.send(\.path[id: 0].credentials.view.binding.password, "analytical") {
      $0.path[id: 0, case: \.credentials]?.password = "analytical"
    }
    await store.send(\.path[id: 0].credentials.view.nextButtonTapped) {
      $0.path[id: 0, case: \.credentials]?.isChecking = true
    }
    await store.receive(\.path[id: 0].credentials.internal.checked.success, true) {
      $0.path[id: 0, case: \.credentials]?.isChecking = false
    }
    await store.receive(\.path[id: 0].credentials.delegate.completed) {
      $0.draft.email = "ada@example.com"
      $0.draft.password = "analytical"
      $0.path.append(.profile(SignUpProfile.State()))
    }

    await store.send(\.path[id: 1].profile.view.nextButtonTapped)
    await store.send(\.path[id: 1].profile.view.binding.displayName, "Ada") {
      $0.path[id: 1, case: \.profile]?.displayName = "Ada"
    }
    await store.send(\.path[id: 1].profile.view.binding.acceptsTerms, true) {
      $0.path[id: 1, case: \.profile]?.acceptsTerms = true
    }
    await store.send(\.path[id: 1].profile.view.nextButtonTapped)
    await store.receive(\.path[id: 1].profile.delegate.completed, "Ada") {
      $0.draft.displayName = "Ada"
      $0.path.append(.interests(SignUpInterests.State()))
    }

    await store.send(\.path[id: 2].interests.view.interestTapped, .music) {
      $0.path[id: 2, case: \.interests]?.selection = [.music]
    }
    await store.send(\.path[id: 2].interests.view.nextButtonTapped) {
      $0.path[id: 2, case: \.interests]?.hint = "Choose at least 2."
    }
    await store.send(\.path[id: 2].interests.view.interestTapped, .travel) {
      $0.path[id: 2, case: \.interests]?.hint = nil
      $0.path[id: 2, case: \.interests]?.selection = [.music, .travel]
    }
    await store.send(\.path[id: 2].interests.view.nextButtonTapped)
    await store.receive(\.path[id: 2].interests.delegate.completed) {
      $0.draft.interests = [.music, .travel]
      $0.path.append(.review(SignUpReview.State(draft: draft)))
    }

    await store.send(\.path[id: 3].review.view.submitButtonTapped) {
      $0.path[id: 3, case: \.review]?.isSubmitting = true
    }
    await store.receive(\.path[id: 3].review.internal.submitted.success, account) {
      $0.path[id: 3, case: \.review]?.isSubmitting = false
    }
    await store.receive(\.path[id: 3].review.delegate.finished) {
      $0.account = account
      $0.path.removeAll()
      $0.path.append(.finished)
    }
    await store.send(\.view.doneButtonTapped)
    await store.receive(\.delegate.signedUp, account)
    await store.finish()
    #expect(store.isDismissed)
  }

  @Test func credentialsAreCheckedBeforeTheServerIsAsked() async {
    let store = TestStore(initialState: SignUpCredentials.State()) {
      SignUpCredentials()
    }

    await store.send(\.view.nextButtonTapped) { $0.errorMessage = "This is not an e-mail." }
    await store.send(\.view.binding.email, "ada@example.com") {
      $0.email = "ada@example.com"
      $0.errorMessage = nil
    }
    await store.send(\.view.nextButtonTapped) {
      $0.errorMessage = "A password has at least eight characters."
    }
    await store.send(.view(.binding(.set(\.password, "analytical")))) {
      $0.errorMessage = nil
      $0.password = "analytical"
    }
  }

  @Test func aTakenEmailAndAFailedCheckStopTheStep() async {
    let store = TestStore(
      initialState: SignUpCredentials.State(email: "ada@example.com", password: "analytical")
    ) {
      SignUpCredentials()
    } withDependencies: {
      $0.signUpService.isEmailAvailable = { _ in false }
    }

    await store.send(\.view.nextButtonTapped) { $0.isChecking = true }
    await store.receive(\.internal.checked.success, false) {
      $0.errorMessage = "There is an account with this e-mail already."
      $0.isChecking = false
    }
    store.dependencies.signUpService.isEmailAvailable = { _ in throw SignUpError.unavailable }
    await store.send(\.view.nextButtonTapped) {
      $0.errorMessage = nil
      $0.isChecking = true
    }
    await store.receive(\.internal.checked.failure) {
      $0.errorMessage = "The e-mail could not be checked. Try again."
      $0.isChecking = false
    }
  }

  @Test func typingAnotherEmailCancelsTheCheck() async {
    let store = TestStore(
      initialState: SignUpCredentials.State(email: "ada@example.com", password: "analytical")
    ) {
      SignUpCredentials()
    } withDependencies: {
      $0.signUpService.isEmailAvailable = { _ in try await Task.never() }
    }

    await store.send(\.view.nextButtonTapped) { $0.isChecking = true }
    await store.send(\.view.binding.email, "grace@example.com") {
      $0.email = "grace@example.com"
      $0.isChecking = false
    }
  }

  @Test func poppingAStepEndsItsCheck() async {
    let store = TestStore(initialState: SignUp.State()) {
      SignUp()
    } withDependencies: {
      $0.signUpService.isEmailAvailable = { _ in try await Task.never() }
    }

    let credentials = SignUpCredentials.State(email: "ada@example.com", password: "analytical")
    await store.send(\.path.push, (id: 0, state: .credentials(credentials))) {
      $0.path[id: 0] = .credentials(credentials)
    }
    await store.send(\.path[id: 0].credentials.view.nextButtonTapped) {
      $0.path[id: 0]?.modify(\.credentials) { $0.isChecking = true }
    }
    await store.send(\.path.popFrom, 0) {
      $0.path = StackState()
    }
  }

  @Test func aStepGoesBackByItselfAndTheTermsLieOnTop() async {
    let store = TestStore(
      initialState: SignUp.State(
        path: StackState([
          .credentials(SignUpCredentials.State()),
          .profile(SignUpProfile.State()),
        ])
      )
    ) {
      SignUp()
    }

    await store.send(\.path[id: 1].profile.view.termsButtonTapped)
    await store.receive(\.path[id: 1].profile.delegate.termsRequested) {
      $0.path.append(.terms(SignUpTerms(version: "3")))
    }
    #expect(store.state.path[id: 2]?.terms == SignUpTerms(version: "3"))
    await store.send(.path(.popFrom(id: 2))) { $0.path.removeLast() }
    await store.send(\.path[id: 1].profile.view.backButtonTapped)
    await store.receive(\.path.popFrom) { $0.path.pop(from: 1) }
  }

  @Test func aCorrectedStepLeadsStraightBackToTheReview() async {
    let store = TestStore(initialState: stateAtReview()) {
      SignUp()
    }

    await store.send(\.path[id: 3].review.view.editButtonTapped, .profile)
    await store.receive(\.path[id: 3].review.delegate.editRequested, .profile) { $0.path.pop(to: 1) }
    #expect(store.state.path.count == 2)
    await store.send(\.path[id: 1].profile.view.binding.displayName, "Ada L.") {
      $0.path[id: 1, case: \.profile]?.displayName = "Ada L."
    }
    await store.send(\.path[id: 1].profile.view.nextButtonTapped)
    await store.receive(\.path[id: 1].profile.delegate.completed) {
      $0.draft.displayName = "Ada L."
      $0.path.append(.review(SignUpReview.State(draft: $0.draft)))
    }
    #expect(store.state.path.ids.last == 4)
  }

  @Test func aFailedSubmissionIsRepeatedFromTheAlert() async {
    let store = TestStore(initialState: stateAtReview()) {
      SignUp()
    } withDependencies: {
      $0.signUpService.submit = { _ in throw SignUpError.unavailable }
    }

    await store.send(\.path[id: 3].review.view.submitButtonTapped) {
      $0.path[id: 3, case: \.review]?.isSubmitting = true
    }
    await store.receive(\.path[id: 3].review.internal.submitted.failure) {
      $0.path[id: 3, case: \.review]?.isSubmitting = false
      $0.path[id: 3, case: \.review]?.alert = .submissionFailed
    }
    store.dependencies.signUpService.submit = { [account] _ in account }
    await store.send(\.path[id: 3].review.inside.alert.retry) {
      $0.path[id: 3, case: \.review]?.alert = nil
      $0.path[id: 3, case: \.review]?.isSubmitting = true
    }
    await store.receive(\.path[id: 3].review.internal.submitted.success) {
      $0.path[id: 3, case: \.review]?.isSubmitting = false
    }
    await store.receive(\.path[id: 3].review.delegate.finished) {
      $0.account = account
      $0.path.removeAll()
      $0.path.append(.finished)
    }
  }

  @Test func aTakenEmailLeadsBackToTheFirstStep() async {
    let store = TestStore(initialState: stateAtReview()) {
      SignUp()
    } withDependencies: {
      $0.signUpService.submit = { _ in throw SignUpError.emailTaken }
    }

    await store.send(\.path[id: 3].review.view.submitButtonTapped) {
      $0.path[id: 3, case: \.review]?.isSubmitting = true
    }
    await store.receive(\.path[id: 3].review.internal.submitted.failure) {
      $0.path[id: 3, case: \.review]?.isSubmitting = false
      $0.path[id: 3, case: \.review]?.alert = .emailTaken
    }
    await store.send(\.path[id: 3].review.inside.alert.changeEmail) {
      $0.path[id: 3, case: \.review]?.alert = nil
    }
    await store.receive(\.path[id: 3].review.delegate.editRequested) { $0.path.pop(to: 0) }
  }

  @Test func aSubmissionCanBeCancelled() async {
    let store = TestStore(initialState: SignUpReview.State(draft: draft)) {
      SignUpReview()
    } withDependencies: {
      $0.signUpService.submit = { _ in try await Task.never() }
    }

    await store.send(\.view.submitButtonTapped) { $0.isSubmitting = true }
    await store.send(\.view.editButtonTapped, .interests)
    await store.send(\.view.cancelButtonTapped) { $0.isSubmitting = false }
  }

  @Test func closingAsksOnlyWhenSomethingWouldBeLost() async {
    let untouched = TestStore(initialState: SignUp.State()) {
      SignUp()
    }
    await untouched.send(\.view.closeButtonTapped)
    await untouched.finish()
    #expect(untouched.isDismissed)

    let touched = TestStore(initialState: SignUp.State(draft: draft)) {
      SignUp()
    }
    await touched.send(\.view.closeButtonTapped) { $0.alert = .discard }
    await touched.send(\.alert.dismiss) { $0.alert = nil }
    await touched.send(\.view.closeButtonTapped) { $0.alert = .discard }
    await touched.send(\.alert.discardConfirmed) { $0.alert = nil }
    await touched.finish()
    #expect(touched.isDismissed)
  }
}
