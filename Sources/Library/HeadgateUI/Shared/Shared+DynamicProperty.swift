#if canImport(SwiftUI)
  public import HeadgateShared
  public import SwiftUI

  // A view observes what its body reads, so a shared value has nothing to update. The conformances tell SwiftUI that the properties are
  // part of the state of a view, as those of other libraries do.

  extension Shared: DynamicProperty {}

  extension SharedReader: DynamicProperty {}
#endif
