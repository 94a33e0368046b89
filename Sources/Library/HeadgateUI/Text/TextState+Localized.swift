#if canImport(SwiftUI)
  public import Foundation
  public import HeadgateCore

  extension TextState {
    /// Creates a text from the key of a translation.
    ///
    /// A literal, also an interpolated one, is such a key. The string of the text is the translation for the current locale. A view
    /// of SwiftUI translates again, for the locale of its environment. Numbers in the literal are formatted for the locale, which is
    /// not so on systems without SwiftUI: use `verbatim` for a text that tests on several systems compare.
    ///
    /// ```swift
    /// TextState("Delete \(count) files?", tableName: "Alerts", bundle: .module)
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key, and the text if there is no translation.
    ///   - tableName: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle of the table; nil for the main bundle.
    ///   - comment: A comment for translators.
    public init(
      _ key: String.LocalizationValue,
      tableName: String? = nil,
      bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        LocalizedStringResource(
          key,
          table: tableName,
          bundle: bundle.map { .atURL($0.bundleURL) } ?? .main,
          comment: comment
        )
      )
    }

    /// Creates a text from a resource that can be translated.
    ///
    /// ```swift
    /// TextState(LocalizedStringResource("Delete?", table: "Alerts"))
    /// ```
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
      self.init(string: String(localized: resource), form: .localized(resource))
    }
  }
#endif
