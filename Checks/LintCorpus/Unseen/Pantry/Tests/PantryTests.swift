// swift-format-ignore-file
import ComposableArchitecture
import XCTest

@testable import Pantry

final class PantryTests: XCTestCase {
    @MainActor
    func testLoading() async {
        let store = TestStore(initialState: PantryFeature.State()) {
            PantryFeature()
        } withDependencies: {
            $0.pantryStorage.products = { Product.samples() }
            $0.pantryStorage.expiring = { _, _ in ["salt"] }
            $0.date.now = Date(timeIntervalSince1970: 0)
        }
        store.exhaustivity = .off

        await store.send(.pantryAppeared)
        await store.receive(\._productsLoaded) // near-miss: internal-outside-feature
        await store.receive(\.expiryChecked) {
            $0.message = "1 products expire soon"
        }
    }

    @MainActor
    func testStockIsSaved() async {
        let queue = DispatchQueue.test
        let store = TestStore(initialState: ProductFeature.State(product: Product(id: "rice", name: "Rice"))) {
            ProductFeature()
        } withDependencies: {
            $0.mainQueue = queue.eraseToAnyScheduler()
            $0.pantryStorage.save = { _ in }
        }

        await store.send(.amountStepped(2))
        await store.receive(\._stockChanged) {
            $0.product.amount = 2
            $0.isEdited = true
            $0.isSaving = true
        }
        await queue.advance(by: .milliseconds(300))
        await store.receive(\._stockSaved) {
            $0.isSaving = false
        }
    }

    @MainActor
    func testScannerReportsACodeOnce() async {
        let (codes, continuation) = AsyncStream.makeStream(of: String.self)
        let store = TestStore(initialState: ScannerFeature.State()) {
            ScannerFeature()
        } withDependencies: {
            $0.camera.codes = { codes }
        }

        await store.send(.scannerAppeared)
        Task { // near-miss: unstructured-task
            continuation.yield("4001")
            continuation.finish()
        }
        await store.receive(\._codeSeen) {
            $0.lastCode = "4001"
        }
        await store.receive(\.delegate.scanned)
    }

    @MainActor
    func testPlan() async {
        let store = TestStore(initialState: PlannerFeature.State()) {
            PlannerFeature()
        } withDependencies: {
            $0.recipes.plan = { _ in ["Monday": "Soup"] }
        }

        await store.send(.plannerAppeared) { $0.isPlanning = true }
        await store.receive(\._planCompleted) {
            $0.isPlanning = false
            $0.isPlanned = true
            $0.meals = ["Monday": "Soup"]
        }
        await store.send(.weekAdvanced) { $0.week = 2 }
    }
}
