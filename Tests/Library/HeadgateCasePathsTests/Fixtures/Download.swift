import HeadgateCasePaths

/// What is loaded, by the macro, with an optional in it.
@CasePathable
@dynamicMemberLookup
enum Download: Equatable {
  case idle
  case loaded([Int])
  case failed(Reason?)
  case titled(String?)
  case range(from: Int, to: Int)

  @CasePathable
  @dynamicMemberLookup
  enum Reason: Equatable {
    case offline
    case text(String)
  }
}
