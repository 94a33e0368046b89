// @ts-check
import { byID, shorten } from "../shared/elements.js";
import {
  actions,
  count,
  features,
  kinds,
  map,
  ownActions,
  ownChildren,
  place,
  state,
  tree,
  warnings,
} from "./model.js";

/** @typedef {{ x: number, y: number }} Position */
/** @typedef {{ places: Map<string, Position>, width: number, height: number }} PlacedTree */
/** @typedef {{ trees: PlacedTree[], width: number, height: number }} Column */

export const graph = byID("graph"),
  scene = byID("scene");
const size = { width: 196, height: 54, column: 326, row: 76 };
export const view = { x: 0, y: 0, scale: 1 };
/**
 * The visible features.
 * @type {Map<string, Position>}
 */
export const positions = new Map();
/** @type {Map<string, SVGElement>} */
const nodes = new Map();
/** @type {{ group: SVGElement, one: ActionMap.Containment }[]} */
let edges = [];

/**
 * Creates an element of the graph.
 * @param {string} name
 * @param {{ [name: string]: string | number }} attributes
 * @param {...(SVGElement | string)} content
 */
export function draw(name, attributes, ...content) {
  /** @type {SVGElement} */
  const element = document.createElementNS("http://www.w3.org/2000/svg", /** @type {"g"} */ (name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...content);
  return element;
}

/**
 * Places each visible feature: a column for each depth, and each parent in the middle of its children. The trees of
 * several first features stand beside each other in as many columns as fill the window best.
 */
function layout() {
  positions.clear();
  const trees = tree.order.filter(one => one.depth === 0).map(({ id }) => placeTree(id));
  /** @type {{ columns: Column[], scale: number } | null} */
  let best = null;
  for (let number = 1; number <= Math.min(trees.length, 8); number++) {
    const columns = distribute(trees, number);
    const width = columns.reduce((sum, one) => sum + one.width + 70, -70);
    const height = Math.max(...columns.map(one => one.height));
    const scale = Math.min(1.15, graph.clientWidth / width, graph.clientHeight / height);
    if (!best || scale > best.scale * 1.02) best = { columns, scale };
  }
  let x = 0;
  for (const column of best?.columns ?? []) {
    let y = 0;
    for (const one of column.trees) {
      for (const [id, position] of one.places) positions.set(id, { x: x + position.x, y: y + position.y });
      y += one.height + 28;
    }
    x += column.width + 70;
  }
}

/**
 * @param {string} root
 * @returns {PlacedTree}
 */
function placeTree(root) {
  /** @type {Map<string, Position>} */
  const places = new Map();
  let row = 0,
    depths = 0;
  /**
   * @param {string} id
   * @param {number} depth
   * @returns {number}
   */
  function placeFeature(id, depth) {
    depths = Math.max(depths, depth);
    const visible = state.collapsed.has(id) ? [] : ownChildren(id);
    let y = 0;
    if (visible.length === 0) y = row++ * size.row;
    else {
      const rows = visible.map(one => placeFeature(one.child, depth + 1));
      y = (rows[0] + rows[rows.length - 1]) / 2;
    }
    places.set(id, { x: depth * size.column, y });
    return y;
  }
  placeFeature(root, 0);
  return { places, width: depths * size.column + size.width, height: (row - 1) * size.row + size.height };
}

/**
 * Puts trees, in their order, into columns of about the same height.
 * @param {PlacedTree[]} trees
 * @param {number} number
 */
function distribute(trees, number) {
  const limit = trees.reduce((sum, one) => sum + one.height + 28, 0) / number;
  /** @type {Column[]} */
  const columns = [];
  let before = 0;
  for (const one of trees) {
    const index = Math.min(number - 1, Math.floor((before + one.height / 2) / limit));
    const column = (columns[index] ??= { trees: [], width: 0, height: -28 });
    column.trees.push(one);
    column.width = Math.max(column.width, one.width);
    column.height += one.height + 28;
    before += one.height + 28;
  }
  return columns.filter(Boolean);
}

/**
 * How many features below a feature are not visible when it is collapsed.
 * @param {string} id
 * @returns {number}
 */
function hiddenCount(id) {
  return ownChildren(id).reduce((sum, one) => sum + 1 + hiddenCount(one.child), 0);
}

export function render() {
  layout();
  nodes.clear();
  edges = [];
  const lines = draw("g", {}),
    boxes = draw("g", {});
  for (const one of map.containments) {
    const from = positions.get(one.parent),
      to = positions.get(one.child);
    if (from && to) lines.append(drawEdge(one, from, to));
  }
  for (const { id } of tree.order) {
    const position = positions.get(id),
      feature = features.get(id);
    if (position && feature) boxes.append(drawNode(feature, position));
  }
  scene.replaceChildren(lines, boxes);
  mark();
  byID("status").textContent =
    positions.size === features.size
      ? count(features.size, "feature")
      : `${positions.size} of ${count(features.size, "feature")}`;
}

/** @type {{ [relation: string]: string }} */
const edgeStyles = {
  optional: "dashed",
  presented: "dashed",
  case: "dashed",
  stack: "bold",
  each: "bold",
  unknown: "dotted",
};

/**
 * @param {ActionMap.Containment} one
 * @param {Position} from
 * @param {Position} to
 */
function drawEdge(one, from, to) {
  const isOwn = tree.owner.get(one.child) === one;
  const x1 = from.x + size.width + (isOwn ? 10 : 0),
    y1 = from.y + size.height / 2;
  const x2 = to.x - 2,
    y2 = to.y + size.height / 2;
  const bend = Math.max(50, Math.abs(x2 - x1) / 2);
  const middle = x1 + bend * 0.75;
  const path =
    one.parent === one.child
      ? `M${x1 - 40} ${from.y} c 10 -34 60 -34 40 ${size.height / 2}`
      : isOwn
        ? `M${x1} ${y1} C${middle} ${y1} ${x1 + 10} ${y2} ${x1 + 48} ${y2} L${x2} ${y2}`
        : `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  const group = draw("g", { class: isOwn ? "edge" : "edge cross" });
  const marker = `url(#${one.isGated ? "gated" : "open"})`;
  group.append(draw("path", { d: path, class: edgeStyles[one.relation] ?? "", "marker-end": marker }));
  if (isOwn) group.append(draw("text", { x: x2 - 10, y: y2 - 6 }, shorten(one.name, 14)));
  const kind = `${one.relation}${one.isGated ? ", gated" : ""}`;
  group.append(draw("title", {}, `${one.parent} → ${one.child}: ${one.name}, ${kind}`));
  edges.push({ group, one });
  return group;
}

/**
 * The name without that of the feature before it.
 * @param {string} id
 */
function title(id) {
  const parent = tree.owner.get(id)?.parent;
  return parent && id.startsWith(parent + ".") ? id.slice(parent.length) : id;
}

/**
 * @param {ActionMap.Feature} feature
 * @param {Position} position
 */
function drawNode(feature, { x, y }) {
  const group = draw("g", {
    class: `node ${feature.kind}`,
    transform: `translate(${x} ${y})`,
    "data-id": feature.id,
    role: "button",
    "aria-label": feature.id,
  });
  const own = ownActions(feature);
  group.append(draw("title", {}, `${feature.id}\n${place(feature.location)}`));
  group.append(draw("rect", { class: "box", width: size.width, height: size.height, rx: 11 }));
  group.append(draw("text", { class: "name", x: 13, y: 22 }, shorten(title(feature.id), 21)));
  const text =
    feature.kind === "cases" && own.length === 0
      ? "enum of features"
      : count(own.length, "action") +
        (feature.effects.length > 0 ? ` · ${count(feature.effects.length, "effect")}` : "");
  group.append(draw("text", { class: "counts", x: 13, y: 39 }, text));
  drawBar(group, own);
  const problems = warnings.get(feature.id) ?? 0;
  if (problems > 0) {
    group.append(
      draw(
        "g",
        { class: "badge", transform: `translate(${size.width - 8} 4)` },
        draw("circle", { r: 9 }),
        draw("text", { y: 3.6 }, String(problems)),
      ),
    );
  }
  if (ownChildren(feature.id).length > 0) {
    const isCollapsed = state.collapsed.has(feature.id);
    group.append(
      draw(
        "g",
        { class: "toggle", transform: `translate(${size.width} ${size.height / 2})` },
        draw("circle", { r: 10 }),
        draw("text", { y: 3.6 }, isCollapsed ? String(hiddenCount(feature.id)) : "−"),
        draw("title", {}, isCollapsed ? "Expand" : "Collapse"),
      ),
    );
    group.setAttribute("aria-expanded", String(!isCollapsed));
  }
  nodes.set(feature.id, group);
  return group;
}

/**
 * The bar at the bottom of a feature shows the shares of the kinds of its actions.
 * @param {SVGElement} group
 * @param {ActionMap.Action[]} own
 */
function drawBar(group, own) {
  let x = 13;
  const width = size.width - 26;
  for (const kind of kinds) {
    const share = (own.filter(one => one.kind === kind).length / Math.max(own.length, 1)) * width;
    if (share === 0) continue;
    const style = `fill:var(--${kind})`;
    group.append(draw("rect", { x, y: 46, width: Math.max(share - 1.5, 1), height: 3, rx: 1.5, style }));
    x += share;
  }
}

/** Marks the selected feature, its edges, and who sends and handles the selected action. */
export function mark() {
  const found = state.action ? actions.get(state.action) : null;
  const senders = new Set((found?.action.senders ?? []).map(one => one.feature));
  const receivers = new Set((found?.action.reactions ?? []).map(one => one.feature));
  for (const [id, node] of nodes) {
    node.classList.toggle("selected", id === state.feature);
    node.classList.toggle("sends", senders.has(id) && id !== state.feature);
    node.classList.toggle("reacts", receivers.has(id) && id !== state.feature);
  }
  for (const { group, one } of edges) {
    group.classList.toggle("near", one.parent === state.feature || one.child === state.feature);
  }
}

export function move() {
  scene.setAttribute("transform", `translate(${view.x} ${view.y}) scale(${view.scale})`);
  graph.style.backgroundPosition = `${view.x}px ${view.y}px`;
}

/** @param {number} factor */
export function zoom(factor, x = graph.clientWidth / 2, y = graph.clientHeight / 2) {
  const scale = Math.min(2.5, Math.max(0.05, view.scale * factor));
  view.x = x - ((x - view.x) * scale) / view.scale;
  view.y = y - ((y - view.y) * scale) / view.scale;
  view.scale = scale;
  move();
}

/** Shows the whole graph, or its beginning when the whole graph would be too small to read. */
export function fit(smallest = 0.05) {
  const all = [...positions.values()];
  if (all.length === 0) return;
  const right = Math.max(...all.map(one => one.x)) + size.width + 20;
  const bottom = Math.max(...all.map(one => one.y)) + size.height;
  const margin = 32,
    width = graph.clientWidth - 2 * margin,
    height = graph.clientHeight - 2 * margin - 16;
  const whole = Math.min(1.15, width / right, height / bottom);
  view.scale = Math.max(whole, smallest);
  view.x = margin + Math.max(0, (width - right * view.scale) / 2);
  view.y = margin + Math.max(0, (height - bottom * view.scale) / 2);
  if (whole < smallest) {
    const y = positions.get(state.feature ?? tree.order[0].id)?.y ?? 0;
    view.y = Math.min(margin, graph.clientHeight / 2 - (y + size.height / 2) * view.scale);
  }
  move();
}

/**
 * Moves the view as little as possible to show a feature, and makes it large enough to read when asked to.
 * @param {string} id
 */
export function reveal(id, isReadable = false) {
  const position = positions.get(id);
  if (!position) return;
  if (isReadable && view.scale < 0.7) {
    view.scale = 0.9;
    const part = ownChildren(id).length > 0 ? 0.35 : 0.6;
    view.x = graph.clientWidth * part - (position.x + size.width / 2) * view.scale;
    view.y = graph.clientHeight / 2 - (position.y + size.height / 2) * view.scale;
  }
  const margin = 28,
    x = view.x + position.x * view.scale,
    y = view.y + position.y * view.scale;
  const right = x + (size.width + 20) * view.scale,
    bottom = y + size.height * view.scale;
  if (x < margin) view.x += margin - x;
  else if (right > graph.clientWidth - margin) view.x -= right - graph.clientWidth + margin;
  if (y < margin) view.y += margin - y;
  else if (bottom > graph.clientHeight - margin) view.y -= bottom - graph.clientHeight + margin;
  move();
}
