extension MapPage {
  /// The elements of the page. The script fills them.
  static func body(title: String) -> String {
    """
    <body>
    <header>
      <h1><span class="logo" aria-hidden="true"></span>\(title)</h1>
      <div class="search">
        <input id="search" type="search" placeholder="Search features and actions" autocomplete="off" spellcheck="false"
          role="combobox" aria-label="Search features and actions" aria-expanded="false" aria-controls="results">
        <kbd aria-hidden="true">/</kbd>
        <ul id="results" role="listbox" aria-label="Results" hidden></ul>
      </div>
      <nav aria-label="Map">
        <button id="overview" type="button" title="Overview and problems (Esc)">Overview<span id="problems" hidden></span></button>
        <button id="collapse" type="button" title="Collapse all (C)">Collapse</button>
        <button id="expand" type="button" title="Expand all (E)">Expand</button>
        <button id="help" type="button" title="Keys (?)" aria-label="Keys">?</button>
      </nav>
    </header>
    <main>
      <section id="stage" aria-label="Features">
        <svg id="graph" tabindex="0" role="application" aria-label="Graph of the features. Arrow keys move, space collapses.">
          <defs>
            <marker id="open" viewBox="0 0 10 10" refX="9" refY="5" markerUnits="userSpaceOnUse" markerWidth="11" markerHeight="11" orient="auto">
              <path d="M1 1 9 5 1 9" fill="none" stroke="context-stroke" stroke-width="1.4"/></marker>
            <marker id="gated" viewBox="0 0 10 10" refX="9" refY="5" markerUnits="userSpaceOnUse" markerWidth="11" markerHeight="11" orient="auto">
              <path d="M1 1 9 5 1 9Z" fill="context-stroke"/></marker>
          </defs>
          <g id="scene"></g>
        </svg>
        <div class="zoom">
          <button id="in" type="button" title="Zoom in (+)" aria-label="Zoom in">+</button>
          <button id="out" type="button" title="Zoom out (−)" aria-label="Zoom out">−</button>
          <button id="fit" type="button" title="Show all (0)" aria-label="Show all">⤢</button>
        </div>
        <p id="status" role="status"></p>
      </section>
      <aside id="panel" tabindex="-1" aria-label="Details"></aside>
    </main>
    <dialog id="keys">
      <h2>Keys</h2>
      <dl>
        <dt><kbd>/</kbd></dt><dd>search</dd>
        <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>parent, first child</dd>
        <dt><kbd>↑</kbd> <kbd>↓</kbd></dt><dd>previous, next feature</dd>
        <dt><kbd>Space</kbd></dt><dd>collapse or expand a feature</dd>
        <dt><kbd>Enter</kbd></dt><dd>move to the details</dd>
        <dt><kbd>C</kbd> <kbd>E</kbd></dt><dd>collapse all, expand all</dd>
        <dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>zoom, show all</dd>
        <dt><kbd>Esc</kbd></dt><dd>back to the overview</dd>
      </dl>
      <p>Drag to move the graph. Pinch, or scroll with <kbd>Ctrl</kbd>, to zoom.</p>
      <form method="dialog"><button>Close</button></form>
    </dialog>
    </body>
    """
  }
}
