import Headgate

enum KeypadAction {
  case delegate(Int)
  case other
}

#if WRONG
  extension KeypadAction: @MainActor GatedAction {}  // must say: SendableMetatype-inheriting protocol 'GatedAction'
#else
  extension KeypadAction: GatedAction {}
#endif

extension KeypadAction {
  typealias Delegate = Int
  nonisolated static func _delegate(of action: Self) -> Int? {
    if case .delegate(let number) = action { number } else { nil }
  }
  struct AllCasePaths: Sendable {}
  nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
}
