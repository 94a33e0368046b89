import Foundation
import Headgate

/// The sheet that adds a parcel, by its number or with the camera.
@Reducer
struct AddParcel {
  @ObservableState
  struct State: Equatable {
    var number = ""
    var carrier = ""
    var scanIsPrepared = false  // flags: progressive-flags
    var scanIsRunning = false
    var scanIsFinished = false
    var problem: String?
  }

  enum Action: BindableAction, Equatable {
    /// A control changed a property.
    /// - Parameter action: The property and its value.
    case binding(BindingAction<State>)
    case addButtonTapped
    case cancelButtonTapped
    case scanButtonTapped
    /// The camera found a number.
    /// - Parameter number: The number of the parcel.
    case numberScanned(String)
    /// The carrier knows the number.
    case parcelFound(Parcel)  // flags: document-action
    /// The carrier does not know the number.
    /// - Parameter error: The reason.
    case parcelNotFound(any Error)  // flags: equatable-error-payload, action-not-serializable
    /// The user signed in to the account of a carrier.
    /// - Parameters:
    ///   - carrier: The name of the carrier.
    ///   - password: The password of the account.
    case carrierAccountAdded(carrier: String, password: String)  // flags: secret-payload
    /// The user asked for the rules of passwords.
    /// - Parameter length: The minimum length of a password.
    case passwordRulesOpened(minimumLength: Int)  // near-miss: secret-payload
  }

  private enum CancelID { case search }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.parcels) var parcels

  var body: some ReducerOf<Self> {
    BindingReducer()  // near-miss: binding-without-reducer
    Reduce { state, action in
      switch action {
      case .binding(\.number):
        state.problem = nil
        return .none

      case .binding, .carrierAccountAdded, .passwordRulesOpened:
        return .none

      case .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .addButtonTapped:
        return .run { [number = state.number] send in
          await send(.parcelFound(try await parcels.parcel(number)))
        } catch: { error, send in
          await send(.parcelNotFound(error))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .scanButtonTapped:
        state.scanIsPrepared = true
        state.scanIsRunning = true
        Task {  // flags: unstructured-task
          await Camera.shared.warmUp()
        }
        return .run { send in
          for await number in parcels.scans() {  // near-miss: uncancellable-loop
            await send(.numberScanned(number))
          }
        }
        .cancellable(id: CancelID.search)  // flags: shared-cancel-id

      case .numberScanned(let number):
        state.number = number
        state.scanIsFinished = true
        return .none

      case .parcelFound:
        return .run { _ in await dismiss() }

      case .parcelNotFound:
        state.problem = "No carrier knows this number."
        return .none
      }
    }
  }
}
