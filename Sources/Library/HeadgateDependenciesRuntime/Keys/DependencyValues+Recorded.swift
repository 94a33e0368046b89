internal import Foundation

extension DependencyValues {
  /// Sets the locale, the time zone and the calendar that a recorder noted. What it did not note stays as it is.
  package mutating func setRecorded(locale: String?, timeZone: String?, calendar: String?) {
    if let locale { self.locale = Locale(identifier: locale) }
    if let timeZone = timeZone.flatMap({ TimeZone(identifier: $0) }) { self.timeZone = timeZone }
    guard var calendar = calendar.flatMap(Calendar.Identifier.init(name:)).map({ Calendar(identifier: $0) }) else {
      return
    }
    // A calendar has both of its own. Those of the process differ between machines.
    if let locale { calendar.locale = Locale(identifier: locale) }
    if let timeZone = timeZone.flatMap({ TimeZone(identifier: $0) }) { calendar.timeZone = timeZone }
    self.calendar = calendar
  }
}

extension Calendar.Identifier {
  /// The identifier with this name, as a recorder wrote it.
  fileprivate init?(name: String) {
    let all: [Calendar.Identifier] = [
      .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .iso8601, .indian,
      .islamic, .islamicCivil, .japanese, .persian, .republicOfChina, .islamicTabular, .islamicUmmAlQura,
    ]
    guard let identifier = all.first(where: { "\($0)" == name }) else { return nil }
    self = identifier
  }
}
