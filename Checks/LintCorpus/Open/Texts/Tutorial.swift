import Foundation
import Headgate

// The tutorial shows code. Example of what not to write: case loadData, TaskResult<User>, Task { }, Date()
/* store.send(.internal(.loaded))
   case .child(.internal(.loaded)):
   /* default: return .none */
 */
@Reducer
struct Tutorial {
  @ObservableState
  struct State: Equatable {
    var chapter = 0
    var code = Tutorial.samples[0]
    var output = ""
  }

  enum Action {
    case view(View)
    case delegate(Delegate)
    case `internal`(Internal)

    enum View {
      case chapterSelected(Int)
      case runButtonTapped
      // case loadData
      case sampleCopied( /* the text, not the number */String)
    }

    enum Delegate {
      case chapterFinished(Int)
    }

    enum Internal {
      case sampleCompiled(String)
      case sampleFailed( /* any Error */String)  // near-miss: action-not-serializable, task-result
      case load  // flags: action-name
    }
  }

  static let samples = [
    """
    enum Action: Equatable {
      case loadUser
      case userResponse(TaskResult<User>)
    }
    """,
    #"return .run { send in await send(.loaded(try await load("\(id)"))) }"#,  // near-miss: response-without-failure
    "store.send(.internal(.sampleCompiled(\"\")))",  // near-miss: view-sends-non-view, internal-outside-feature
    "Task { try await Task.sleep(for: .seconds(1)) }",  // near-miss: unstructured-task, ambient-nondeterminism
    "let now = Date(); let id = UUID(); default: return .none",  // near-miss: delegate-default
  ]

  @Dependency(\.interpreter) var interpreter

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.chapterSelected(let chapter)):
        state.chapter = chapter
        state.code = Self.samples[chapter % Self.samples.count]
        // return .send(.internal(.load))
        return .none

      case .view(.runButtonTapped):
        return .run { [code = state.code] send in
          await send(
            .internal(
              // The compiler returns the output.
              .sampleCompiled(try await interpreter.run(code))
            )
          )
        } catch: { error, send in
          await send(.internal(.sampleFailed("\(error) at \("Date()")")))
        }

      case .view(.sampleCopied(let text)):
        state.output = "copied: \(text.replacing(#/Task\s*\{/#, with: "…"))"
        return .none

      case .internal(.sampleCompiled(let output)):
        state.output = output
        return .send( /* only the number */.delegate(.chapterFinished(state.chapter)))  // near-miss: action-as-function

      case .internal(.sampleFailed(let problem)):
        state.output = problem
        return .none

      case .internal(.load), .delegate:
        return .none
      }
    }
  }
}

@DependencyClient
struct InterpreterClient: Sendable {
  var run: @Sendable (_ code: String) async throws -> String
}

extension InterpreterClient: TestDependencyKey {
  static let testValue = InterpreterClient()
}

extension DependencyValues {
  var interpreter: InterpreterClient {
    get { self[InterpreterClient.self] }
    set { self[InterpreterClient.self] = newValue }
  }
}
