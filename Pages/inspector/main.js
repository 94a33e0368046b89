// @ts-check
import { byID } from "../shared/elements.js";
import { actionPanel } from "./actionPanel.js";
import { actions } from "./actions.js";
import { changesPanel } from "./changesPanel.js";
import "./commands.js";
import { connect, link } from "./connection.js";
import { effectsPanel } from "./effectsPanel.js";
import { showError } from "./errors.js";
import { list, numberAt } from "./list.js";
import { mapPanel } from "./mapPanel.js";
import { session } from "./model.js";
import { selecting } from "./selection.js";
import { sendPanel } from "./sendPanel.js";
import { statePanel } from "./statePanel.js";
import { showLink } from "./stores.js";
import { followPanel, panels, showPanel, showPanelLater, showTabs } from "./tabs.js";
import { testPanel } from "./testPanel.js";
import { showTravel } from "./travel.js";

/** @type {Record<TabName, Panel>} */
const allPanels = {
  action: actionPanel,
  changes: changesPanel,
  state: statePanel,
  effects: effectsPanel,
  map: mapPanel,
  send: sendPanel,
  test: testPanel,
};
Object.assign(panels, allPanels);

// A module does not import those that import it. What these do for it is set here.
link.onchange = showLink;
actions.onload = () => {
  list.later();
  panels[session.tab].loaded?.();
};
actions.middle = () => numberAt(Math.floor((list.top + list.view / 2) / list.height));
selecting.onchange = ({ follows, isShown }) => {
  showTravel();
  if (follows) followPanel();
  else if (!isShown) showPanelLater();
};

addEventListener("error", event => showError(event.message));
addEventListener("unhandledrejection", event => {
  if (!event.reason?.isLost) showError(event.reason);
});

showTabs();
showTravel();
showPanel();
byID("rows").focus();
connect();
