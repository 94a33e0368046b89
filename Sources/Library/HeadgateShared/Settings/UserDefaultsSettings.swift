import Foundation
internal import HeadgateSupport

/// Settings in `UserDefaults`, in the forms that `UserDefaults` and SwiftUI's `AppStorage` use.
final class UserDefaultsSettings: SettingsPlace, @unchecked Sendable {
  // Sendable: `UserDefaults` is documented to be safe on all threads, and the watchers have a lock.
  let defaults: UserDefaults
  private let watchers = SettingWatchers()
  private let observation = Locked<(any NSObjectProtocol)?>(nil)

  /// Whether `UserDefaults` stores every address. Foundation on other systems than Apple's stores paths only: an address is a text there.
  private static let storesURLs: Bool = {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }()

  init(_ defaults: UserDefaults) {
    self.defaults = defaults
  }

  deinit {
    if let observer = observation.withLock({ $0 }) { NotificationCenter.default.removeObserver(observer) }
  }

  func value(_ name: String, isURL: Bool) throws -> SettingValue? {
    if isURL, Self.storesURLs { return defaults.url(forKey: name).map { .url($0) } }
    guard let object = defaults.object(forKey: name) else { return nil }
    return try SettingValue(object, name)
  }

  func set(_ value: SettingValue?, for name: String, isForced: Bool, done: @escaping SettingsDone) {
    done(
      Result {
        let object = try value?.propertyList(name)
        // Before it is set, because a notification follows at once.
        watchers.isSet(name, to: value)
        if let url = object as? URL {
          if Self.storesURLs { defaults.set(url, forKey: name) } else { defaults.set(url.absoluteString, forKey: name) }
        } else if let object {
          defaults.set(object, forKey: name)
        } else {
          defaults.removeObject(forKey: name)
        }
      }
    )
  }

  func watch(_ name: String, isURL: Bool, _ changed: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let number = watchers.add(name, isURL: isURL, try? value(name, isURL: isURL), changed)
    observation.withLock { observer in
      if observer == nil {
        observer = NotificationCenter.default.addObserver(
          forName: UserDefaults.didChangeNotification,
          object: nil,
          queue: nil
        ) { [weak self] _ in self?.look() }
      }
    }
    return { [weak self] in self?.watchers.remove(number) }
  }

  private func look() {
    watchers.look { name, isURL in try? value(name, isURL: isURL) }
  }
}

extension SettingValue {
  /// Creates a value from a part of a property list.
  fileprivate init(_ object: Any, _ name: String) throws {
    switch object {
    case let string as String: self = .string(string)
    case let data as Data: self = .data(data)
    case let date as Date: self = .date(date)
    case let number as NSNumber: self = SettingValue(number)
    case let array as [Any]: self = .array(try array.map { try SettingValue($0, name) })
    case let object as [String: Any]: self = .object(try object.mapValues { try SettingValue($0, name) })
    default: throw SettingOfAnotherForm(name: name)
    }
  }

  private init(_ number: NSNumber) {
    // A Boolean is a number, and tells by the type that it was made from.
    switch String(cString: number.objCType) {
    case "c", "B": self = .bool(number.boolValue)
    case "f", "d": self = .double(number.doubleValue)
    case "Q": self = .unsigned(number.uint64Value)
    default: self = .int(number.int64Value)
    }
  }

  /// Returns the value as a part of a property list.
  fileprivate func propertyList(_ name: String) throws -> Any {
    switch self {
    case .null: throw SettingOfAnotherForm(name: name)
    case .bool(let bool): bool
    case .int(let int): NSNumber(value: int)
    case .unsigned(let unsigned): NSNumber(value: unsigned)
    case .double(let double): double
    case .string(let string): string
    case .array(let array): try array.map { try $0.propertyList(name) }
    case .object(let object): try object.mapValues { try $0.propertyList(name) }
    case .data(let data): data
    case .date(let date): date
    case .url(let url): url
    }
  }
}

/// A setting cannot be read from a property list, or stored in one.
struct SettingOfAnotherForm: Error, CustomStringConvertible {
  let name: String
  var description: String { "a property list has no form for '\(name)'" }
}
