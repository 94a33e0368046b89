/// The functions that the scripts of tests use on the page of the inspector.
package enum PageScript {
  /// `setTimer` and `nextFrame` are the browser's own functions, which a test may replace before.
  package static let support = """
    const element = id => document.getElementById(id), all = selector => [...document.querySelectorAll(selector)];
    const text = selector => document.querySelector(selector)?.textContent ?? null;
    const frame = () => new Promise(resolve => nextFrame(resolve));
    // What does not happen within this time, also on a machine with much to do, does not happen: the error says what the test waited for.
    const until = async condition => { for (const start = Date.now(); !condition(); await frame()) if (Date.now() - start > 300_000) throw new Error(`waited for ${condition}, and the page shows ${document.body.innerText}`); };
    const key = (name, options = {}) => (document.activeElement ?? document.body)
      .dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...options }));
    const type = (field, value) => { field.focus(); field.value = value; field.dispatchEvent(new Event("input", { bubbles: true })); };
    // Beside the page, its elements have no properties of its script.
    const numberOf = row => Number(row.id.slice(3));
    const shownRows = () => all("#rows .row").filter(one => !one.hidden).sort((one, two) => numberOf(one) - numberOf(two));
    const rowOf = number => shownRows().find(one => numberOf(one) === number);
    const press = (label, home = element("panel")) => [...home.querySelectorAll("button")].find(one => one.textContent.trim() === label && one.offsetParent).click();
    const problems = () => all("#errors li span").map(one => one.textContent);
    """
}
