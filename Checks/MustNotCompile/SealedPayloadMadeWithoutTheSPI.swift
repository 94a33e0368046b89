import Headgate
import HeadgateTesting

struct Forger {
  func payload(like real: SealedPayload) -> SealedPayload {
    #if WRONG
      SealedPayload(opening: "harbour")  // must say: initializer is inaccessible due to '@_spi' protection level
    #else
      real
    #endif
  }
}
