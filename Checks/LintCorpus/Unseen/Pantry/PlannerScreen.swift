// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

struct PlannerScreen: View {
    let store: StoreOf<PlannerFeature>

    var body: some View {
        Form {
            week
            diet
            meals
            commands
        }
        .onAppear { store.send(.plannerAppeared) }
    }

    private var week: some View {
        Section("Week \(store.week)") {
            Button("Next") { store.send(.weekAdvanced) }
            Button("Back") { store.send(.weekRewound) }
            Button("One guest more") { store.send(.guestAdded) }
            Button("One guest less") { store.send(.guestRemoved) }
            Button("Invite") { store.send(.guestInvited("Ada")) }
        }
    }

    private var diet: some View {
        Section("Diet") {
            toggle("Vegan", "vegan") { .veganToggled($0) }
            toggle("No gluten", "gluten") { .glutenToggled($0) }
            toggle("No nuts", "nuts") { PlannerFeature.Action.nutsToggled($0) }
            Slider(value: Binding(
                get: { NSDecimalNumber(decimal: store.budget).doubleValue },
                set: { store.send(.budgetChanged(Decimal($0))) }
            ), in: 10...200)
        }
    }

    private var meals: some View {
        Section("Meals") {
            ForEach(store.meals.keys.sorted(), id: \.self) { day in
                Text(store.meals[day] ?? "–")
                Button("Remove") { store.send(.mealRemoved(day: day)) }
                Button("Swap with Monday") { store.send(.mealSwapped(day, "Monday")) }
            }
            Button("Add soup") { store.send(.mealAdded("Soup", day: "Friday")) }
            Button("Good") { store.send(.mealRated(5)) }
            Button("Leftovers") { store.send(.leftoversMarked("Friday")) }
        }
    }

    @ViewBuilder
    private var commands: some View {
        Button("Print", action: { store.send(.printButtonTapped) })
        Button("Share", action: { store.send(.shareButtonTapped) })
        Button("Suggest", action: { store.send(.suggestButtonTapped) })
        Button("Notes", action: { store.send(.notesOpened) })
        Button("Timer", action: { store.send(.timerStarted) })
        Button("Undo", action: { store.send(.undoButtonTapped) })
        Button("Help", action: { store.send(.helpButtonTapped) })
        if let suggestion = store.suggestion {
            Button(suggestion) { store.send(.suggestionAccepted) }
            Button("No") { store.send(.suggestionRejected) }
        }
    }

    private func toggle(_ title: String, _ key: String, action: @escaping (Bool) -> PlannerFeature.Action) -> some View {
        Toggle(title, isOn: Binding(get: { store.diet.contains(key) }, set: { store.send(action($0)) })) // near-miss: view-sends-non-view
    }
}
