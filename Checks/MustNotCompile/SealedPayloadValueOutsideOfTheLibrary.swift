import Headgate

struct Customs {
  func content(of payload: SealedPayload) -> Any {
    #if WRONG
      payload.value  // must say: 'value' is inaccessible due to 'package' protection level
    #else
      payload
    #endif
  }
}
