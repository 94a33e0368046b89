import HeadgateSyntax
package import SwiftSyntax

/// The kind of a property declaration for `@ObservableState`.
package enum ObservedPropertyKind: Equatable {
  /// Reads and changes are tracked.
  case tracked
  /// The property presents a child. It is tracked, and its value is stored on the heap.
  case presented
  /// Not changed: a constant, a computed, static or ignored property, or a property whose wrapper tracks itself.
  case untouched
  /// The property cannot be tracked and is not marked as ignored.
  case lazy(DeclModifierSyntax)
  case wrapped(AttributeSyntax)
  case severalInOne
  case pattern(PatternSyntax)

  /// The property wrappers and macros that notify observers themselves.
  private static let tracksItself: Set<String> = [
    "Shared", "SharedReader", "Fetch", "FetchAll", "FetchOne",
  ]
  /// The capitalized attributes that do not change the storage of a property.
  private static let harmless: Set<String> = ["MainActor", "ObservationStateTracked", "ObservationStatePresented"]

  /// Returns whether the property has a wrapper or macro that tracks itself and stores the value in `_name`.
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
