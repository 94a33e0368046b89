import Headgate

/// The interests that a user can select.
enum SignUpInterest: String, CaseIterable, Codable, Hashable, Sendable {
  case cooking
  case music
  case sports
  case travel
}

/// The values that the steps have collected so far.
struct SignUpDraft: Equatable, Sendable {
  var email = ""
  var password = ""
  var displayName = ""
  var interests: Set<SignUpInterest> = []

  var isComplete: Bool {
    !email.isEmpty && !password.isEmpty && !displayName.isEmpty && !interests.isEmpty
  }
}

/// An account that the server created.
nonisolated struct SignUpAccount: Equatable, Identifiable, Sendable {
  let id: Int
  var email: String
}

/// The reasons why the server rejects a sign-up.
enum SignUpError: Error, Equatable {
  case emailTaken
  case unavailable
}

/// The sign-up server.
@DependencyClient
struct SignUpService: Sendable {
  var isEmailAvailable: @Sendable (_ email: String) async throws -> Bool
  var submit: @Sendable (_ draft: SignUpDraft) async throws -> SignUpAccount
}

extension SignUpService: TestDependencyKey {
  static let testValue = Self()
  static let previewValue = Self(
    isEmailAvailable: { $0 != "taken@example.com" },
    submit: { SignUpAccount(id: 1, email: $0.email) }
  )
}

extension DependencyValues {
  var signUpService: SignUpService {
    get { self[SignUpService.self] }
    set { self[SignUpService.self] = newValue }
  }
}
