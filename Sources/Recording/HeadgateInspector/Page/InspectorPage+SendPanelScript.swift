extension InspectorPage {
  /// The panel that sends an action.
  static let sendPanelScript = #"""
    panels.send = (() => {
      const field = make("textarea", { class: "mono", spellcheck: "false", "aria-label": "Action as JSON" });
      const problem = make("p", { class: "warn", role: "alert" }), result = make("p", { role: "status" });
      const note = make("p", { class: "muted" }), load = latest();
      let isEdited = false, shown = null;

      async function fill() {
        const number = session.selected;
        if (number === null) return;
        const detail = await load(() => ask("action", { number }));
        if (!detail || isEdited) return;
        const { action } = detail;
        shown = number;
        const reason = hasReason(action.payload) ? "This action could not be encoded" : "The type of this action is not Codable";
        setText(problem, isDump(action.coding) ? `${reason}, so it cannot be sent from here.` : "");
        field.value = isDump(action.coding) ? "" : write(action.payload, "  ");
      }
      async function send() {
        setText(problem, "");
        result.replaceChildren();
        try { JSON.parse(field.value); } catch (error) { return setText(problem, `This is not JSON: ${error.message}`); }
        const { store } = session;
        try {
          const number = await ask("send", {}, field.value);
          if (store === session.store) result.replaceChildren("Sent as action ", actionLink(number));
        } catch (error) { if (store === session.store) setText(problem, error.message); }
      }
      function showMode() {
        const problem = askProblem() || (session.mode === "live" ? "" : `The program is ${session.mode}. Actions can be sent when it is live.`);
        setText(note, problem || "Ctrl Enter sends.");
        enable(sendButton, problem === "", problem);
      }
      const sendButton = button("Send", send, "button strong");
      field.addEventListener("input", () => { isEdited = field.value.trim() !== ""; });
      field.addEventListener("keydown", event => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !sendButton.disabled) send(); });
      return {
        element: make("div", { class: "page fill" }, make("h2", {}, "Send an action"), field, problem, result,
          make("div", { class: "tools" }, sendButton, commandButton("Take the selected action", () => { isEdited = false; fill(); }, "button"), note)),
        latest: load,
        /// The action that the field has.
        get number() { return shown; },
        /// An action of another store does not fit.
        reset() {
          load.forget();
          isEdited = false;
          shown = null;
          field.value = "";
          setText(problem, "");
          result.replaceChildren();
        },
        update() { showMode(); if (!isEdited) return fill(); },
        mode: showMode,
        loaded() { nameLinks(result); },
      };
    })();
    """#
}
