import HeadgateUDF

final class Draft {
  var text = ""
}

#if WRONG
  struct DraftSaved: Action {
    let draft: Draft  // must say: stored property 'draft' of 'Sendable'-conforming struct 'DraftSaved' has non-Sendable type 'Draft'
  }
#else
  struct DraftSaved: Action {
    let text: String
  }
#endif
