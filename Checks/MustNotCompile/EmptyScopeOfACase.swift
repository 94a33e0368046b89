// compile with: -warnings-as-errors
// holds: REDUCER-32
// An empty child fits any state, also the optional property of a case. The compiler warns only there.
import Headgate

@Reducer
struct Holder {
  @ObservableState struct State: Equatable { var child: Int? }
  enum Action { case child(Int) }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) {}
    Scope(\.child, action: \.child) {}
  }
}

@CasePathable @dynamicMemberLookup enum Choice: Equatable { case count(Int), name(String) }
@CasePathable enum ChoiceAction { case count(Int), name(String) }

#if WRONG
  struct Labeled: Reducer {
    var body: some Reducer<Choice, ChoiceAction> {
      Scope(state: \.name, action: \.name) {}  // must say: An empty child on a case of an enum does nothing.
    }
  }

  struct Unlabeled: Reducer {
    var body: some Reducer<Choice, ChoiceAction> {
      Scope(\.name, action: \.name) {}  // must say: An empty child on a case of an enum does nothing.
    }
  }
#endif
