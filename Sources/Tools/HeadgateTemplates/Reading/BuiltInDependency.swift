/// The dependencies of Headgate, for tests.
enum BuiltInDependency {
  /// The values for tests, by the name of the dependency.
  static let values: [String: String] = [
    "calendar": "Calendar(identifier: .gregorian)",
    "continuousClock": "TestClock()",
    "date": ".constant(Date(timeIntervalSince1970: 0))",
    "date.now": "Date(timeIntervalSince1970: 0)",
    "dismiss": "DismissEffect {}",
    "locale": "Locale(identifier: \"en_US\")",
    "openURL": "OpenURLEffect { _ in true }",
    "suspendingClock": "TestClock()",
    "timeZone": ".gmt",
    "uuid": ".incrementing",
  ]

  /// The dependencies that a test can use without another value.
  static let usable: Set<String> = [
    "assert", "context", "fireAndForget", "isPresented", "notificationCenter", "precondition",
  ]
}
