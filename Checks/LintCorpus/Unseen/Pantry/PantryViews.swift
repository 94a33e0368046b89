// swift-format-ignore-file
import ComposableArchitecture
import SwiftUI

public struct PantryScreen: View {
    @Bindable var store: StoreOf<PantryFeature>

    public var body: some View {
        List {
            Section(store.message ?? "Shelf") {
                ForEach(store.scope(state: \.products, action: \.products), content: ProductCell.init)
            }
        }
        .toolbar {
            Button("Scan") { store.send(.scanButtonTapped) }
            Button("Shopping") { store.send(.shoppingButtonTapped) }
            Button("Empty", role: .destructive) { store.send(.emptyButtonTapped) }
            Menu("Sort") {
                Button("By name") { store.send(.sortPicked("name")) }
                Button("Again") { store.send(.doSort) }
                Button("Reload") { store.send(._productsLoaded(Product.samples())) } // flags: view-sends-non-view, internal-outside-feature
            }
        }
        .onAppear { store.send(.pantryAppeared) }
        .alert($store.scope(state: \.alert, action: \.alert))
        .sheet(item: $store.scope(state: \.scanner, action: \.scanner)) { ScannerScreen(store: $0) }
        .fullScreenCover(item: $store.scope(state: \.shopping, action: \.shopping)) { ShoppingScreen(store: $0) }
    }
}

struct ProductCell: View {
    @Bindable var store: StoreOf<ProductFeature>

    var body: some View {
        HStack {
            Button("Less") { store.send(.amountStepped(-1)) }
            Text(store.product.name)
            Button("More") { store.send(.amountStepped(1)) }
            TextField("Note", text: $store.note.sending(\.noteChanged)) // near-miss: view-sends-non-view
            Stepper("Stock", value: $store.product.amount.sending(\._stockChanged)) // flags: view-sends-non-view, internal-outside-feature
        }
        .contextMenu {
            Button("Up") { store.send(.upButtonTapped) }
            Button("Down") { store.send(.downButtonTapped) }
        }
        .swipeActions { Button("Used up") { store.send(.handleSwipe, animation: .easeOut) } }
    }
}

struct ScannerScreen: View {
    let store: StoreOf<ScannerFeature>

    var body: some View {
        VStack {
            Text(store.lastCode ?? "Point the camera at a code")
            Toggle("Light", isOn: Binding { store.isTorchOn } set: { store.send(.torchToggled($0)) })
            Button("Close") { store.send(.closeButtonTapped) }
            #if DEBUG
            Button("Fake") { store.send(.delegate(.scanned("4001"))) } // flags: view-sends-non-view, delegate-forged
            #endif
        }
        .task { await store.send(.scannerAppeared).finish() }
    }
}

struct ShoppingScreen: View {
    @Bindable var store: StoreOf<ShoppingFeature>
    @State private var draft = ""

    var body: some View {
        Form {
            ForEach(store.items, id: \.self) { item in
                Button(item) { store.send(.itemChecked(item)) }
                    .swipeActions { Button("Remove") { store.send(.itemRemoved(item)) } }
            }
            TextField("New", text: $draft).onSubmit { store.send(.itemAdded(draft)) }
            ForEach(store.stores, id: \.self) { name in
                Button(name) { store.send(.storePicked(name)) }
                Button("Remove \(name)") { store.send(.storeRemoved(name)) }
            }
            Button("Map") { store.send(.storeMapOpened) }
            Button("Bought") { store.send(.boughtButtonTapped) }
            Text(Date(), style: .date) // near-miss: ambient-nondeterminism
        }
        .sheet(item: $store.scope(state: \.map, action: \.map)) { StoreMapScreen(store: $0) }
    }
}

struct StoreMapScreen: View {
    @Bindable var store: StoreOf<StoreMapFeature>

    var body: some View {
        VStack {
            TextField("Name", text: Binding(get: { store.name ?? "" }, set: { store.name = $0 }))
            Button("Center") { store.send(.mapMoved(latitude: 0, longitude: 0, altitude: 0)) }
            Button("Tap") { store.send(.mapTapped) }
            Button("Zoom") { store.send(.mapZoomed(2)) }
            Button("Pin") { store.send(.pinTapped(name: "Market", rating: 4, isOpen: true, phone: "112")) }
            Button("Release") { store.send(.pinReleased) }
        }
    }
}
