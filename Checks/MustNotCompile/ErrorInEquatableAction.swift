import Headgate

@Reducer
struct Valve {
  enum Action: Equatable {  // must say: does not conform to protocol 'Equatable'
    case openButtonTapped
    case failed(any Error)

    #if !WRONG
      static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.openButtonTapped, .openButtonTapped), (.failed, .failed): true
        default: false
        }
      }
    #endif
  }
}
