import Headgate
import SwiftUI

struct GardenView: View {
  @Bindable var store: StoreOf<Garden>
  @State private var now = Date()  // near-miss: ambient-nondeterminism

  var body: some View {
    NavigationStack {
      List(store.plants.filter { store.filter.includes($0, at: now) }) { plant in
        Button(plant.name) { store.send(.list(.plantTapped(plant))) }
      }
      .toolbar {
        Picker("Filter", selection: $store.filter.sending(\.list.filterChanged)) {
          ForEach(PlantFilter.allCases, id: \.self) { Text($0.rawValue) }
        }
        Button("Add") { store.send(.list(.addButtonTapped)) }
      }
      .refreshable { store.send(.list(.refreshPulled)) }
      .onAppear { store.send(.list(.listAppeared)) }
    }
    .sheet(item: $store.scope(state: \.detail, action: \.detail)) { PlantDetailView(store: $0) }
    .sheet(item: $store.scope(state: \.form, action: \.form)) { PlantFormView(store: $0) }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(60))  // near-miss: ambient-nondeterminism
        now = Date()
      }
    }
  }
}

struct PlantDetailView: View {
  let store: StoreOf<PlantDetail>

  var body: some View {
    Form {
      LabeledContent("Species", value: store.suggestion ?? store.plant.species)
      if let moisture = store.moisture { Gauge(value: moisture) { Text("Moisture") } }
      Button("Watered") { store.send(.watering(.wateredButtonTapped)) }
      Stepper(
        "Liters",
        onIncrement: { store.send(.watering(.litersChanged(store.plant.litersPerWeek + 1))) },
        onDecrement: nil
      )
      CameraButton { data in store.send(.photo(.photoTaken(data))) }
        .disabled(store.isIdentifying)
    }
    .onAppear { store.send(.screenAppeared) }
  }
}

struct PlantFormView: View {
  @Bindable var store: StoreOf<PlantForm>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      TextField("Species", text: $store.species)
      Slider(value: $store.liters, in: 0...20)
      Button("Save") {
        store.send(.formSubmitted(name: store.name, species: store.species, liters: store.liters))
      }
    }
    .onTapGesture { store.send(.tap) }
  }
}

struct CameraButton: View {
  let onPhoto: @MainActor (Data) -> Void
  @State private var isShown = false

  var body: some View {
    Button("Take a photo") { isShown = true }
      .sheet(isPresented: $isShown) {
        CameraSheet { data in
          isShown = false
          Task { onPhoto(await PhotoScaler().scaled(data)) }  // near-miss: unstructured-task
        }
      }
  }
}
