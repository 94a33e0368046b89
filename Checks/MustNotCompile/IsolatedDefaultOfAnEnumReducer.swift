// compile with: -default-isolation MainActor
import Headgate

@Reducer
struct Details {
  let isCompact: Bool
  #if WRONG
    init(isCompact: Bool) { self.isCompact = isCompact }
  #else
    nonisolated init(isCompact: Bool) { self.isCompact = isCompact }
  #endif
}

@Reducer
enum Destination {
  case details(Details = Details(isCompact: true))  // must say: main actor-isolated default value
}
