/// A program that answers as Documentation/InspectorProtocol.md says, in place of the socket of the page: an order form with a cart.
///
/// The tests and the pictures run it. `program` is its state: they change it, and read the requests in `program.asked`.
enum FakeProgram {
  static let script = #"""
    const program = { total: 412, first: 1, mode: "live", position: null, held: 0, asked: [], sockets: [], addresses: [], refuses: false, delay: 1, hostile: null,
      stores: 1, cancelled: new Set(), isReplayable: true, isQuiet: false, version: 1, hasClock: true, later: {}, spent: 0 };
    const products = ["Green tea", "Black tea", "Rooibos", "Coffee", "Cocoa", "Oat milk", "Honey"];
    const round = number => Math.floor((number - 1) / 8), step = number => (number - 1) % 8;
    const timeOf = number => number * 37_000_000 + step(number) * 4_100_000;
    const effectOf = (round, which) => round * 3 + which + 2;
    const effect = number => number === 1 ? { number, name: "clock", action: 1, file: "Shop/Clock.swift", line: 31, start: timeOf(1) + 2e5,
      sent: ticks(), emissions: ticks().map(one => timeOf(one) - 4e4) } : (() => {
      const home = Math.floor((number - 2) / 3), which = (number - 2) % 3, starter = home * 8 + [1, 4, 6][which];
      const isCancelled = which === 0 && home % 5 === 4, canceller = home * 8 + 2, sender = home * 8 + [2, 5, 7][which];
      const end = timeOf(sender) + (which === 1 ? 90e6 : 1e6);
      const base = { number, ...sender <= program.total && !isCancelled ? { emissions: [timeOf(sender) - 5e4], sent: [sender] } : { emissions: [], sent: [] }, name: ["search", "price", "save"][which], action: starter, file: ["Shop/Search.swift", "Shop/Cart.swift", "Shop/Cart.swift"][which],
        line: [44, 61, 87][which], start: timeOf(starter) + 3e5 };
      const isRunning = sender > program.total || end > timeOf(program.total);
      return isRunning ? base : { ...base, end: isCancelled ? base.start + 6e6 : end, ending: isCancelled ? 1 : 0, ...isCancelled ? { cancelReason: 1, cancelAction: canceller } : {} };
    })();
    const ticks = () => Array.from({ length: Math.min(Math.floor(program.total / 8), 1000) }, (_, index) => index * 8 + 8);
    const effectsOf = number => [...number === 1 && program.hasClock ? [1] : [], ...{ 0: [effectOf(round(number), 0)], 3: [effectOf(round(number), 1)], 5: [effectOf(round(number), 2)] }[step(number)] ?? []];
    const allEffects = () => Array.from({ length: Math.ceil(program.total / 8) * 3 + 1 }, (_, index) => effect(index + 1))
      .filter(one => one.action <= program.total && (one.number > 1 || program.hasClock))
      .map(one => one.end === undefined && program.cancelled.has(one.number) ? { ...one, end: timeOf(program.total), ending: 1 } : one);
    function action(number) {
      const product = products[round(number) % products.length], home = round(number);
      const [name, payload, cause, file, line] = [
        [".view(.queryChanged)", { view: { queryChanged: { _0: product.slice(0, 3).toLowerCase() } } }, {}, "Shop/ShopView.swift", 27],
        [".internal(.found)", { internal: { found: { _0: [product, products[(home + 1) % 7]] } } }, { effect: effectOf(home, 0) }, "Shop/Search.swift", 46],
        [".view(.productTapped)", { view: { productTapped: { id: 9007199254740993n + BigInt(home) } } }, {}, "Shop/ShopView.swift", 39],
        [".cart(.interface(.add))", { cart: { interface: { add: { name: product, count: 1 } } } }, { action: number - 1 }, "Shop/Shop.swift", 52],
        [".cart(.internal(.priced))", { cart: { internal: { priced: { cents: 250 + home % 9 * 40 } } } }, { effect: effectOf(home, 1) }, "Shop/Cart.swift", 63],
        [".cart(.delegate(.changed))", { cart: { delegate: { changed: {} } } }, { action: number - 1 }, "Shop/Cart.swift", 70],
        [".saved", { saved: { success: true } }, { effect: effectOf(home, 2) }, "Shop/Cart.swift", 89],
        [".clock(.ticked)", { clock: { ticked: {} } }, program.hasClock ? { effect: 1 } : {}, "Shop/Clock.swift", 33],
      ][step(number)];
      const via = cause.effect === undefined ? null : effect(cause.effect), origin = cause.action ?? via?.action;
      return { number, name: program.hostile ?? name, cause, file, line, origin, effectName: via?.name, depth: origin === undefined ? 0 : depthOf(origin) + 1, time: timeOf(number), duration: 4_000 + number * 7919 % 90_000, coding: 0, payload, effects: effectsOf(number) };
    }
    /// As the depth of an action: a chain goes back to the first action of its round, or to that of the clock.
    const depthOf = number => [0, 1, 0, 1, 2, 3, 4, 1][step(number)];
    function state(number) {
      const added = Math.floor((number + 4) / 8), lines = Array.from({ length: Math.min(added, 7) }, (_, index) =>
        ({ id: index + 1, name: products[index], count: Math.floor((added - index + 6) / 7), cents: 250 + index * 40 }));
      return { query: products[round(Math.max(number, 1)) % 7].slice(0, 3).toLowerCase(), cart: { lines, total: lines.reduce((sum, one) => sum + one.count * one.cents, 0), isSaving: step(Math.max(number, 1)) === 5 },
        clock: { ticks: Math.floor(number / 8) }, user: { name: "Sam", password: { $redacted: true } }, theme: { $shared: 1, key: "theme", value: "dark" },
        catalog: Array.from({ length: program.catalog ?? 7 }, (_, index) => ({ id: index, name: products[index % 7] })) };
    }
    function differences(old, next, path = []) {
      if (JSON.stringify(old) === JSON.stringify(next)) return [];
      if (old === undefined || next === undefined || typeof old !== "object" || typeof next !== "object" || old === null || next === null)
        return [{ path, ...old === undefined ? {} : { old }, ...next === undefined ? {} : { new: next } }];
      return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap(key => differences(old[key], next[key], [...path, Array.isArray(next) ? Number(key) : key]));
    }
    const valueAt = (value, path) => path.reduce((one, part) => one?.[part], value);
    const numbers = () => Array.from({ length: program.total === 0 ? 0 : program.total - program.first + 1 }, (_, index) => program.first + index);
    const json = value => typeof value === "bigint" ? String(value) : value === null || typeof value !== "object" ? JSON.stringify(value)
      : Array.isArray(value) ? `[${value.map(json)}]` : `{${Object.entries(value).filter(([, one]) => one !== undefined).map(([key, one]) => JSON.stringify(key) + ":" + json(one))}}`;
    const exists = number => {
      if (number < program.first || number > program.total) throw new Error(`There is no action ${number}. The session has actions ${program.first} to ${program.total}.`);
    };
    const changed = (mode, position) => { Object.assign(program, { mode, position }); program.event({ event: "mode", store: 1, mode, position: position ?? program.total, held: program.held }); return null; };
    const methods = {
      stores: () => stores(),
      actions: ({ from, to }) => { if (to - from >= 1000) throw new Error("At most 1,000 actions can be asked for."); exists(from); exists(to);
        return Array.from({ length: to - from + 1 }, (_, index) => ({ ...action(from + index), payload: undefined })); },
      action: ({ number }) => { exists(number); const one = action(number); return { action: one,
        answers: step(number) === 3 ? [{ action: number, name: "uuid", time: one.time, isError: false, value: '"8A0F1B6C-2E31-4C55-9D0B-6C1F00A1B2C3"' }] : [],
        sharedChanges: step(number) === 0 && round(number) % 4 === 3 ? [{ action: number, cause: {}, reference: 1, name: "theme", time: one.time, coding: 0, value: '"dark"' }] : [],
        effects: effectsOf(number).map(effect), followers: numbers().slice(number - program.first + 1, number - program.first + 9).filter(next => { const { cause } = action(next); return cause.action === number || effectsOf(number).includes(cause.effect); }) }; },
      effects: ({ from, to }) => allEffects().filter(one => one.start <= to && (one.end ?? Infinity) >= from),
      state: ({ number }) => state(number),
      diff: ({ from, to }) => ({ changes: differences(state(from), state(to)), isComplete: true }),
      changes: ({ path }) => numbers().filter(one => JSON.stringify(valueAt(state(one - 1), path)) !== JSON.stringify(valueAt(state(one), path))),
      search: ({ text }) => { const found = numbers().filter(one => { const { name, payload } = action(one); return (name + json(payload)).toLowerCase().includes(text.toLowerCase()); });
        return { numbers: found.slice(0, 1000), isComplete: found.length <= 1000 }; },
      seek: ({ number }) => { if (number >= program.first) exists(number); return changed(program.mode === "locked" ? "locked" : "paused", number); },
      pause: () => changed("paused", program.total), lock: () => changed("locked", program.position ?? program.total), resume: () => changed("live", null),
      send: ({ action }) => { if (typeof action !== "object") throw new Error("The action does not fit: an object was expected at its start."); program.total += 1; program.news(); return program.total; },
      test: ({ from, to, name = "ShopSessionTests", feature }) => ({ text: `struct ${name} {\n  // ${from ?? program.first} to ${to ?? program.total} of ${feature ?? "Shop()"}\n}\n`, file: `${name}.swift`, feature: feature ?? "Shop()",
        notes: step(to ?? program.total) === 3 ? ["Action 412: a reducer read a redacted value of type 'String'."] : [] }),
      skip: () => null, cancel: ({ effect }) => { program.cancelled.add(effect); return null; },
      map: () => {
        const root = { name: "", count: 0, last: 0, children: [] };
        for (const number of numbers()) {
          let node = root;
          for (const part of ["", ...action(number).name.split(/[().]+/).filter(Boolean)]) {
            if (part !== "") {
              const child = node.children.find(one => one.name === part) ?? { name: part, count: 0, last: 0, children: [] };
              if (!node.children.includes(child)) node.children.push(child);
              node = child;
            }
            Object.assign(node, { count: node.count + 1, last: number });
          }
        }
        return root;
      },
    };
    let stores = () => Array.from({ length: program.stores }, (_, index) => ({ store: index + 1, name: ["Shop", "Settings"][index], state: "Shop.State", action: "Shop.Action", first: program.first, last: program.total,
      mode: program.mode, position: program.position ?? program.total, held: program.held, time: timeOf(program.total), running: running(), isReplayable: program.isReplayable, problem: problem() }));
    const running = () => allEffects().filter(one => one.end === undefined).map(one => one.number);
    const problem = () => program.isReplayable ? undefined : "The state of Shop is not Codable.";
    program.event = message => { for (const socket of program.sockets) socket.onmessage?.({ data: json(message) }); };
    program.news = () => program.event({ event: "news", store: 1, first: program.first, last: program.total, time: timeOf(program.total), held: program.held, isReplayable: program.isReplayable, problem: problem(), running: running() });
    program.drop = () => { for (const socket of program.sockets.splice(0)) { socket.readyState = 3; socket.onclose?.({}); } };
    window.WebSocket = class {
      static OPEN = 1;
      readyState = 0;
      constructor(address) {
        program.sockets.push(this);
        program.addresses.push(address);
        setTimeout(() => {
          if (program.refuses) return program.drop();
          this.readyState = 1;
          this.onmessage({ data: json({ event: "hello", version: program.version, program: "shop", stores: stores() }) });
          if (!program.isQuiet) program.news();
        }, program.delay);
      }
      close() { program.sockets = program.sockets.filter(one => one !== this); this.readyState = 3; }
      send(text) {
        const request = JSON.parse(text);
        program.asked.push({ ...request, text });
        setTimeout(() => {
          const start = performance.now();
          let answer;
          try {
            if (!methods[request.method]) throw new Error(`There is no method "${request.method}".`);
            if (program.later[request.method]) return;
            answer = { id: request.id, result: methods[request.method](request) };
          } catch (error) { answer = { id: request.id, error: error.message }; }
          const data = json(answer);
          program.spent += performance.now() - start;
          if (this.readyState === 1) this.onmessage({ data });
        }, program.delay);
      }
    };
    """#
}
