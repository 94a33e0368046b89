import Testing
import UIKit

@MainActor
private final class Recorder: UIViewController, UIAdaptivePresentationControllerDelegate {
  var events: [String] = []
  override func viewDidLoad() { events.append("load") }
  override func viewDidAppear(_ animated: Bool) { events.append("appear") }
  override func viewDidDisappear(_ animated: Bool) { events.append("disappear") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { events.append("swipe") }
}

/// Returns a window that shows a controller.
@MainActor
private func window(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: .zero)
  window.rootViewController = root
  return window
}

@MainActor
@Suite("View controllers")
struct UIViewControllerTests {
  @Test("A presented controller asks its presenting controller to dismiss")
  func dismiss() {
    let root = UIViewController()
    let child = Recorder()
    let window = window(root)
    defer { withExtendedLifetime(window) {} }
    root.present(child, animated: false)
    #expect(root.presentedViewController === child)
    child.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    #expect(child.events == ["load", "appear", "disappear"])
  }

  @Test("Only a swipe tells the delegate")
  func swipe() {
    let root = UIViewController()
    let child = Recorder()
    let window = window(root)
    defer { withExtendedLifetime(window) {} }
    child.presentationController?.delegate = child
    root.present(child, animated: false)
    child.presentationController?._swipeAway()
    #expect(root.presentedViewController == nil)
    #expect(child.events == ["load", "appear", "disappear", "swipe"])
  }

  @Test("A stack shows its top controller, and keeps its root")
  func stack() {
    let root = Recorder()
    let child = Recorder()
    let stack = UINavigationController(rootViewController: root)
    let window = window(stack)
    defer { withExtendedLifetime(window) {} }
    stack.pushViewController(child, animated: false)
    #expect(stack.topViewController === child)
    #expect(child.navigationController === stack)
    #expect(stack.popViewController(animated: false) === child)
    #expect(stack.popViewController(animated: false) == nil)
    #expect(child.events == ["load", "appear", "disappear"])
  }

  @Test("An action of an alert dismisses, then calls its handler")
  func alert() {
    let root = UIViewController()
    let window = window(root)
    defer { withExtendedLifetime(window) {} }
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    var isPresented: Bool?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in isPresented = root.presentedViewController != nil }
    )
    root.present(alert, animated: false)
    alert._press("OK")
    #expect(isPresented == false)
  }

  @Test("An action with the same identifier replaces an earlier one")
  func actions() {
    let control = UISwitch(frame: .zero)
    var calls: [String] = []
    control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("first") }, for: .valueChanged)
    control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("second") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingChanged)
    #expect(calls == ["second"])
  }
}
