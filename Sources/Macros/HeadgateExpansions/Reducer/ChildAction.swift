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
  /// A tuple of an id and `Child.Action`.
  case tuple(child: TypeSyntax)

  init?(_ type: TypeSyntax) {
    if let elements = type.as(TupleTypeSyntax.self)?.elements {
      self.init(idAnd: elements.map(\.type))
      return
    }
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

  /// Creates the action of two payloads: an id and `Child.Action`.
  init?(idAnd types: [TypeSyntax]) {
    guard types.count == 2, case .plain(let child)? = ChildAction(types[1]) else { return nil }
    self = .tuple(child: child)
  }

  /// The names of the cases of a wrapping; none for a plain action.
  var wrappingCases: Set<String> {
    switch self {
    case .plain, .gate, .tuple: []
    case .presented: ["dismiss", "presented"]
    case .identified: ["element"]
    case .stack: ["element", "popFrom", "push"]
    }
  }
}
