// @ts-check
import { button, byID, setText, shorten } from "../shared/elements.js";
import { enable, errorOf, showError } from "./errors.js";
import { parse } from "./format.js";
import { current, home, session } from "./model.js";

/** How long a program may take to greet the page, in milliseconds. */
const patience = 5000;
const noGreeting =
  "The program does not answer: its main actor may be blocked, such as by readLine() or at a breakpoint.";
/** How many bytes a request may have. */
const limit = Number(document.body.dataset.requestLimit);
/** @typedef {{ resolve: (result: any) => void, reject: (error: Error) => void }} Waiting */
/** @typedef {{ [Name in keyof Protocol.Events]?: (message: Protocol.Events[Name]) => unknown }} Handlers */
export const link = {
  program: home,
  /** @type {WebSocket | null} */
  socket: null,
  next: 1,
  /** @type {Map<number, Waiting>} */
  waiting: new Map(),
  attempts: 0,
  timer: 0,
  isOpen: false,
  /** @type {Handlers} */
  events: {},
  /** Shows that the program can be asked now, or not any more. */
  onchange() {},
};

export function connect() {
  clearTimeout(link.timer);
  showConnection("connecting", "Connecting");
  link.onchange();
  // The server accepts the page on any thread. The stores answer on the main actor, which may be waiting for something
  // else.
  link.timer = setTimeout(() => showBanner(noGreeting), patience);
  const scheme = location.protocol === "https:" ? "wss" : "ws",
    { host, token } = link.program;
  /** @type {WebSocket} */
  let socket;
  try {
    socket = new WebSocket(`${scheme}://${host}/socket?token=${encodeURIComponent(token)}`);
  } catch (error) {
    showError(error);
    return lost();
  }
  link.socket = socket;
  socket.onmessage = event => {
    if (socket === link.socket) receive(event.data);
  };
  socket.onclose = () => {
    if (socket === link.socket) lost();
  };
}
/**
 * An error that the banner tells about.
 * @param {string} text
 */
const lostError = text => Object.assign(new Error(text), { isLost: true });
function forgetRequests() {
  const error = lostError("The connection to the program was lost before it answered.");
  for (const { reject } of link.waiting.values()) reject(error);
  link.waiting.clear();
}
function lost() {
  Object.assign(link, { socket: null, isOpen: false });
  forgetRequests();
  clearTimeout(link.timer);
  const delay = Math.min(5000, 300 * 2 ** link.attempts++);
  showConnection("lost", "Not connected");
  showBanner(
    hasEnded()
      ? "The store has ended. If the program was started again, open the address that it printed."
      : link.attempts < 4
        ? "The connection to the program is lost. The page reconnects."
        : "The program does not answer. If it was started again, open the address that it printed.",
  );
  link.onchange();
  link.timer = setTimeout(connect, delay);
}
/**
 * Connects to another program.
 * @param {Program} program
 */
export function connectTo(program) {
  const { socket } = link;
  // Each program numbers its stores from 1: the store of another one is never the chosen one.
  session.store = null;
  Object.assign(link, { program, socket: null, attempts: 0, isOpen: false });
  socket?.close();
  forgetRequests();
  showBanner("");
  connect();
}
/** Whether the shown store has ended, and no other one is there. */
export const hasEnded = () => session.store !== null && !current();
/** Why the program cannot be asked about the shown store; empty if it can. */
export function askProblem() {
  if (hasEnded()) return "The store has ended.";
  if (!link.isOpen) return "The program is not connected.";
  return session.store === null ? "The program has no store." : "";
}
/**
 * A button that asks the program.
 * @param {string} text
 * @param {() => unknown} action
 * @param {Attributes} [attributes]
 */
export function commandButton(text, action, kind = "button small", attributes = {}) {
  const element = button(text, action, `${kind} command`, attributes),
    problem = askProblem();
  enable(element, problem === "", problem);
  return element;
}
export function showCommands() {
  const problem = askProblem();
  /** @type {NodeListOf<HTMLElement>} */
  const commands = document.querySelectorAll(".command");
  for (const one of commands) enable(one, problem === "", problem);
}
/**
 * Shows a problem above the page. An empty text hides the last one.
 * @param {string} text
 */
export function showBanner(text) {
  setText(byID("bannerText"), text);
  byID("banner").hidden = text === "";
  byID("retry").hidden = link.isOpen;
}
/**
 * @param {"connecting" | "open" | "lost"} state
 * @param {string} text
 */
export function showConnection(state, text) {
  byID("connection").dataset.state = state;
  setText(byID("connection"), text);
}
/**
 * Sends a request. `action` is JSON that is sent as it was typed, because JavaScript would round large numbers.
 * @template {keyof Protocol.Requests} Method
 * @param {Method} method
 * @param {Protocol.Requests[Method]["members"]} members
 * @param {string | null} action
 * @returns {Promise<Protocol.Requests[Method]["result"]>}
 */
export function ask(method, members, action = null) {
  return new Promise((resolve, reject) => {
    const { socket } = link,
      isOpen = socket?.readyState === WebSocket.OPEN;
    const problem = askProblem() || (isOpen ? "" : "The program is not connected.");
    if (problem !== "" || !socket) {
      return reject(lostError(`"${method}" was not sent: ${problem.slice(0, 1).toLowerCase()}${problem.slice(1)}`));
    }
    const id = link.next++;
    const text = JSON.stringify({ id, method, store: session.store ?? undefined, ...members });
    const message = action === null ? text : `${text.slice(0, -1)},"action":${action}}`;
    // The program ends the connection of a page that sends much more.
    if (new Blob([message]).size > limit) {
      return reject(new Error(`"${method}" was not sent: it has more than ${limit.toLocaleString("en-US")} bytes.`));
    }
    link.waiting.set(id, { resolve, reject });
    socket.send(message);
  });
}
/**
 * As `ask`, for what somebody asked for with a key or a button: a lost connection is an error here, too.
 * @template {keyof Protocol.Requests} Method
 * @param {Method} method
 * @param {Protocol.Requests[Method]["members"]} members
 */
export async function command(method, members) {
  try {
    return await ask(method, members);
  } catch (error) {
    showError(error);
    throw Object.assign(errorOf(error), { isLost: true });
  }
}
/** @param {unknown} text */
function receive(text) {
  let message;
  try {
    message = parse(String(text));
  } catch {
    return showError(`The program sent a message that is not JSON: ${shorten(String(text), 200)}`);
  }
  if (message.event !== undefined) return void handle(message.event, message);
  const waiting = link.waiting.get(message.id);
  if (!waiting) return message.error ? showError(message.error) : undefined;
  link.waiting.delete(message.id);
  // If the store has ended, the error says only that, and the page shows it already.
  if (message.error !== undefined)
    waiting.reject(Object.assign(new Error(String(message.error)), { isLost: hasEnded() }));
  else waiting.resolve(message.result);
}
/**
 * @template {keyof Protocol.Events} Name
 * @param {Name} name
 * @param {Protocol.Events[Name]} message
 */
function handle(name, message) {
  link.events[name]?.(message);
}
byID("retry").addEventListener("click", () => {
  const { socket } = link;
  link.attempts = 0;
  connect();
  // A program that has not answered may still hold the last one.
  socket?.close();
});
