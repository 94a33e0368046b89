import HeadgateSyntax
import SwiftSyntax

/// The action of a child in a case of the parent's action, as far as the written type of the payload shows it.
enum ChildAction {
  /// `Child.Action`.
  case plain(child: TypeSyntax)
  /// `PresentationAction<…>`.
  case presented
  /// `IdentifiedAction<…>` or `IdentifiedActionOf<…>`.
  case identified
  /// `StackAction<…>` or `StackActionOf<…>`.
  case stack
  /// `Gate<…>`.
  case gate

  init?(_ type: TypeSyntax) {
    switch type.lastComponentName {
    case "Action":
      guard let child = type.as(MemberTypeSyntax.self)?.baseType else { return nil }
      self = .plain(child: child)
    case "PresentationAction": self = .presented
    case "IdentifiedAction", "IdentifiedActionOf": self = .identified
    case "StackAction", "StackActionOf": self = .stack
    case "Gate": self = .gate
    default: return nil
    }
  }

  /// The names of the cases of a wrapping; none for a plain action.
  var wrappingCases: Set<String> {
    switch self {
    case .plain, .gate: []
    case .presented: ["dismiss", "presented"]
    case .identified: ["element"]
    case .stack: ["element", "popFrom", "push"]
    }
  }
}
