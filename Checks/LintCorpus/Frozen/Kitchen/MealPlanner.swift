import Foundation
import Headgate

/// Plans the meals of a week. The planner presents the editor of a recipe or a note.
@Reducer
struct MealPlanner {  // flags: monolithic-feature
  @Reducer
  enum Destination: Equatable {  // flags: reducer-enum-conformance
    case editor(RecipeEditor)
    case note(MealNote)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var allergies: [String] = []
    var budget = 80
    var calories = 0
    var cook = ""
    var dayCount = 7
    var dinners: [Int: Recipe] = [:]
    var favorites: Set<UUID> = []
    var guests = 0
    var isFolded = false
    var language = ""
    var leftovers: [String] = []
    var lunches: [Int: Recipe] = [:]
    var notes: [String] = []
    var portions = 2
    var pantry: [String] = []
    var season = 0
    var selectedDay = 0
    var servedAt: Date?
    var snacks: [String] = []
    var template: String?
    var units = ""
    var vegetarianDays: Set<Int> = []
    var weight = 0.0
    var wines: [String] = []
  }

  enum Action {
    case view(View)
    case `internal`(Internal)
    case destination(PresentationAction<Destination.Action>)

    enum View {
      case allergyAdded(String)
      case budgetChanged(Int)
      case calendarOpened
      case cookSelected(String)
      case dayTapped(Int)
      case dinnerDropped(Recipe, day: Int)
      case favoriteToggled(UUID)
      case foldButtonTapped
      case guestsChanged(Int)
      case helpButtonTapped
      case languageSelected(String)
      case leftoverAdded(String)
      case lunchDropped(Recipe, day: Int)
      case noteButtonTapped
      case pantryChanged([String])
      case portionsChanged(Int)
      case recipeTapped(Recipe)
      case screenAppeared
      case snackAdded(String)
      case templateSelected(String)
      case unitsSelected(String)
      case vegetarianDayToggled(Int)
      case weightEntered(Double)
      case wineAdded(String)
    }

    enum Internal {
      case caloriesCounted(Int)
      case dinnerPlanned(day: Int)
      case planChanged
      case reminderScheduled(Date)
      case seasonDetermined(Int)
      case shoppingUpdated([Ingredient])
      case weekFinished
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let action): return reduce(&state, action)
      case .internal(let action): return reduce(&state, action)
      case .destination(.presented(.editor(.delegate(.recipeSaved(let recipe))))):
        state.dinners[state.selectedDay] = recipe
        return .none
      case .destination(.presented(.note(.delegate(.noteWritten(let note))))):
        state.notes.append(note)
        return .none
      case .destination:  // flags: delegate-default
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func reduce(_ state: inout State, _ action: Action.View) -> EffectOf<Self> {
    switch action {
    case .allergyAdded(let allergy): state.allergies.append(allergy)
    case .budgetChanged(let budget): state.budget = budget
    case .calendarOpened, .helpButtonTapped, .screenAppeared: break
    case .cookSelected(let cook): state.cook = cook
    case .dayTapped(let day): state.selectedDay = day
    case .dinnerDropped(let recipe, let day):
      state.dinners[day] = recipe
      return .send(.internal(.dinnerPlanned(day: day)))  // flags: action-as-function
    case .favoriteToggled(let id): state.favorites.formSymmetricDifference([id])
    case .foldButtonTapped: state.isFolded.toggle()
    case .guestsChanged(let guests): state.guests = guests
    case .languageSelected(let language): state.language = language
    case .leftoverAdded(let leftover): state.leftovers.append(leftover)
    case .lunchDropped(let recipe, let day):
      state.lunches[day] = recipe
      return .send(.internal(.planChanged))  // flags: action-as-function
    case .noteButtonTapped: state.destination = .note(MealNote.State())
    case .pantryChanged(let pantry): state.pantry = pantry
    case .portionsChanged(let portions): state.portions = portions
    case .recipeTapped(let recipe): state.destination = .editor(RecipeEditor.State(recipe: recipe))
    case .snackAdded(let snack): state.snacks.append(snack)
    case .templateSelected(let template): state.template = template
    case .unitsSelected(let units): state.units = units
    case .vegetarianDayToggled(let day): state.vegetarianDays.formSymmetricDifference([day])
    case .weightEntered(let weight): state.weight = weight
    case .wineAdded(let wine): state.wines.append(wine)
    }
    return .none
  }

  private func reduce(_ state: inout State, _ action: Action.Internal) -> EffectOf<Self> {
    switch action {
    case .caloriesCounted(let calories): state.calories = calories
    case .dinnerPlanned(let day):
      state.selectedDay = day + 1
      return .send(.internal(.planChanged))  // flags: action-as-function, send-chain
    case .planChanged: state.calories = 0
    case .reminderScheduled(let date): state.servedAt = date
    case .seasonDetermined(let season): state.season = season
    case .shoppingUpdated, .weekFinished: break
    }
    return .none
  }
}

/// A short note for a day of the plan.
@Reducer
struct MealNote {  // near-miss: monolithic-feature
  @ObservableState
  struct State: Equatable {
    var text = ""
    var isWritten = false
  }

  enum Action {
    case view(View)
    case delegate(Delegate)

    enum View: BindableAction {
      case binding(BindingAction<MealNote.State>)
      case doneButtonTapped
    }

    enum Delegate: Equatable {
      case noteWritten(String)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.binding):
        return .none
      case .view(.doneButtonTapped):
        return .send(.delegate(.noteWritten(state.text)))  // near-miss: delegate-forged
      case .delegate(.noteWritten):  // flags: delegate-handled-by-self
        state.isWritten = true
        return .none
      }
    }
  }
}
