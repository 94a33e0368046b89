import Headgate

/// A public profile.
struct ProfileFormProfile: Equatable, Sendable {
  var userName: String
  var displayName: String
  var email: String
  var website: String
}

/// The server's response to invalid values, by field.
struct ProfileFormRejection: Error, Equatable {
  var messages: [ProfileForm.Field: String]
}

/// The profile server.
@DependencyClient
struct ProfileFormClient: Sendable {
  var isUserNameAvailable: @Sendable (_ userName: String) async throws -> Bool
  var save: @Sendable (_ profile: ProfileFormProfile) async throws -> ProfileFormProfile
}

extension ProfileFormClient: TestDependencyKey {
  static let testValue = Self()
  static let previewValue = Self(
    isUserNameAvailable: { $0.count > 3 },
    save: { $0 }
  )
}

extension DependencyValues {
  var profileFormClient: ProfileFormClient {
    get { self[ProfileFormClient.self] }
    set { self[ProfileFormClient.self] = newValue }
  }
}
