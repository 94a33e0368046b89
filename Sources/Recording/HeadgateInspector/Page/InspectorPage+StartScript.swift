extension InspectorPage {
  /// The start.
  static let startScript = #"""
    addEventListener("error", event => showError(event.message));
    addEventListener("unhandledrejection", event => { if (!event.reason?.isLost) showError(event.reason); });

    showTabs();
    showTravel();
    showPanel();
    byID("rows").focus();
    connect();
    """#
}
