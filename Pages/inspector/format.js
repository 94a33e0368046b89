// @ts-check
import { shorten } from "../shared/elements.js";

/** @param {number} number */
export const grouped = number => number.toLocaleString("en-US");
/**
 * @param {number} number
 * @param {string} name
 */
export const count = (number, name) => `${grouped(number)} ${name}${number === 1 ? "" : "s"}`;

/**
 * The name of an action without its outer cases, as many as needed: the inner ones tell actions apart.
 * The innermost one loses its middle.
 * @param {string} name
 * @param {number} room
 */
export function shortName(name, room) {
  const steps = name.replace(/\)+$/, "").split("(.");
  let first = 0,
    text = name;
  while (text.length > room && first < steps.length - 1) {
    first += 1;
    const rest = steps.slice(first).join("(.");
    text = `….${rest}${")".repeat(rest.split("(").length - 1)}`;
  }
  if (text.length <= room) return text;
  const half = Math.max(4, (room - 1) / 2);
  return `${text.slice(0, Math.ceil(half))}…${text.slice(-Math.floor(half))}`;
}
/**
 * Nanoseconds as minutes and seconds: `1:02.345`.
 * @param {number} time
 */
export function clock(time) {
  const milliseconds = Math.floor(time / 1e6),
    minutes = Math.floor(milliseconds / 60000);
  const seconds = ((milliseconds % 60000) / 1000).toFixed(3);
  return `${minutes}:${seconds.padStart(6, "0")}`;
}
/** @type {[string, number][]} */
const smallUnits = [
  ["µs", 1e3],
  ["ms", 1e6],
];
/**
 * Nanoseconds as a duration with the unit that fits.
 * @param {number} time
 */
export function duration(time) {
  if (time < 1e3) return `${time} ns`;
  for (const [unit, size] of smallUnits) {
    if (time >= size * 1e3) continue;
    const digits = (time / size).toPrecision(3).replace(/\.?0+$/, match => (match.startsWith(".") ? "" : match));
    return `${digits} ${unit}`;
  }
  return time < 6e10 ? `${(time / 1e9).toFixed(2)} s` : clock(time);
}
/** @typedef {(key: string, value: any, context?: { source?: string }) => unknown} Reviver */
/**
 * Reads JSON. An integer that JavaScript would round becomes a BigInt, where the browser can tell its digits.
 * @param {string} text
 */
export function parse(text) {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  /** @type {Reviver} */
  const exact = (_, value, context) => {
    const source = context?.source ?? "";
    return typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? BigInt(source) : value;
  };
  return JSON.parse(text, exact);
}
/**
 * Writes JSON, with lines and indentation if `indent` is not empty.
 * @param {Protocol.Value} value
 * @returns {string}
 */
export function write(value, indent = "", margin = "") {
  if (typeof value === "bigint") return String(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const inner = margin + indent,
    space = indent ? "\n" + inner : "",
    end = indent ? "\n" + margin : "";
  const parts = Array.isArray(value)
    ? value.map(one => write(one, indent, inner))
    : Object.entries(value).map(
        ([key, one]) => `${JSON.stringify(key)}:${indent ? " " : ""}${write(one, indent, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return parts.length === 0 ? open + close : open + space + parts.join("," + (space || " ")) + end + close;
}
/** The members that tell elements of a list apart, if they have them. */
const tellingNames = ["id", "name", "title", "key"];
/** @typedef {{ [name: string]: Protocol.Value }} JSONObject */
/**
 * The first names of an object: those that tell elements apart, or else those whose values differ from the object
 * before it, and then the others. So elements with an id have one order of names, as a table has columns.
 * @param {JSONObject} one
 * @param {JSONObject | null} other
 * @param {number} most
 */
function namesOfElement(one, other, most) {
  /** @type {string[]} */
  const equal = [];
  const names = tellingNames.filter(name => Object.hasOwn(one, name)),
    isTold = names.length > 0;
  /** @type {(value: Protocol.Value, before: Protocol.Value) => boolean} */
  const isSame = (value, before) => isTold || value === before || preview(value, 100) === preview(before, 100);
  let number = 0;
  for (const name in one) {
    if (number++ > most) break;
    if (tellingNames.includes(name)) continue;
    if (other !== null && isSame(one[name], other[name])) equal.push(name);
    else names.push(name);
  }
  return [...names, ...equal];
}
/** @param {JSONObject} one */
function* namesOf(one) {
  for (const name in one) yield name;
}
/**
 * `in` would write the indices of all elements first.
 * @param {Protocol.Value[]} list
 */
function* indicesOf(list) {
  for (let index = 0; index < list.length; index++) yield index;
}
/**
 * @param {Protocol.Value} value
 * @returns {value is JSONObject}
 */
const isObject = value => value !== null && typeof value === "object" && !Array.isArray(value);
/**
 * The start of a value as JSON. It stops early, so that a value of any size costs the same. `before` is the element
 * before an element of a list, and null if there is none.
 * @param {Protocol.Value} value
 * @param {Protocol.Value} before
 */
export function preview(value, length = 400, before = undefined) {
  let room = length;
  // Each member needs more than five characters, so the others do not fit.
  const most = length / 5;
  /** @type {(one: Protocol.Value[]) => string} */
  const list = one => {
    const pieces = [];
    for (const index of indicesOf(one)) {
      if (room <= 0) {
        pieces.push("…");
        break;
      }
      room -= 2;
      pieces.push(part(one[index], undefined));
    }
    return `[${pieces.join(", ")}]`;
  };
  /** @type {(one: JSONObject, other: Protocol.Value) => string} */
  const object = (one, other) => {
    const pieces = [],
      isElement = other !== undefined,
      earlier = isObject(other) ? other : null;
    for (const key of isElement ? namesOfElement(one, earlier, most) : namesOf(one)) {
      if (room <= 0) {
        pieces.push("…");
        break;
      }
      room -= key.length + 4;
      pieces.push(`${key}: ${part(one[key], isElement ? (earlier?.[key] ?? null) : undefined)}`);
    }
    return `{${pieces.join(", ")}}`;
  };
  /** @type {(one: Protocol.Value, other: Protocol.Value) => string} */
  const part = (one, other) => {
    if (room <= 0) return "…";
    if (one !== null && typeof one === "object") return Array.isArray(one) ? list(one) : object(one, other);
    const text = write(typeof one === "string" ? shorten(one, room) : one);
    room -= text.length;
    return text;
  };
  return part(value, before);
}
/** @param {Protocol.Path} path */
export const pathText = path =>
  path.length === 0
    ? "state"
    : path.map((one, index) => (typeof one === "number" ? `[${one}]` : (index === 0 ? "" : ".") + one)).join("");
/** @param {{ file?: string, line?: number }} one */
export const place = one => (one.file ? `${one.file}:${one.line}` : "");
/**
 * A value of a shared value or an answer is written as JSON, or as a text for people when its type is not `Codable`.
 * @param {Protocol.Coding | undefined} coding
 */
export const isDump = coding => coding === 1 || coding === "dump";
/**
 * Whether a text stands for a value that could not be encoded, although its type is `Codable`.
 * Then the text ends with the reason.
 * @param {Protocol.Value} text
 */
export const hasReason = text => typeof text === "string" && text.includes("\n\nNot encoded: ");
/**
 * @param {Protocol.Value} value
 * @param {Protocol.Coding} [coding]
 * @returns {Protocol.Value}
 */
export function recorded(value, coding) {
  if (isDump(coding) || typeof value !== "string") return value;
  try {
    return parse(value);
  } catch {
    return value;
  }
}
