import Headgate

struct Catalogue<Item: Sendable> {
  func isFailure(_ event: Fetch<Item>.Action.Internal) -> Bool {
    #if WRONG
      if case .failed = event.opened { true } else { false }  // must say: 'opened' is inaccessible due to 'fileprivate'
    #else
      event[case: \.failed] != nil
    #endif
  }
}
