// On Apple's systems these declarations are in the module ObjectiveC, which Foundation and AppKit export. The stub keeps the values in
// the responder, so they are released with it.

/// <https://developer.apple.com/documentation/objectivec/objc_associationpolicy> (M)
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// <https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)> (M)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? NSResponder)?.associated[key]
}

/// <https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)> (M)
///
/// The stub supports values of responders, and retains them.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  guard let responder = object as? NSResponder else { fatalError("the stub keeps values of responders only") }
  responder.associated[key] = value
}
