extension InspectorPage {
  /// Other programs, and the start.
  static let startScript = #"""
    /// Opens the page of another program: a program refuses the sockets of pages that it did not serve.
    function openAddress() {
      const problem = byID("addressProblem");
      let target;
      try { target = new URL(byID("address").value.trim()); } catch { return setText(problem, "This is not an address. It begins with http://, as in http://127.0.0.1:8765/?token=…"); }
      if (target.protocol !== "http:" && target.protocol !== "https:") return setText(problem, "The address of an inspector begins with http://.");
      if (!target.searchParams.get("token")) return setText(problem, "The address has no token. Copy the whole address that the program printed.");
      location.assign(target.href);
    }
    byID("other").addEventListener("click", () => { setText(byID("addressProblem"), ""); byID("programs").showModal(); byID("address").focus(); });
    byID("openAddress").addEventListener("click", openAddress);
    byID("address").addEventListener("keydown", event => { if (event.key === "Enter") openAddress(); });
    addEventListener("error", event => showError(event.message));
    addEventListener("unhandledrejection", event => { if (!event.reason?.isLost) showError(event.reason); });

    showTabs();
    showTravel();
    showPanel();
    byID("rows").focus();
    connect();
    """#
}
