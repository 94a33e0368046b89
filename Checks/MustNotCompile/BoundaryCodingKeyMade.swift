import Headgate

func key() -> Any {
  #if WRONG
    BoundaryCoding.decoding { $0 }  // must say: 'BoundaryCoding'
  #else
    "no key"
  #endif
}
