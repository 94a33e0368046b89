// swift-format-ignore-file
import ComposableArchitecture
import Foundation

@Reducer
public struct PlannerFeature { // flags: monolithic-feature
    @ObservableState
    public struct State: Equatable {
        var week = 1
        var guests = 2
        var meals: [String: String] = [:]
        var diet: Set<String> = []
        var budget: Decimal = 50
        var suggestion: String?
        var isPlanning = false // flags: progressive-flags
        var isPlanned = false
        var hasPlanFailed = false
        var isPrinted = false
    }

    public enum Action: Equatable { // flags: group-actions
        case plannerAppeared
        case mealAdded(String, day: String)
        case mealRemoved(day: String)
        case mealSwapped(String, String)
        case mealRated(Int)
        case guestAdded
        case guestRemoved
        case guestInvited(String)
        case weekAdvanced
        case weekRewound
        case veganToggled(Bool)
        case glutenToggled(Bool)
        case nutsToggled(Bool)
        case budgetChanged(Decimal)
        case printButtonTapped
        case shareButtonTapped
        case suggestButtonTapped
        case suggestionAccepted
        case suggestionRejected
        case leftoversMarked(String)
        case notesOpened
        case timerStarted
        case undoButtonTapped
        case helpButtonTapped
        case _planCompleted([String: String])
        case planFailed // flags: flat-internal-underscore
        case _suggestionLoaded(String)
        case _minutePassed
    }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.recipes) var recipes

    public var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .plannerAppeared: return plan(&state)
            case .mealAdded(let meal, day: let day): state.meals[day] = meal
            case .mealRemoved(day: let day): state.meals[day] = nil
            case .mealSwapped(let first, let second):
                (state.meals[first], state.meals[second]) = (state.meals[second], state.meals[first])
            case .mealRated, .notesOpened, .helpButtonTapped, .leftoversMarked: break
            case .guestAdded, .guestInvited: state.guests += 1
            case .guestRemoved: state.guests -= 1
            case .weekAdvanced: state.week += 1
            case .weekRewound: state.week -= 1
            case .veganToggled(let isOn): state.diet.toggle("vegan", isOn)
            case .glutenToggled(let isOn): state.diet.toggle("gluten", isOn)
            case .nutsToggled(let isOn): state.diet.toggle("nuts", isOn)
            case .budgetChanged(let budget): state.budget = budget
            case .printButtonTapped: state.isPrinted = true
            case .shareButtonTapped, .undoButtonTapped: break
            case .suggestButtonTapped:
                return .run { [diet = state.diet] send in
                    let meals = try await recipes.search(diet)
                    await send(._suggestionLoaded(meals.first ?? "Soup")) // flags: response-without-failure
                }
            case .suggestionAccepted: state.meals["Today"] = state.suggestion
            case .suggestionRejected: state.suggestion = nil
            case .timerStarted:
                return .run { send in
                    while true {
                        try await clock.sleep(for: .seconds(60)) // near-miss: ambient-nondeterminism
                        await send(._minutePassed)
                    }
                }
                .cancellable(id: "timer", cancelInFlight: true)
            case ._planCompleted(let meals):
                (state.isPlanning, state.isPlanned, state.meals) = (false, true, meals)
            case .planFailed:
                (state.isPlanning, state.hasPlanFailed) = (false, true)
            case ._suggestionLoaded(let meal): state.suggestion = meal
            case ._minutePassed: break
            }
            return .none
        }
    }

    private func plan(_ state: inout State) -> Effect<Action> {
        state.isPlanning = true
        return .run { [week = state.week] send in
            let meals = try await recipes.plan(week)
            await send(._planCompleted(meals)) // near-miss: response-without-failure
        } catch: { _, send in
            await send(.planFailed)
        }
    }
}

extension Set<String> {
    mutating func toggle(_ member: String, _ isOn: Bool) {
        if isOn { insert(member) } else { remove(member) }
    }
}
