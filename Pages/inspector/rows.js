// @ts-check
import { make } from "../shared/elements.js";

/** Browsers limit the height of an element. A longer list moves its rows against the position of the scroll bar. */
const tallest = 8_000_000;

/** @typedef {{ index: number, move: string }} Placement */

/**
 * A list that has elements only for the rows that are visible.
 * @template {HTMLElement} Row
 */
export class Rows {
  /**
   * `create` makes the element of a row. `fill` writes row `index` into it, and returns false while something is
   * missing.
   * @param {HTMLElement} box
   * @param {number} height
   * @param {() => Row} create
   * @param {(row: Row, index: number) => boolean | void} fill
   */
  constructor(box, height, create, fill) {
    this.box = box;
    this.height = height;
    this.create = create;
    this.fill = fill;
    this.count = 0;
    this.top = 0;
    this.seen = 0;
    /** @type {(Row & Placement)[]} */
    this.pool = [];
    this.isWaiting = false;
    /** @type {(() => void) | null} */
    this.onscroll = null;
    /** @type {(() => void) | null} */
    this.onresize = null;
    this.space = make("div", { class: "space" });
    box.append(this.space);
    box.addEventListener("scroll", () => this.scrolled(), { passive: true });
    new ResizeObserver(() => {
      this.onresize?.();
      this.restore();
      this.later();
    }).observe(box);
  }
  get view() {
    return this.box.clientHeight;
  }
  get full() {
    return this.count * this.height;
  }
  get drawn() {
    return Math.min(this.full, tallest);
  }
  get isAtEnd() {
    return this.top >= this.full - this.view - this.height;
  }

  /** @param {number} count */
  setCount(count) {
    if (count === this.count) return;
    this.count = count;
    this.space.style.height = this.drawn + "px";
    if (this.top > Math.max(0, this.full - this.view)) this.goTo(this.full);
    this.later();
  }
  scrolled() {
    const position = this.box.scrollTop,
      limit = this.drawn - this.view,
      end = this.full - this.view;
    const moved = position - this.seen;
    if (this.full === this.drawn) this.top = position;
    else if (Math.abs(moved) > 4 * this.view || position <= 0 || position >= limit - 1)
      this.top = (position / limit) * end;
    else this.top = Math.min(Math.max(this.top + moved, 0), end);
    this.seen = position;
    this.later();
    if (moved !== 0) this.onscroll?.();
  }
  /** @param {number} top */
  goTo(top) {
    const limit = Math.max(0, this.drawn - this.view),
      end = Math.max(0, this.full - this.view);
    this.top = Math.min(Math.max(top, 0), end);
    this.box.scrollTop = this.full === this.drawn || end === 0 ? this.top : (this.top / end) * limit;
    this.seen = this.box.scrollTop;
    this.later();
  }
  /** A box that was out of the page for some time has lost its position. */
  restore() {
    if (this.view > 0 && this.box.scrollTop !== this.seen) this.goTo(this.top);
  }
  /** @param {number} index */
  isVisible(index) {
    const start = index * this.height;
    return index >= 0 && this.view > 0 && start >= this.top && start + this.height <= this.top + this.view;
  }
  /**
   * Scrolls as little as needed for the row to be visible.
   * @param {number} index
   */
  reveal(index) {
    const start = index * this.height;
    if (start < this.top) this.goTo(start);
    else if (start + this.height > this.top + this.view) this.goTo(start + this.height - this.view);
  }
  /** All rows are written again in the next frame. */
  refresh() {
    for (const row of this.pool) row.index = -1;
    this.later();
  }
  later() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      this.draw();
    });
  }
  draw() {
    if (this.view === 0) return;
    const size = Math.ceil(this.view / this.height) + 10;
    while (this.pool.length > size) this.pool.pop()?.remove();
    while (this.pool.length < size) {
      const row = Object.assign(this.create(), { index: -1, move: "" });
      row.classList.add("item");
      this.pool.push(row);
      this.box.append(row);
    }
    const from = Math.max(0, Math.floor(this.top / this.height) - 5),
      shift = this.seen - this.top;
    for (let index = from; index < from + size; index++) {
      // A row keeps its element while it is visible, so that scrolling writes only the rows that appear.
      const row = this.pool[index % size];
      row.hidden = index >= this.count;
      if (row.hidden) {
        row.index = -1;
        continue;
      }
      const move = `translateY(${index * this.height + shift}px)`;
      if (row.move !== move) row.style.transform = row.move = move;
      if (row.index === index) continue;
      row.index = this.fill(row, index) === false ? -1 : index;
    }
  }
}
