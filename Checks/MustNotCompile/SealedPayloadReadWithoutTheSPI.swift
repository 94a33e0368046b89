import Headgate
import HeadgateTesting

struct Customs {
  func content(of payload: SealedPayload) -> Any {
    #if WRONG
      payload.opened  // must say: 'opened' is inaccessible due to '@_spi' protection level
    #else
      payload
    #endif
  }
}
