public import Foundation

/// The key of a text in a table of translations.
///
/// - <https://developer.apple.com/documentation/swiftui/localizedstringkey> (R)
///
/// The stub translates nothing: the text of the key is the key with its interpolated values.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  package var string: String
  package var styles: [String] = []

  public init(_ value: String) { string = value }
  public init(stringLiteral value: String) { string = value }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    string = stringInterpolation.string
    styles = stringInterpolation.styles
  }

  /// <https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation> (R)
  public struct StringInterpolation: StringInterpolationProtocol {
    var string = ""
    var styles: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { string += literal }
    public mutating func appendInterpolation(_ string: String) { self.string += string }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: ReferenceConvertible { string += formatter?.string(for: subject) ?? "\(subject)" }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject { string += formatter?.string(for: subject) ?? "\(subject)" }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { string += format.format(input) }
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { string += "\(value)" }
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      string += String(format: specifier, value._arg)
    }
    /// D27
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public mutating func appendInterpolation(_ text: Text) {
      string += text.string
      styles += text.styles.map { "\(text.string): \($0)" }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      string += String(attributedString.characters)
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public mutating func appendInterpolation(_ image: Image) { string += "[\(image.name)]" }
  }
}

/// A number that a format of C can print. (R)
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}

extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}

extension Float: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public var _specifier: String { "%f" }
}

extension CGFloat: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public var _specifier: String { "%lf" }
}

@available(*, unavailable) extension LocalizedStringKey: Sendable {}
@available(*, unavailable) extension LocalizedStringKey.StringInterpolation: Sendable {}
