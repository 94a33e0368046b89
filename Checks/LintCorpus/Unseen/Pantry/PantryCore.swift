// swift-format-ignore-file
import ComposableArchitecture
import Foundation

public struct Product: Equatable, Identifiable, Sendable {
    public let id: String
    public var name: String
    public var amount: Int = 0
    public var bestBefore: Date?
}

public enum PantryError: Error, Equatable {
    case scanner
    case network(String)
}

@Reducer
public struct PantryFeature { // near-miss: monolithic-feature
    @ObservableState
    public struct State: Equatable {
        var products: IdentifiedArrayOf<ProductFeature.State> = []
        var isScannerAllowed = true
        var message: String?
        @Presents var scanner: ScannerFeature.State?
        @Presents var shopping: ShoppingFeature.State?
        @Presents var alert: AlertState<Alert>?

        public init() {}
    }

    public enum Alert: Equatable, Sendable {
        case emptyShelvesConfirmed
    }

    public enum Action: Equatable { // near-miss: action-equatable
        // The user
        case pantryAppeared
        case scanButtonTapped
        case shoppingButtonTapped
        case emptyButtonTapped
        case sortPicked(String)
        case doSort // flags: action-name
        // The effects
        case _productsLoaded([Product]) // near-miss: flat-internal-underscore
        case _loadFailed(PantryError)
        case expiryChecked([Product.ID]) // flags: flat-internal-underscore
        // The children
        case alert(PresentationAction<Alert>) // near-miss: flat-internal-underscore
        case products(IdentifiedActionOf<ProductFeature>)
        case scanner(PresentationAction<ScannerFeature.Action>)
        case shopping(PresentationAction<ShoppingFeature.Action>)
    }

    @Dependency(\.pantryStorage) var storage
    @Dependency(\.date) var date

    public init() {}

    public var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .pantryAppeared:
                return load()

            case .scanButtonTapped:
                guard state.isScannerAllowed else {
                    state.message = "Allow the camera in Settings."
                    return .none
                }
                state.scanner = ScannerFeature.State()
                return .none

            case .shoppingButtonTapped:
                state.shopping = ShoppingFeature.State()
                return .none

            case .emptyButtonTapped:
                state.alert = AlertState { TextState("Remove everything?") } actions: {
                    ButtonState(role: .destructive, action: .emptyShelvesConfirmed) { TextState("Remove") }
                }
                return .none

            case let .sortPicked(order):
                state.message = order
                return .send(.doSort) // flags: action-as-function

            case .doSort:
                state.products.sort { $0.product.name < $1.product.name }
                return .none

            case let ._productsLoaded(products):
                state.products = IdentifiedArray(uniqueElements: products.map { ProductFeature.State(product: $0) })
                return checkExpiry(of: products)

            case let ._loadFailed(.network(text)):
                state.message = text
                return .none

            case ._loadFailed(.scanner):
                state.isScannerAllowed = false
                return .none

            case let .expiryChecked(ids):
                state.message = ids.isEmpty ? nil : "\(ids.count) products expire soon"
                return .none

            case .alert(.presented(.emptyShelvesConfirmed)): // near-miss: parent-observes-inside
                state.products = []
                return .none

            case .alert(.dismiss):
                return .none

            case .products, .scanner, .shopping: // near-miss: delegate-default
                return childAction(&state, action)
            }
        }
        .forEach(\.products, action: \.products) { ProductFeature() }
        .ifLet(\.$scanner, action: \.scanner) { ScannerFeature() }
        .ifLet(\.$shopping, action: \.shopping) { ShoppingFeature() }
        .ifLet(\.$alert, action: \.alert)
    }
}
