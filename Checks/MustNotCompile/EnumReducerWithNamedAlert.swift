import Headgate

enum Answer { case yes }
typealias Question = AlertState<Answer>

#if WRONG
  @Reducer
  enum Path {
    case question(Question)  // must say: names an alert by another name
  }
#else
  @Reducer
  enum Path {
    @ReducerCaseEphemeral case question(Question)
  }
#endif
