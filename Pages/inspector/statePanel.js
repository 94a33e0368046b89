// @ts-check
import { make } from "../shared/elements.js";
import { ask } from "./connection.js";
import { session } from "./model.js";
import { actionLink, latest, nameLinks } from "./tabs.js";
import { Tree } from "./tree.js";
import { treeSearch } from "./treeSearch.js";

/** The panel with the whole state after an action. */
export const statePanel = (() => {
  const noState = "No action is selected.";
  const tree = new Tree({ finds: true, label: "State" }),
    field = treeSearch(tree),
    title = make("h2", {}, noState);

  return {
    element: make(
      "div",
      { class: "page fill" },
      make("div", { class: "title" }, title),
      make("div", { class: "tools" }, field.field, field.label),
      tree.box,
    ),
    latest: latest(),

    reset() {
      this.latest.forget();
      title.replaceChildren(noState);
      field.clear();
      tree.clear();
    },
    async update() {
      const number = session.selected;
      if (number === null) return;
      const state = await this.latest(() => ask("state", { number }));
      if (state === undefined) return number === session.selected ? this.failed() : undefined;
      title.replaceChildren("State after action ", actionLink(number));
      tree.show(state);
      field.repeat();
    },
    /**
     * Says that there is no state, although an action is selected. A state that is shown stays: its title names its
     * action.
     */
    failed() {
      if (session.selected !== null && title.textContent === noState)
        title.replaceChildren("The state after this action cannot be shown.");
    },
    loaded() {
      nameLinks(title);
    },
  };
})();
