import Headgate

/// All preferences, grouped as on the screen.
struct SettingsPreferences: Codable, Equatable, Sendable {
  /// The appearance of the app.
  struct Appearance: Codable, Equatable, Sendable {
    var textScale = 1.0
    var theme = SettingsTheme.system
  }

  /// The enabled notifications.
  struct Notifications: Codable, Equatable, Sendable {
    var isEnabled = true
    var mentions = true
    var weeklyDigest = true
  }

  /// The data that is shared with others.
  struct Privacy: Codable, Equatable, Sendable {
    var sharesUsage = false
    var showsOnlineStatus = true
  }

  var appearance = Appearance()
  var notifications = Notifications()
  var privacy = Privacy()
}

/// The available color schemes.
enum SettingsTheme: String, CaseIterable, Codable, Sendable {
  case dark, light, system
}

/// The account that the settings belong to.
nonisolated struct SettingsProfile: Equatable, Sendable {
  var email: String
  var name: String
}

/// The content that the screen needs before it can be shown.
struct SettingsContent: Equatable, Sendable {
  var preferences: SettingsPreferences
  var profile: SettingsProfile
}

/// A license text.
struct SettingsLicence: Equatable, Identifiable, Sendable {
  let id: String
  var text: String
}

/// The settings on the account server.
@DependencyClient
struct SettingsClient: Sendable {
  var deleteAccount: @Sendable () async throws -> Void
  var licence: @Sendable (_ id: String) -> SettingsLicence = { SettingsLicence(id: $0, text: "") }
  var load: @Sendable () async throws -> SettingsContent
  var save: @Sendable (_ preferences: SettingsPreferences) async throws -> Void
  var signOut: @Sendable (_ erasingData: Bool) async throws -> Void
  var updateProfile: @Sendable (_ profile: SettingsProfile) async throws -> SettingsProfile
}

extension SettingsClient: nonisolated TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  nonisolated var settingsClient: SettingsClient {
    get { self[SettingsClient.self] }
    set { self[SettingsClient.self] = newValue }
  }
}
