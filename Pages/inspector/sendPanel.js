// @ts-check
import { button, make, setText } from "../shared/elements.js";
import { ask, askProblem, commandButton } from "./connection.js";
import { enable, errorOf } from "./errors.js";
import { hasReason, isDump, write } from "./format.js";
import { session } from "./model.js";
import { actionLink, latest, nameLinks } from "./tabs.js";

/** The panel that sends an action. */
export const sendPanel = (() => {
  const field = make("textarea", { class: "mono", spellcheck: "false", "aria-label": "Action as JSON" });
  const problem = make("p", { class: "warn", role: "alert" }),
    result = make("p", { role: "status" });
  const note = make("p", { class: "muted" }),
    sendButton = button("Send", send, "button strong");
  let isEdited = false;

  async function fill() {
    const number = session.selected;
    if (number === null) return;
    const detail = await panel.latest(() => ask("action", { number }));
    if (!detail || isEdited) return;
    const { action } = detail;
    panel.number = number;
    const reason = hasReason(action.payload)
      ? "This action could not be encoded"
      : "The type of this action is not Codable";
    setText(problem, isDump(action.coding) ? `${reason}, so it cannot be sent from here.` : "");
    field.value = isDump(action.coding) ? "" : write(action.payload, "  ");
  }
  async function send() {
    setText(problem, "");
    result.replaceChildren();
    try {
      JSON.parse(field.value);
    } catch (error) {
      return setText(problem, `This is not JSON: ${errorOf(error).message}`);
    }
    const { store } = session;
    try {
      const number = await ask("send", {}, field.value);
      if (store === session.store) result.replaceChildren("Sent as action ", actionLink(number));
    } catch (error) {
      if (store === session.store) setText(problem, errorOf(error).message);
    }
  }
  function fillAgain() {
    isEdited = false;
    fill();
  }
  field.addEventListener("input", () => {
    isEdited = field.value.trim() !== "";
  });
  field.addEventListener("keydown", event => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !sendButton.disabled) send();
  });

  const panel = {
    element: make(
      "div",
      { class: "page fill" },
      make("h2", {}, "Send an action"),
      field,
      problem,
      result,
      make("div", { class: "tools" }, sendButton, commandButton("Take the selected action", fillAgain, "button"), note),
    ),
    latest: latest(),
    /**
     * The action that the field has.
     * @type {number | null}
     */
    number: null,

    /** An action of another store does not fit. */
    reset() {
      this.latest.forget();
      isEdited = false;
      this.number = null;
      field.value = "";
      setText(problem, "");
      result.replaceChildren();
    },
    async update() {
      this.mode();
      if (!isEdited) await fill();
    },
    mode() {
      const mode =
        session.mode === "live" ? "" : `The program is ${session.mode}. Actions can be sent when it is live.`;
      const reason = askProblem() || mode;
      setText(note, reason || "Ctrl Enter sends.");
      enable(sendButton, reason === "", reason);
    },
    loaded() {
      nameLinks(result);
    },
  };
  return panel;
})();
