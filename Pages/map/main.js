// @ts-check
import { byID } from "../shared/elements.js";
import { commandOf, listKeys, showKeys } from "../shared/keys.js";
import { fit, graph, positions, zoom } from "./graph.js";
import { actions, features, ownChildren, state, tree, unheard, unsent } from "./model.js";
import { panel } from "./panel.js";
import "./pointers.js";
import { search } from "./search.js";
import { collapseBelow, select, toggle } from "./selection.js";

/**
 * The feature to which an arrow key moves.
 * @param {string} key
 * @returns {string | null}
 */
function featureAt(key) {
  const visible = tree.order.map(one => one.id).filter(id => positions.has(id));
  const id = state.feature;
  if (!id) return visible[0] ?? null;
  if (key === "ArrowLeft") return tree.owner.get(id)?.parent ?? id;
  if (key === "ArrowRight") {
    if (state.collapsed.has(id)) toggle(id);
    return ownChildren(id)[0]?.child ?? id;
  }
  const index = visible.indexOf(id) + (key === "ArrowDown" ? 1 : -1);
  return visible[Math.max(0, Math.min(visible.length - 1, index))] ?? null;
}
/** @param {KeyboardEvent} event */
const step = event => select(featureAt(event.key));
/** Keys that other elements with the focus have, too. */
const isAtGraph = () => graph.contains(document.activeElement) || document.activeElement === document.body;
const isAtFeature = () => isAtGraph() && state.feature !== null;

const collapseAll = () => collapseBelow(1),
  expandAll = () => collapseBelow(Infinity),
  showOverview = () => select(null);
const zoomIn = () => zoom(1.25),
  zoomOut = () => zoom(0.8),
  showAll = () => fit();
/** @type {KeyCommand[]} */
const commands = [
  {
    keys: ["/"],
    text: "search",
    run: () => {
      search.focus();
      search.select();
    },
  },
  { keys: ["ArrowLeft", "ArrowRight"], text: "parent, first child", when: isAtGraph, run: step },
  { keys: ["ArrowUp", "ArrowDown"], text: "previous, next feature", when: isAtGraph, run: step },
  {
    keys: [" "],
    names: ["Space"],
    text: "collapse or expand a feature",
    when: isAtFeature,
    run: () => toggle(state.feature ?? ""),
  },
  { keys: ["Enter"], text: "move to the details", when: isAtFeature, run: () => panel.focus() },
  { keys: ["c"], names: ["C", "E"], text: "collapse all, expand all", run: collapseAll },
  { keys: ["e"], run: expandAll },
  { keys: ["+", "="], names: ["+", "−", "0"], text: "zoom, show all", run: zoomIn },
  { keys: ["-"], run: zoomOut },
  { keys: ["0"], run: showAll },
  { keys: ["Escape"], names: ["Esc"], text: "back to the overview", run: showOverview },
  { keys: ["?"], run: showKeys },
];
listKeys(commands);
document.addEventListener("keydown", event => {
  const command = commandOf(commands, event);
  if (!command) return;
  event.preventDefault();
  command.run?.(event);
});
byID("in").addEventListener("click", zoomIn);
byID("out").addEventListener("click", zoomOut);
byID("fit").addEventListener("click", showAll);
byID("collapse").addEventListener("click", collapseAll);
byID("expand").addEventListener("click", expandAll);
byID("overview").addEventListener("click", showOverview);
byID("help").addEventListener("click", showKeys);

const problemCount = unheard.size + unsent.size;
byID("problems").hidden = problemCount === 0;
byID("problems").textContent = String(problemCount);
// The levels that can be read at once. All levels of a small map.
let levels = 1;
while (tree.order.filter(one => one.depth <= levels + 1).length <= 28 && levels < 99) levels += 1;
collapseBelow(features.size > 40 ? levels : Infinity);
const wanted = decodeURIComponent(location.hash.slice(1)),
  wantedAction = actions.get(wanted);
if (features.has(wanted)) select(wanted);
else if (wantedAction) select(wantedAction.feature.id, wanted);
