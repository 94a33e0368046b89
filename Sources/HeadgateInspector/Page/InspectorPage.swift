/// The page of the inspector.
enum InspectorPage {
  static let html = "<!doctype html><title>Inspector</title>"
}
