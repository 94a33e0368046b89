// swift-format-ignore-file
import ComposableArchitecture
import Foundation

@Reducer
public struct ProductFeature {
    @ObservableState
    public struct State: Equatable, Identifiable {
        var product: Product
        var isSaving = false // near-miss: progressive-flags
        var isEdited = false
        var note: String = ""
        public var id: Product.ID { product.id }
        var isEmpty: Bool { product.amount == 0 }
    }

    public enum Action { // flags: action-equatable
        case amountStepped(Int)
        case upButtonTapped
        case downButtonTapped
        case noteChanged(String)
        case handleSwipe // flags: action-name
        case _stockChanged(by: Int)
        case _stockSaved
        case _stockNotSaved(any Error) // flags: action-not-serializable
        case delegate(Delegate) // near-miss: flat-internal-underscore

        public enum Delegate: Equatable {
            case ranOut
            case moved(Int)
        }
    }

    @Dependency(\.pantryStorage) var storage
    @Dependency(\.mainQueue) var mainQueue

    public var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .amountStepped(let change):
                return .send(._stockChanged(by: change)) // flags: action-as-function

            case ._stockChanged(by: let change): // near-miss: internal-outside-feature
                state.product.amount += change
                state.isEdited = true
                return save(&state)

            case .handleSwipe:
                state.product.amount = 0
                return .send(.delegate(.ranOut)) // near-miss: action-as-function

            case .upButtonTapped:
                return .send(.delegate(.moved(-1)))

            case .downButtonTapped:
                return .send(.delegate(.moved(1)))

            case .noteChanged(let note):
                state.note = note
                return .none

            case ._stockSaved:
                state.isSaving = false
                return state.isEmpty ? .send(.delegate(.ranOut)) : .none // near-miss: action-as-function, send-chain

            case ._stockNotSaved:
                state.isSaving = false
                return .none

            case .delegate(.moved): // flags: delegate-handled-by-self
                state.isEdited = true
                return .none

            case .delegate: // near-miss: delegate-handled-by-self
                return .none
            }
        }
    }

    private func save(_ state: inout State) -> Effect<Action> {
        state.isSaving = true
        return .run { [product = state.product] send in
            do {
                try await storage.save(product)
            } catch {
                await send(._stockNotSaved(error))
                return
            }
            await send(._stockSaved) // near-miss: response-without-failure
        }
        .debounce(id: CancelID.save, for: .milliseconds(300), scheduler: mainQueue)
    }

    private enum CancelID { case save }
}

@Reducer
public struct ScannerFeature {
    @ObservableState
    public struct State: Equatable {
        var lastCode: String?
        var isTorchOn = false
    }

    public enum Action: Equatable {
        case scannerAppeared
        case closeButtonTapped
        case torchToggled(Bool)
        case torchFailed // flags: flat-internal-underscore
        case _codeSeen(String)
        case delegate(Delegate)

        @CasePathable
        public enum Delegate: Equatable {
            case scanned(String)
            case torchUsed // flags: unobserved-delegate
        }
    }

    @Dependency(\.camera) var camera

    public var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .scannerAppeared:
                return .run { send in
                    for await code in await camera.codes() { // near-miss: uncancellable-loop
                        await send(._codeSeen(code))
                    }
                }
                .cancellable(id: ScannerRun.codes, cancelInFlight: true)

            case .torchToggled(let isOn):
                state.isTorchOn = isOn
                return .merge(
                    .send(.delegate(.torchUsed)),
                    .run { send in
                        do { try await camera.setTorch(isOn) } catch { await send(.torchFailed) }
                    }
                )

            case .torchFailed:
                state.isTorchOn = false
                return .none

            case ._codeSeen(let code) where code == state.lastCode:
                return .none

            case ._codeSeen(let code):
                state.lastCode = code
                return .merge(.cancel(id: ScannerRun.codes), .send(.delegate(.scanned(code)))) // near-miss: shared-cancel-id

            case .closeButtonTapped, .delegate:
                return .none
            }
        }
    }
}

private enum ScannerRun { case codes }
