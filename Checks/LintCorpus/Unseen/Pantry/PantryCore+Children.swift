// swift-format-ignore-file
import ComposableArchitecture
import Foundation

// What the pantry does when its children report something, and the effects of the pantry.

extension PantryFeature {
    func childAction(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .products(.element(id: let id, action: .delegate(let event))): // near-miss: parent-observes-inside
            switch event {
            case .ranOut:
                state.products.remove(id: id)
                state.message = "\(id) is used up"
            case .moved(let offset):
                guard let index = state.products.index(id: id) else { return .none }
                state.products.move(fromOffsets: [index], toOffset: max(0, index + offset))
            }
            return .none

        case .products(.element(id: _, action: ._stockSaved)): // flags: parent-observes-inside, internal-outside-feature
            state.message = "Saved"
            return .none

        case .scanner(.presented(.closeButtonTapped)): // flags: parent-observes-inside
            state.scanner = nil
            return .none

        case .scanner(.presented(.delegate(.scanned(let code)))):
            state.scanner = nil
            guard state.products[id: code] != nil else {
                return lookUp(code)
            }
            return .send(.products(.element(id: code, action: ._stockChanged(by: 1)))) // flags: internal-outside-feature

        case .scanner: // flags: delegate-default
            return .none

        case .shopping(.presented(.delegate(.bought(let names)))):
            state.message = names.joined(separator: ", ")
            state.shopping = nil
            return .none

        case .shopping(.dismiss):
            return load()

        default: // flags: delegate-default
            return .none
        }
    }

    func load() -> Effect<Action> {
        .run { send in
            let products = try await storage.products()
            await send(._productsLoaded(products), animation: .default) // near-miss: response-without-failure
        } catch: { error, send in
            await send(._loadFailed(.network(error.localizedDescription)))
        }
    }

    func lookUp(_ code: String) -> Effect<Action> {
        .run { send in
            let product = try await storage.lookUp(code)
            await send(._productsLoaded([product])) // flags: response-without-failure
        }
    }

    func checkExpiry(of products: [Product]) -> Effect<Action> {
        let today = date.now // near-miss: ambient-nondeterminism
        return .run { send in
            let ids = await storage.expiring(products, today)
            await send(.expiryChecked(ids))
        }
    }
}

/// Demo data for the first launch.
extension Product {
    static func samples() -> [Product] {
        [
            Product(id: UUID().uuidString, name: "Rice", amount: 2), // near-miss: ambient-nondeterminism
            Product(id: "oats", name: "Oats", amount: 1),
            Product(id: "salt", name: "Salt", amount: 4),
        ]
    }
}
