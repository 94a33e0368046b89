import Headgate

enum Answer { case yes }
typealias Question = AlertState<Answer>

#if WRONG
  @Reducer
  enum Path {
    case question(Question)  // must say in an expansion: mark a case that names an alert by another name with '@ReducerCaseEphemeral'
  }
#else
  @Reducer
  enum Path {
    @ReducerCaseEphemeral case question(Question)
  }
#endif
