// @ts-check
import { graph, move, reveal, view, zoom } from "./graph.js";
import { state } from "./model.js";
import { select, toggle } from "./selection.js";

/**
 * Mouse and touch: one pointer moves the graph, two pointers zoom it.
 * @type {Map<number, { x: number, y: number }>}
 */
const pointers = new Map();
// The position is read when the size changes: to read it for each event would compute the layout of the page again.
let box = graph.getBoundingClientRect();
let wasMoved = false;
graph.addEventListener("pointerdown", event => {
  if (pointers.size === 0) wasMoved = false;
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});
graph.addEventListener("pointermove", event => {
  const last = pointers.get(event.pointerId);
  if (!last) return;
  const dx = event.clientX - last.x,
    dy = event.clientY - last.y;
  if (!wasMoved && Math.hypot(dx, dy) < 4) return;
  if (!wasMoved) {
    wasMoved = true;
    graph.classList.add("moving");
    // A synthetic event has no pointer to capture.
    if (event.isTrusted) graph.setPointerCapture(event.pointerId);
  }
  const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
  if (other) {
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (before > 0) zoom(after / before, other.x - box.left, other.y - box.top);
  } else {
    view.x += dx;
    view.y += dy;
    move();
  }
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});
/** @param {PointerEvent} event */
function endPointer(event) {
  pointers.delete(event.pointerId);
  graph.classList.remove("moving");
}
graph.addEventListener("pointerup", endPointer);
graph.addEventListener("pointercancel", endPointer);
/**
 * The feature of an event, and whether it is at the circle that collapses the feature.
 * @param {Event} event
 */
function nodeOf({ target }) {
  /** @type {SVGElement | null} */
  const node = target instanceof Element ? target.closest(".node") : null;
  const id = node?.dataset.id;
  return id === undefined ? null : { id, isToggle: target instanceof Element && target.closest(".toggle") !== null };
}
graph.addEventListener("click", event => {
  const node = wasMoved ? null : nodeOf(event);
  if (node?.isToggle) toggle(node.id);
  else if (node) select(node.id, null, false);
});
graph.addEventListener("dblclick", event => {
  const node = nodeOf(event);
  if (node && !node.isToggle) toggle(node.id);
});
graph.addEventListener(
  "wheel",
  event => {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      return zoom(Math.exp(-event.deltaY * 0.008), event.clientX - box.left, event.clientY - box.top);
    }
    view.x -= event.shiftKey ? event.deltaY : event.deltaX;
    view.y -= event.shiftKey ? 0 : event.deltaY;
    move();
  },
  { passive: false },
);
new ResizeObserver(() => {
  box = graph.getBoundingClientRect();
  if (state.feature) reveal(state.feature);
}).observe(graph);
