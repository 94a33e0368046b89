import AppKit
import Testing

@MainActor
@Suite("Controllers of AppKit")
struct NSViewControllerTests {
  @Test("The presenting controller dismisses a sheet")
  func sheet() {
    let root = NSViewController()
    let child = NSViewController()
    root.presentAsSheet(child)
    #expect(root.presentedViewControllers?.count == 1)
    root.dismiss(child)
    #expect(root.presentedViewControllers == nil)
  }

  @Test("A button of an alert ends its sheet with the number of the button")
  func alert() {
    let window = NSWindow()
    let alert = NSAlert()
    alert.addButton(withTitle: "Yes")
    alert.addButton(withTitle: "No")
    var response: NSApplication.ModalResponse?
    alert.beginSheetModal(for: window) { response = $0 }
    alert._press("No")
    #expect(response == .alertSecondButtonReturn)
    #expect(window.sheets.isEmpty)
  }
}
