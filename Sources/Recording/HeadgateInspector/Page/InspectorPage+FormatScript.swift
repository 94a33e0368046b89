extension InspectorPage {
  /// Values as texts.
  static let formatScript = #"""
    const grouped = number => number.toLocaleString("en-US");
    const count = (number, name) => `${grouped(number)} ${name}${number === 1 ? "" : "s"}`;
    const shorten = (text, length) => text.length > length ? text.slice(0, length - 1) + "…" : text;

    /// The name of an action without its outer cases, as many as needed: the inner ones tell actions apart. The innermost one loses its middle.
    function shortName(name, room) {
      const steps = name.replace(/\)+$/, "").split("(.");
      let first = 0, text = name;
      while (text.length > room && first < steps.length - 1) {
        first += 1;
        const rest = steps.slice(first).join("(.");
        text = `….${rest}${")".repeat(rest.split("(").length - 1)}`;
      }
      if (text.length <= room) return text;
      const half = Math.max(4, (room - 1) / 2);
      return `${text.slice(0, Math.ceil(half))}…${text.slice(-Math.floor(half))}`;
    }
    /// Nanoseconds as minutes and seconds: `1:02.345`.
    function clock(time) {
      const milliseconds = Math.floor(time / 1e6), minutes = Math.floor(milliseconds / 60000);
      const seconds = (milliseconds % 60000 / 1000).toFixed(3);
      return `${minutes}:${seconds.padStart(6, "0")}`;
    }
    /// Nanoseconds as a duration with the unit that fits.
    function duration(time) {
      if (time < 1e3) return `${time} ns`;
      for (const [unit, size] of [["µs", 1e3], ["ms", 1e6]]) {
        if (time < size * 1e3) return `${(time / size).toPrecision(3).replace(/\.?0+$/, match => match.startsWith(".") ? "" : match)} ${unit}`;
      }
      return time < 6e10 ? `${(time / 1e9).toFixed(2)} s` : clock(time);
    }
    /// Reads JSON. An integer that JavaScript would round becomes a BigInt, where the browser can tell its digits.
    function parse(text) {
      if (!/\d{16}/.test(text)) return JSON.parse(text);
      return JSON.parse(text, (key, value, context) =>
        typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? "") ? BigInt(context.source) : value);
    }
    /// Writes JSON, with lines and indentation if `indent` is not empty.
    function write(value, indent = "", margin = "") {
      if (typeof value === "bigint") return String(value);
      if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
      const inner = margin + indent, space = indent ? "\n" + inner : "", end = indent ? "\n" + margin : "";
      const parts = Array.isArray(value) ? value.map(one => write(one, indent, inner))
        : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${indent ? " " : ""}${write(one, indent, inner)}`);
      const [open, close] = Array.isArray(value) ? "[]" : "{}";
      return parts.length === 0 ? open + close : open + space + parts.join("," + (space || " ")) + end + close;
    }
    /// The members that tell elements of a list apart, if they have them.
    const tellingNames = ["id", "name", "title", "key"];
    /// The first names of an object: those that tell elements apart, or else those whose values differ from the object before it, and then the
    /// others. So elements with an id have one order of names, as a table has columns.
    function namesOfElement(one, other, most) {
      const names = tellingNames.filter(name => Object.hasOwn(one, name)), equal = [], isTold = names.length > 0;
      const isSame = (value, before) => isTold || value === before || preview(value, 100) === preview(before, 100);
      let number = 0;
      for (const name in one) {
        if (number++ > most) break;
        if (!tellingNames.includes(name)) (other !== null && isSame(one[name], other[name]) ? equal : names).push(name);
      }
      return [...names, ...equal];
    }
    function* namesOf(one) { for (const name in one) yield name; }
    // `in` would write the indices of all elements first.
    function* indicesOf(list) { for (let index = 0; index < list.length; index++) yield index; }
    const isObject = value => value !== null && typeof value === "object" && !Array.isArray(value);
    /// The start of a value as JSON. It stops early, so that a value of any size costs the same. `before` is the element before an element of
    /// a list, and null if there is none.
    function preview(value, length = 400, before = undefined) {
      let room = length;
      // Each member needs more than five characters, so the others do not fit.
      const most = length / 5;
      const part = (one, other) => {
        if (room <= 0) return "…";
        if (one === null || typeof one !== "object") {
          const text = write(typeof one === "string" ? shorten(one, room) : one);
          room -= text.length;
          return text;
        }
        const isList = Array.isArray(one), pieces = [], isElement = !isList && other !== undefined;
        for (const key of isList ? indicesOf(one) : isElement ? namesOfElement(one, isObject(other) ? other : null, most) : namesOf(one)) {
          if (room <= 0) { pieces.push("…"); break; }
          room -= isList ? 2 : key.length + 4;
          pieces.push(isList ? part(one[key]) : `${key}: ${part(one[key], isElement ? other?.[key] ?? null : undefined)}`);
        }
        return isList ? `[${pieces.join(", ")}]` : `{${pieces.join(", ")}}`;
      };
      return part(value, before);
    }
    const pathText = path => path.length === 0 ? "state"
      : path.map((one, index) => typeof one === "number" ? `[${one}]` : (index === 0 ? "" : ".") + one).join("");
    const place = one => one.file ? `${one.file}:${one.line}` : "";
    /// A value of a shared value or an answer is written as JSON, or as a text for people when its type is not `Codable`.
    const isDump = coding => coding === 1 || coding === "dump";
    /// Whether a text stands for a value that could not be encoded, although its type is `Codable`. Then the text ends with the reason.
    const hasReason = text => typeof text === "string" && text.includes("\n\nNot encoded: ");
    function recorded(value, coding) {
      if (isDump(coding) || typeof value !== "string") return value;
      try { return parse(value); } catch { return value; }
    }
    """#
}
