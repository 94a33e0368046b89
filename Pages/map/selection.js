// @ts-check
import { fit, mark, move, positions, render, reveal, view } from "./graph.js";
import { ownChildren, state, tree } from "./model.js";
import { panel, showPanel } from "./panel.js";

/**
 * Selects a feature or one of its actions, and shows it. Without a feature, the overview is shown.
 * @param {string | null} id
 * @param {string | null} action
 */
export function select(id, action = null, isReadable = true) {
  state.feature = id;
  state.action = action;
  let isHidden = false;
  for (let one = tree.owner.get(id ?? ""); one; one = tree.owner.get(one.parent)) {
    isHidden = state.collapsed.delete(one.parent) || isHidden;
  }
  if (isHidden) render();
  else mark();
  if (id) reveal(id, isReadable);
  showPanel();
  const address = id ? "#" + encodeURIComponent(action ?? id) : location.pathname + location.search;
  history.replaceState(null, "", address);
}

/**
 * Collapses or expands a feature, which keeps its position on the screen.
 * @param {string} id
 */
export function toggle(id) {
  if (ownChildren(id).length === 0) return;
  const before = positions.get(id)?.y ?? 0;
  if (!state.collapsed.delete(id)) state.collapsed.add(id);
  render();
  view.y += (before - (positions.get(id)?.y ?? before)) * view.scale;
  move();
}

/** @param {number} depth */
export function collapseBelow(depth) {
  state.collapsed = new Set(
    tree.order.filter(one => one.depth >= depth && ownChildren(one.id).length > 0).map(one => one.id),
  );
  if (state.feature && (tree.depths.get(state.feature) ?? 0) > depth) state.feature = state.action = null;
  render();
  showPanel();
  fit(0.45);
}

panel.addEventListener("click", event => {
  /** @type {HTMLElement | null} */
  const link = event.target instanceof Element ? event.target.closest("[data-feature]") : null;
  if (link) select(link.dataset.feature || null, link.dataset.action ?? null);
});
