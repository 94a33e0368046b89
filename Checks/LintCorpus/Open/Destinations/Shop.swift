import Foundation
import Headgate

/// A shop with a stack, a sheet and a dialog, all of them enum reducers.
@Reducer
struct Shop {
  @Reducer
  enum Path {
    case product(Gate<Product>)
    case reviews(Gate<Reviews>)
    case imprint
  }

  @Reducer
  enum Sheet: Sendable {  // near-miss: reducer-enum-conformance
    case basket(Gate<Basket>)
    case confirmation(AlertState<Confirmation>)
    case help(HelpPages)

    @CasePathable
    enum Confirmation: Equatable, Sendable {
      case orderConfirmed
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    @Presents var sheet: Sheet.State?
    var names: [String] = []
    var path = StackState<Path.State>()
    var likes = 0
  }

  enum Action: GatedAction {
    case view(View)
    case `internal`(Internal)
    case dialog(PresentationAction<Dialog>)
    case path(StackActionOf<Path>)
    case sheet(PresentationAction<Sheet.Action>)

    @CasePathable
    enum Dialog: Equatable, Sendable {
      case sortedByName
      case sortedByPrice
    }

    enum View: Equatable {
      case basketButtonTapped
      case productTapped(String)
      case sortButtonTapped
    }

    @Sealed fileprivate enum InternalEvent: Equatable {
      case namesSorted([String])
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.basketButtonTapped):
        state.sheet = .basket(Basket.State())
        return .none

      case .view(.productTapped(let name)):
        state.path.append(.product(Product.State(name: name)))
        return .none

      case .view(.sortButtonTapped):
        state.dialog = .sorting
        return .none

      case .internal(.namesSorted(let names)):
        state.names = names
        return .none

      case .dialog(.presented):  // near-miss: parent-observes-inside
        return .run { [names = state.names] send in
          await send(.internal(.namesSorted(names.sorted())))
        }

      case .path(.element(id: let id, action: .product(.delegate(.productLiked)))):
        state.likes += 1
        state.path.pop(to: id)
        return .none

      case .path(.element(id: _, action: .product(.delegate(.reviewsRequested(let name))))):
        state.path.append(.reviews(Reviews.State(product: name)))
        return .none

      case .sheet(.presented(.basket(.delegate(.checkoutStarted)))):
        state.sheet = .confirmation(.order)
        return .none

      case .sheet(.presented(.confirmation(.orderConfirmed))):  // near-miss: parent-observes-inside
        state.sheet = nil
        return .none

      case .sheet(.presented(.help(.contents(.view(.titleTapped))))):  // flags: parent-observes-inside
        state.sheet = nil
        return .none

      case .path, .sheet:  // flags: delegate-default
        return .none

      case .dialog(.dismiss):
        return .none
      }
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$sheet, action: \.sheet)
    .ifLet(\.$dialog, action: \.dialog)  // near-miss: unintegrated-child
  }
}

extension Shop.Path.State: Equatable {}
extension Shop.Sheet.State: Equatable {}  // near-miss: reducer-enum-conformance

extension AlertState where Action == Shop.Sheet.Confirmation {
  static var order: Self {
    AlertState {
      TextState("Order now?")
    } actions: {
      ButtonState(action: .orderConfirmed) { TextState("Order") }
    }
  }
}

extension ConfirmationDialogState where Action == Shop.Action.Dialog {
  static var sorting: Self {
    ConfirmationDialogState {
      TextState("Sort")
    } actions: {
      ButtonState(action: .sortedByName) { TextState("By name") }
      ButtonState(action: .sortedByPrice) { TextState("By price") }
    }
  }
}
