import HeadgateUDF

final class Draft {
  var text = ""
}

#if WRONG
  struct DraftSaved: Action {
    let draft: Draft  // must say: has non-Sendable type 'Draft'
  }
#else
  struct DraftSaved: Action {
    let text: String
  }
#endif
