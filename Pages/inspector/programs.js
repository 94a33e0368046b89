// @ts-check
import { button, byID, make, setText } from "../shared/elements.js";
import { connectTo, link } from "./connection.js";
import { errorOf } from "./errors.js";
import { home, session } from "./model.js";

/** The programs of this page: the one that served it, and those on this machine whose addresses somebody entered. */
export const programs = [home, ...rememberedPrograms()];

/**
 * @param {string} host
 * @param {string} token
 * @returns {Program}
 */
function newProgram(host, token) {
  return { host, token, name: "", stores: [], wanted: null, skipped: new Map() };
}
/**
 * What was entered in this tab before the page was loaded again.
 * @returns {Program[]}
 */
function rememberedPrograms() {
  try {
    /** @type {{ host: string, token: string }[]} */
    const remembered = JSON.parse(sessionStorage.getItem("programs") ?? "[]");
    return remembered.map(({ host, token }) => newProgram(host, token));
  } catch {
    return [];
  }
}
function rememberPrograms() {
  const entered = programs.slice(1).map(({ host, token }) => ({ host, token }));
  try {
    sessionStorage.setItem("programs", JSON.stringify(entered));
  } catch {
    /* A page without storage forgets them. */
  }
}
/** @param {Program} program */
const programName = program => program.name || program.host;

/**
 * The program whose address was entered. Throws an error with what is wrong with the address.
 * @param {string} text
 */
function programAt(text) {
  let target;
  try {
    target = new URL(text.trim());
  } catch {
    throw new Error("This is not an address. It begins with http://, as in http://127.0.0.1:8765/?token=…");
  }
  if (target.protocol !== "http:") throw new Error("The address of an inspector begins with http://.");
  const token = target.searchParams.get("token");
  if (!token) throw new Error("The address has no token. Copy the whole address that the program printed.");
  if (!["127.0.0.1", "localhost"].includes(target.hostname)) {
    throw new Error("This page shows programs of this machine only. Open the address in a tab of its own.");
  }
  return newProgram(target.host, token);
}
function addProgram() {
  let program;
  try {
    program = programAt(byID("address").value);
  } catch (error) {
    return setText(byID("addressProblem"), errorOf(error).message);
  }
  const { host, token } = program,
    known = programs.find(one => one.host === host);
  // A program that was started again on the same port has a new token.
  if (known) known.token = token;
  else programs.push(program);
  rememberPrograms();
  byID("address").value = "";
  byID("programs").close();
  connectTo(known ?? program);
  showPrograms();
}
/** @param {Program} program */
function removeProgram(program) {
  programs.splice(programs.indexOf(program), 1);
  rememberPrograms();
  if (link.program === program) connectTo(home);
  showPrograms();
}
/** The choice of stores has those of all programs. A program whose stores are not known yet stands for itself. */
export function showPrograms() {
  /** @type {(program: Program, one?: Protocol.Store) => HTMLElement} */
  const option = (program, one) =>
    make(
      "option",
      {
        value: `${programs.indexOf(program)} ${one?.store ?? ""}`,
        selected: program === link.program && (!one || one.store === session.store),
      },
      one?.name ?? "…",
    );
  /** @param {Program} program */
  const options = program =>
    program.stores.length > 0 ? program.stores.map(one => option(program, one)) : [option(program)];
  const groups = () => programs.map(one => make("optgroup", { label: programName(one) }, options(one)));
  byID("store").replaceChildren(...(programs.length === 1 ? options(home) : groups()));
  byID("storeChoice").hidden = programs.length < 2 && home.stores.length < 2;
  byID("programList").replaceChildren(
    ...programs.map(one =>
      make(
        "li",
        {},
        button(
          programName(one),
          () => {
            byID("programs").close();
            if (one !== link.program) connectTo(one);
          },
          "link",
        ),
        make("code", { class: "muted" }, one.host),
        make("span", { class: "gap" }),
        one === link.program ? make("span", { class: "muted" }, "shown") : null,
        one === home
          ? null
          : button("Remove", () => removeProgram(one), "button small", { "aria-label": `Remove ${programName(one)}` }),
      ),
    ),
  );
}

byID("other").addEventListener("click", () => {
  setText(byID("addressProblem"), "");
  showPrograms();
  byID("programs").showModal();
  byID("address").focus();
});
byID("openAddress").addEventListener("click", addProgram);
byID("address").addEventListener("keydown", event => {
  if (event.key === "Enter") addProgram();
});
