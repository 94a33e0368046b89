import HeadgateSyntax
package import SwiftSyntax

/// What `@ObservableState` does with a property declaration.
package enum ObservedPropertyKind: Equatable {
  /// Its reads and changes are noticed.
  case tracked
  /// It presents a child: it is tracked, and keeps what it presents in memory of its own.
  case presented
  /// It stays as it is: a constant, a computed, a static or an ignored property, or one whose wrapper tracks itself.
  case untouched
  /// It cannot be tracked, and nothing says that it should not be.
  case lazy(DeclModifierSyntax)
  case wrapped(AttributeSyntax)
  case severalInOne
  case pattern(PatternSyntax)

  /// The property wrappers and macros that notify by themselves.
  private static let tracksItself: Set<String> = [
    "Shared", "SharedReader", "Fetch", "FetchAll", "FetchOne",
  ]
  /// The attributes that begin with a capital letter and change nothing about how a property is stored.
  private static let harmless: Set<String> = ["MainActor", "ObservationStateTracked", "ObservationStatePresented"]

  /// Whether a wrapper or macro that notifies by itself keeps the value behind an underscore.
  static func hasOwnStorage(_ declaration: VariableDeclSyntax) -> Bool {
    declaration.attributes.flattened.contains { tracksItself.contains($0.name) || $0.name == "Presents" }
  }

  package init(_ declaration: VariableDeclSyntax) {
    let isComputed = declaration.bindings.allSatisfy(\.isComputed)
    let attributes = declaration.attributes.flattened
    guard
      declaration.bindingSpecifier.tokenKind == .keyword(.var), !declaration.isStatic, !isComputed,
      !attributes.contains(where: { $0.name == "ObservationStateIgnored" || Self.tracksItself.contains($0.name) })
    else {
      self = .untouched
      return
    }
    if attributes.contains(where: { $0.name == "Presents" }), declaration.bindings.count == 1 {
      self = .presented
      return
    }
    let wrapper = attributes.first { $0.name.first?.isUppercase == true && !Self.harmless.contains($0.name) }
    if let modifier = declaration.modifiers.first(where: { $0.name.tokenKind == .keyword(.lazy) }) {
      self = .lazy(modifier)
    } else if let wrapper {
      self = .wrapped(wrapper)
    } else if let pattern = declaration.bindings.first(where: { !$0.pattern.is(IdentifierPatternSyntax.self) })?.pattern
    {
      self = .pattern(pattern)
    } else if declaration.bindings.count > 1 {
      self = .severalInOne
    } else {
      self = .tracked
    }
  }
}
