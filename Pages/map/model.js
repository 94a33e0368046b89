// @ts-check
import { byID } from "../shared/elements.js";

/** @type {ActionMap.Document} */
export const map = JSON.parse(byID("data").textContent ?? "");
export const features = new Map(map.features.map(feature => [feature.id, feature]));
/** @type {Map<string, { action: ActionMap.Action, feature: ActionMap.Feature }>} */
export const actions = new Map();
/** @type {Map<string, ActionMap.Effect>} */
export const effects = new Map();
/** @type {Map<string, ActionMap.Containment[]>} */
const children = new Map();
/** @type {Map<string, ActionMap.Containment[]>} */
const parents = new Map();
for (const feature of map.features) {
  children.set(feature.id, []);
  parents.set(feature.id, []);
  for (const action of feature.actions) actions.set(action.id, { action, feature });
  for (const effect of feature.effects) effects.set(effect.id, effect);
}
for (const one of map.containments) {
  children.get(one.parent)?.push(one);
  parents.get(one.child)?.push(one);
}
/** @param {string} id */
export const childrenOf = id => children.get(id) ?? [];
/** @param {string} id */
export const parentsOf = id => parents.get(id) ?? [];
export const unheard = new Set(map.unheardDelegates),
  unsent = new Set(map.unsentActions);
/** How many actions of each feature have a problem. */
export const warnings = new Map(
  map.features.map(feature => [
    feature.id,
    feature.actions.filter(one => unheard.has(one.id) || unsent.has(one.id)).length,
  ]),
);
/** @type {ActionMap.ActionKind[]} */
export const kinds = ["view", "binding", "presentation", "delegate", "interface", "internal", "unsorted"];

/** What is selected, and which features hide their children. */
export const state = {
  /** @type {string | null} */
  feature: null,
  /** @type {string | null} */
  action: null,
  /** @type {Set<string>} */
  collapsed: new Set(),
};

/**
 * @param {number} number
 * @param {string} name
 */
export const count = (number, name) => `${number} ${name}${number === 1 ? "" : "s"}`;
/** @param {ActionMap.Location} location */
export const place = location => `${location.path}:${location.line}`;
/** @param {ActionMap.Location} location */
export const shortPlace = location => `${location.path.split("/").pop()}:${location.line}`;
/**
 * The names of an action without that of its kind.
 * @param {ActionMap.Action} action
 */
export function named({ names, kind }) {
  return (names.length > 1 && names[0] === kind ? names.slice(1) : names).join(".");
}
/** @param {ActionMap.Feature} feature */
export const ownActions = feature => feature.actions.filter(one => one.kind !== "child");

/** The features in the order of the tree: each one once, below the first feature that contains it. */
export const tree = (() => {
  /** @type {{ id: string, depth: number }[]} */
  const order = [];
  /** @type {Map<string, ActionMap.Containment>} */
  const owner = new Map();
  const seen = new Set();
  /**
   * @param {string} id
   * @param {number} depth
   */
  function visit(id, depth) {
    seen.add(id);
    order.push({ id, depth });
    for (const one of childrenOf(id)) {
      if (seen.has(one.child)) continue;
      owner.set(one.child, one);
      visit(one.child, depth + 1);
    }
  }
  const roots = map.features.filter(one => parentsOf(one.id).every(edge => edge.parent === one.id));
  for (const feature of [...roots, ...map.features]) if (!seen.has(feature.id)) visit(feature.id, 0);
  return { order, owner, depths: new Map(order.map(one => [one.id, one.depth])) };
})();
/**
 * The children that stand below a feature in the tree.
 * @param {string} id
 */
export const ownChildren = id => childrenOf(id).filter(one => tree.owner.get(one.child) === one);
