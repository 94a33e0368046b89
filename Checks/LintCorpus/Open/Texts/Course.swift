import Foundation
import Headgate

/// A course of tutorials. Its patterns and sends have several lines, with comments between their parts.
@Reducer
struct Course {
  @ObservableState
  struct State: Equatable {
    var tutorials: IdentifiedArrayOf<Lesson.State> = []
    @Presents
    // Shown above the lessons.
    var tutorial: Tutorial.State?
    var finished: Set<Int> = []
  }

  enum Action {
    case view(View)
    case lessons(IdentifiedActionOf<Lesson>)
    case tutorial(
      // The sheet.
      PresentationAction<Tutorial.Action>
    )

    enum View {
      case courseRestarted(  // flags: action-too-broad
        lesson: Int,
        reason: String,
        isForced: Bool
      )
      case tutorialButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.tutorialButtonTapped):
        state.tutorial = Tutorial.State()
        return .none

      case .view(
        .courseRestarted(lesson: let lesson, reason: _, isForced: _)
      ):
        state.finished = []
        return .send(  // flags: delegate-forged
          .lessons(
            .element(
              id: lesson,
              action: .delegate(.lessonFinished)
            )
          )
        )

      case .tutorial(  // flags: parent-observes-inside
        .presented(
          .view(
            // The button of the sheet.
            .runButtonTapped
          )
        )
      ):
        return .none

      case .tutorial(  // near-miss: parent-observes-inside
        .presented(
          .delegate(
            .chapterFinished(let chapter)
          )
        )
      )
      where chapter > 0:
        state.finished.insert(chapter)
        return .none

      case .lessons(
        .element(
          id: let id,
          action: .delegate(.lessonFinished)
        )
      ):
        state.finished.insert(id)
        return .none

      case .lessons,  // flags: delegate-default
        .tutorial:  // flags: delegate-default
        return .none
      }
    }
    .forEach(\.tutorials, action: \.lessons) {
      // One lesson.
      Lesson()
    }
    .ifLet(
      \.$tutorial,
      action: \.tutorial
    ) {
      Tutorial()
    }
  }
}

@Reducer
struct Lesson {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
  }

  enum Action {
    case view(View)
    case delegate(Delegate)

    enum View { case finishButtonTapped }
    enum Delegate { case lessonFinished }
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .view(.finishButtonTapped): return .send(.delegate(.lessonFinished))
      case .delegate: return .none
      }
    }
  }
}
