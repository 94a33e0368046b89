// @ts-check
import { errorOf, showError } from "./errors.js";
import { ask } from "./connection.js";
import { sawTime, session } from "./model.js";

const pageSize = 200,
  mostPages = 100,
  mostRequests = 4,
  longestQueue = 24;

/** @typedef {{ key: number, rows: Protocol.Action[], isAsked: boolean, error: string | null }} ActionPage */

/** A cache of pages of actions, which are asked for when they become visible. */
export const actions = {
  /** @type {Map<number, ActionPage>} */
  pages: new Map(),
  /** @type {ActionPage[]} */
  queue: [],
  requests: 0,
  generation: 0,
  /** Shows actions that were loaded. */
  onload() {},
  /** The number of an action in the middle of what is visible. */
  middle: () => 0,

  clear() {
    this.pages.clear();
    this.queue = [];
    this.requests = 0;
    this.generation += 1;
  },
  /**
   * The action, or null when its page is not there yet. Then the page is asked for.
   * @param {number} number
   */
  get(number) {
    const key = Math.floor(number / pageSize);
    let page = this.pages.get(key);
    if (!page) this.pages.set(key, (page = { key, rows: new Array(pageSize), isAsked: false, error: null }));
    const action = page.rows[number - key * pageSize];
    if (action) return action;
    if (!page.isAsked && !page.error) this.enqueue(page);
    return null;
  },
  /** @param {number} number */
  error(number) {
    return this.pages.get(Math.floor(number / pageSize))?.error ?? null;
  },
  /** @param {ActionPage} page */
  enqueue(page) {
    page.isAsked = true;
    this.queue.push(page);
    // Pages that were passed during fast scrolling are forgotten, and asked for when they are visible again.
    for (const passed of this.queue.splice(0, Math.max(0, this.queue.length - longestQueue))) passed.isAsked = false;
    this.pump();
  },
  pump() {
    while (this.requests < mostRequests) {
      const page = this.queue.pop();
      if (!page) return;
      this.load(page);
    }
  },
  /** @param {ActionPage} page */
  async load(page) {
    const { generation } = this;
    const start = Math.max(page.key * pageSize, session.first),
      end = Math.min((page.key + 1) * pageSize - 1, session.last);
    let from = start;
    while (from <= end && page.rows[from - page.key * pageSize]) from += 1;
    if (from > end) {
      page.isAsked = false;
      return;
    }
    this.requests += 1;
    try {
      const result = await ask("actions", { from, to: end });
      if (generation !== this.generation) return;
      for (const action of result) {
        page.rows[action.number - page.key * pageSize] = action;
        sawTime(action.time);
      }
      // An action that the program has no longer is not asked for again and again.
      if (result.length === 0) page.error = `The program has no actions ${from} to ${end}.`;
    } catch (thrown) {
      const error = errorOf(thrown);
      if (generation !== this.generation) return;
      page.error = error.message;
      if (!error.isLost) showError(error);
    }
    page.isAsked = false;
    this.requests -= 1;
    this.trim();
    this.pump();
    this.onload();
  },
  /** Forgets the pages that are furthest from the visible ones. */
  trim() {
    if (this.pages.size <= mostPages) return;
    const middle = Math.floor(this.middle() / pageSize);
    const keys = [...this.pages.keys()].sort((one, two) => Math.abs(two - middle) - Math.abs(one - middle));
    for (const key of keys.slice(0, this.pages.size - mostPages))
      if (!this.pages.get(key)?.isAsked) this.pages.delete(key);
  },
};
