// @ts-check

/**
 * The program that served the page.
 * @type {Program}
 */
export const home = {
  host: location.host,
  token: new URLSearchParams(location.search).get("token") ?? "",
  name: "",
  stores: [],
  wanted: null,
  skipped: new Map(),
};

/**
 * The store that is shown, and what somebody chose in the page.
 * @type {Session}
 */
export const session = {
  store: null,
  stores: [],
  first: 1,
  last: 0,
  mode: "live",
  position: 0,
  held: 0,
  running: new Set(),
  selected: null,
  isPicked: false,
  anchor: null,
  skipped: new Set(),
  filter: null,
  follows: true,
  isTree: true,
  tab: "action",
};
export const current = () => session.stores.find(one => one.store === session.store);

/** The program's time when something last told it, to continue the bars of running effects. */
export const now = { time: 0, at: 0 };
export const programTime = () => now.time + (performance.now() - now.at) * 1e6;
/** @param {number} time */
export function sawTime(time) {
  if (time > now.time) Object.assign(now, { time, at: performance.now() });
}
