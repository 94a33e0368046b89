import Headgate

@CasePathable
enum ProfileAction: Equatable {
  case editButtonTapped
  case loadButtonTapped
  case response(Result<String, Failure>)
  case progress(current: Int, total: Int)
  case rows(IdentifiedAction<Int, RowAction>)
  case imported([Row])
  case finished

  @CasePathable
  enum RowAction: Equatable {
    case tapped
    case renamed(String)
  }

  struct Failure: Error, Equatable {
    var code: Int
  }
}
