import Headgate

/// Everything that a person can switch, grouped as the screen groups it.
struct SettingsPreferences: Codable, Equatable, Sendable {
  /// How the app looks.
  struct Appearance: Codable, Equatable, Sendable {
    var textScale = 1.0
    var theme = SettingsTheme.system
  }

  /// What the app may interrupt for.
  struct Notifications: Codable, Equatable, Sendable {
    var isEnabled = true
    var mentions = true
    var weeklyDigest = true
  }

  /// What others may learn.
  struct Privacy: Codable, Equatable, Sendable {
    var sharesUsage = false
    var showsOnlineStatus = true
  }

  var appearance = Appearance()
  var notifications = Notifications()
  var privacy = Privacy()
}

/// The colour schemes on offer.
enum SettingsTheme: String, CaseIterable, Codable, Sendable {
  case dark, light, system
}

/// The account that the settings belong to.
nonisolated struct SettingsProfile: Equatable, Sendable {
  var email: String
  var name: String
}

/// What the screen needs before it can show anything.
struct SettingsContent: Equatable, Sendable {
  var preferences: SettingsPreferences
  var profile: SettingsProfile
}

/// A text that is shown as it is.
struct SettingsLicence: Equatable, Identifiable, Sendable {
  let id: String
  var text: String
}

/// The settings as the account server keeps them.
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
