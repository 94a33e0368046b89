public import Foundation

// Declarations of Foundation that Linux lacks. Scripts/checks/apple-check imports this module into each file that it compiles.

extension String {
  /// The key of a translation.
  ///
  /// - <https://developer.apple.com/documentation/swift/string/localizationvalue> (M)
  ///
  /// The stub translates nothing.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    package var string: String

    public init(_ value: String) { string = value }
    public init(stringLiteral value: String) { string = value }
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var string = ""

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { string += literal }
      public mutating func appendInterpolation(_ string: String) { self.string += string }
      public mutating func appendInterpolation<T>(_ value: T) where T: _FormattedNumber { string += "\(value)" }
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormattedNumber {
        string += String(format: specifier, value)
      }
      public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { string += format.format(input) }
    }
  }

  /// <https://developer.apple.com/documentation/swift/string/init(localized:)> (M)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedStringResource._translations[resource.key] ?? resource.key
  }
}

/// A text that can be translated later.
///
/// - <https://developer.apple.com/documentation/foundation/localizedstringresource> (M)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LocalizedStringResource: Equatable, Sendable {
  public enum BundleDescription: Sendable, Equatable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.main, .main): true
      case (.forClass(let lhs), .forClass(let rhs)): lhs == rhs
      case (.atURL(let lhs), .atURL(let rhs)): lhs == rhs
      default: false
      }
    }
  }

  public let key: String
  public let table: String?
  public let bundle: BundleDescription

  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: LocalizedStringResource.BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.string
    self.table = table
    self.bundle = bundle
  }

  /// The translations of a test, by key. Not a declaration of Foundation.
  @TaskLocal public static var _translations: [String: String] = [:]
}

/// A number that a format of C can print. In Foundation, the protocol has another name, which SwiftUI has too. (M)
public protocol _FormattedNumber: CVarArg {}

extension Int: _FormattedNumber {}
extension UInt: _FormattedNumber {}
extension Int32: _FormattedNumber {}
extension Int64: _FormattedNumber {}
extension Double: _FormattedNumber {}
extension Float: _FormattedNumber {}
