import Headgate

struct Catalogue {
  func firstAction() -> Fetch<String>.Action {
    #if WRONG
      .internal(.fetched(["tea"]))  // must say: 'fetched' is inaccessible due to 'fileprivate' protection level
    #else
      .view(.refreshPulled)
    #endif
  }
}
