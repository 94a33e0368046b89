import Headgate
import SwiftUI

struct CourseView: View {
  @Bindable var store: StoreOf<Course>

  var body: some View {
    List {
      ForEach(store.scope(state: \.tutorials, action: \.lessons)) { lesson in
        Button(
          "Finish",
          action: {
            lesson
              // The lesson tells the course.
              .send(
                .view(.finishButtonTapped)
              )
          }
        )
        Button("Skip") {
          lesson.send(  // flags: view-sends-non-view, delegate-forged
            .delegate(
              .lessonFinished
            )
          )
        }
      }
      Button("Help") { store.send(.view(.tutorialButtonTapped)) }
    }
    .sheet(item: $store.scope(state: \.tutorial, action: \.tutorial)) { TutorialView(store: $0) }
  }
}

struct TutorialView: View {
  let store: StoreOf<Tutorial>

  var body: some View {
    VStack {
      Text(verbatim: store.code)
      // Button("Load") { store.send(.internal(.load)) }
      Button("Run") { store.send(.view(.runButtonTapped)) }
      Button("Copy `.internal(.load)`") {
        store.send(.view(.sampleCopied(".internal(.load)")))  // near-miss: internal-outside-feature
      }
      Text(
        """
        A view sends view actions. Do not write:
          store.send(.delegate(.chapterFinished(1)))
        """  // near-miss: delegate-forged
      )
      Stepper("Chapter", onIncrement: { store.send(.view(.chapterSelected(store.chapter + 1))) }, onDecrement: nil)
    }
  }
}
