/**
 * <romanum-board src="match.book.json"></romanum-board>: a match, or one position, in any page. This file is all it
 * needs; docs/boards.md says how books are made.
 *
 * - `src`: the book. A record (`….romanum`) will do where `page` says in which folder a built page of Romanum lies,
 *   which brings the rules that a record is played again by.
 * - `at`: the leaf to begin with, by the number of actions before it.
 *
 * `romanum-board` hears the keys of a slider, and tells a `turn` event whenever a leaf is turned.
 */

const SVG = 'http://www.w3.org/2000/svg';

const STYLE = `
  :host { display: block; min-height: 1px; max-width: 60rem; font: 1rem/1.4 system-ui, sans-serif; }
  :host([hidden]) { display: none; }
  svg { display: block; width: 100%; height: auto; border-radius: 0.3rem; }
  nav { display: flex; gap: 0.3rem; align-items: center; margin: 0.4rem 0; }
  nav[hidden] { display: none; }
  input { flex: 1; min-width: 4rem; }
  button { font: inherit; min-width: 2.75rem; min-height: 2.75rem; padding: 0; cursor: pointer; border-radius: 0.3rem;
    border: 1px solid; background: none; color: inherit; }
  button:disabled { opacity: 0.4; cursor: default; }
  output { font-variant-numeric: tabular-nums; white-space: nowrap; }
  p { margin: 0.2rem 0; }
  .dice { display: flex; gap: 0.9rem; flex-wrap: wrap; list-style: none; padding: 0; margin: 0.3rem 0; }
  .dice li { display: flex; gap: 0.25rem; }
  .dice b { display: inline-grid; place-items: center; width: 1.6rem; height: 1.6rem; border: 1px solid;
    border-radius: 0.3rem; }
`;

/** Books on their way, by their addresses: boards that show the same one share it. */
const coming = new Map();

function read(address) {
  if (!coming.has(address)) {
    const text = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
    });
    text.catch(() => coming.delete(address));
    coming.set(address, text);
  }
  return coming.get(address);
}

/** What the buttons show, and the leaf that each leads to. */
const BUTTONS = {
  first: ['⏮', () => 0],
  back: ['◀', (now) => now - 1],
  on: ['▶', (now) => now + 1],
  last: ['⏭', (_, end) => end],
};

class RomanumBoard extends HTMLElement {
  static observedAttributes = ['src', 'at'];

  #book = null;
  #now = 0;
  #asked = '';
  #worker = null;
  #seen = false;
  #eyes = new IntersectionObserver((met) => {
    if (met.some((one) => one.isIntersecting)) this.#look();
  });

  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: 'open' });
    this.#eyes.observe(this);
  }

  disconnectedCallback() {
    this.#eyes.disconnect();
    this.#worker?.terminate();
  }

  attributeChangedCallback(name) {
    if (!this.#seen) return;
    if (name === 'src') this.#open();
    else if (this.#book) this.turn(this.#begin());
  }

  /** The book, once it is there: what was drawn, and its leaves. */
  get book() {
    return this.#book;
  }

  /** The number of the leaf that is shown. */
  get leaf() {
    return this.#now;
  }

  /** Shows a leaf; beyond the ends, the first or the last. */
  turn(leaf) {
    const end = this.#book.leaves.length - 1;
    this.#now = Math.max(0, Math.min(end, leaf));
    this.#show();
    this.dispatchEvent(new CustomEvent('turn', { detail: this.#book.leaves[this.#now] }));
  }

  /** Nothing is fetched before somebody can see the board. */
  #look() {
    this.#seen = true;
    this.#eyes.disconnect();
    this.#open();
  }

  async #open() {
    const src = this.getAttribute('src');
    if (!src || src === this.#asked) return;
    this.#asked = src;
    try {
      const text = await read(new URL(src, document.baseURI).href);
      const book = text.startsWith('{') ? JSON.parse(text) : await this.#bound(text);
      if (book.book !== 1) throw new Error(`${src}: book ${book.book}`);
      if (this.#asked !== src) return;
      this.#book = { ...book, leaves: opened(book) };
      this.#furnish();
      this.turn(this.#begin());
    } catch (problem) {
      this.shadowRoot.replaceChildren(made('p', { role: 'alert' }, String(problem.message ?? problem)));
    }
  }

  #begin() {
    const at = Number(this.getAttribute('at') ?? 0);
    return this.#book.leaves.findLastIndex((leaf) => leaf.after <= at);
  }

  /** The book of a record: a page of Romanum brings its Python, which plays the match again in a worker. */
  #bound(record) {
    const page = this.getAttribute('page');
    if (!page) throw new Error('page="…"');
    const at = new URL(page.endsWith('/') ? page : `${page}/`, document.baseURI).href;
    const program = new Blob([`(${plays})()`], { type: 'text/javascript' });
    this.#worker?.terminate();
    this.#worker = new Worker(URL.createObjectURL(program), { type: 'module' });
    return new Promise((done, failed) => {
      this.#worker.onmessage = ({ data }) => (data.book ? done(JSON.parse(data.book)) : failed(Error(data.problem)));
      this.#worker.onerror = ({ message }) => failed(new Error(message));
      const language = this.closest('[lang]')?.lang ?? navigator.language;
      this.#worker.postMessage({ at, record, language: language.slice(0, 2) });
    });
  }

  /** What stays while leaves are turned: the map below, the buttons, and where it is told what happened. */
  #furnish() {
    const { size, sea, words, leaves } = this.#book;
    const end = leaves.length - 1;
    const svg = drawn('svg', { viewBox: `0 0 ${size[0]} ${size[1]}`, role: 'img', 'aria-label': words.board });
    svg.append(drawn('rect', { width: size[0], height: size[1], fill: sea }), drawn('g'), drawn('g'));
    const slider = made('input', { type: 'range', min: 0, max: end, 'aria-label': words.board });
    slider.addEventListener('input', () => this.turn(Number(slider.value)));
    const buttons = Object.entries(BUTTONS).map(([name, [sign, leads]]) => {
      const button = made('button', { type: 'button', title: words[name], 'aria-label': words[name] }, sign);
      button.addEventListener('click', () => this.turn(leads(this.#now, end)));
      return button;
    });
    const [first, back, on, last] = buttons;
    const nav = made('nav', { 'aria-label': words.board }, first, back, slider, made('output'), on, last);
    nav.hidden = !end;
    const style = made('style', {}, STYLE);
    this.shadowRoot.replaceChildren(style, svg, nav, made('div', { 'aria-live': 'polite' }));
  }

  #show() {
    const { patches, counters, ink, words, leaves } = this.#book;
    const root = this.shadowRoot;
    const leaf = leaves[this.#now];
    const end = leaves.length - 1;
    const [ground, pieces] = root.querySelectorAll('svg > g');
    lay(ground, leaf.patches, (n) => patch(patches[n]));
    lay(pieces, leaf.counters, (n) => counter(counters[n], ink));
    root.querySelector('input').value = this.#now;
    root.querySelector('output').value = `${leaf.after} / ${leaves[end].after}`;
    const buttons = [...root.querySelectorAll('button')];
    for (const [n, button] of buttons.entries()) button.disabled = this.#now === (n < 2 ? 0 : end);
    const said = leaf.said.map((sentence) => made('p', {}, sentence));
    if (leaf.by && said.length) said[0].prepend(made('strong', {}, `${leaf.by}: `));
    root.querySelector('div').replaceChildren(...dice(leaf.dice ?? [], words), ...said);
  }
}

/** The leaves with their whole boards: in the book each says only how it differs from the one before. */
function opened({ leaves }) {
  const boards = { patches: [], counters: [] };
  return leaves.map((leaf) => {
    for (const kind of ['patches', 'counters']) {
      const [start, out, now] = leaf[kind];
      boards[kind] = boards[kind].toSpliced(start, out, ...now);
    }
    return { ...leaf, ...boards };
  });
}

/** Makes a group show some things, by their numbers; what it shows already stays as it is. */
function lay(group, numbers, draw) {
  const there = new Map([...group.children].map((one) => [one.dataset.n, one]));
  const seen = new Map();
  const wanted = numbers.map((n) => {
    const again = seen.get(n) ?? 0;
    seen.set(n, again + 1);
    const name = `${n}.${again}`;
    const one = there.get(name) ?? draw(n);
    one.dataset.n = name;
    return one;
  });
  group.replaceChildren(...wanted);
}

function patch([path, fill, line, width]) {
  return drawn('path', { d: path, fill, stroke: line, 'stroke-width': width });
}

function counter([x, y, colour, text, title, radius, letters], ink) {
  const group = drawn('g');
  const name = drawn('title');
  name.textContent = title;
  const words = drawn('text', {
    x,
    y: y + 0.42 * radius,
    fill: letters,
    'text-anchor': 'middle',
    'font-family': 'sans-serif',
    'font-size': 1.2 * radius,
  });
  words.textContent = text;
  group.append(name, drawn('circle', { cx: x, cy: y, r: radius, fill: colour, stroke: ink }), words);
  return group;
}

/** Dice as they fell, those of a side together. */
function dice(rolls, words) {
  if (!rolls.length) return [];
  const label = `${words.dice}: ${rolls.map((roll) => roll.join(' ')).join(', ')}`;
  const items = rolls.map((roll) => made('li', {}, ...roll.map((die) => made('b', {}, String(die)))));
  return [made('ul', { class: 'dice', 'aria-label': label }, ...items)];
}

function made(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

function drawn(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** What the worker does that plays a record again. It is sent as text, so it knows nothing of this file. */
function plays() {
  self.onmessage = async ({ data: { at, record, language } }) => {
    try {
      const page = await (await fetch(new URL('index.html', at))).text();
      const file = (what) => new URL(new RegExp(`"romanum-${what}" content="([^"]+)"`).exec(page)[1], at);
      const { boot } = await import(file('boot').href);
      const packs = await (await fetch(file('packs'))).json();
      const game = /^game: (\S+)/m.exec(record)?.[1] ?? '';
      const spoken = packs.languages[language] ?? {};
      const names = [packs.thinker, packs.games[game], spoken.core, spoken[game]].flatMap((some) => some ?? []);
      const { python } = await boot({ at, packs, names });
      const book = python.runPython(`
import json
import romanum
from romanum.engine.pages.flip_book import flip_book
from romanum.engine.record import Record, replay
from romanum.engine.speech.language import LANGUAGES, use_language

def book(record, language):
    if language in LANGUAGES:
        use_language(language)
    return json.dumps(flip_book(replay(Record.read(record), romanum.game)))

book
`);
      self.postMessage({ book: book(record, language) });
    } catch (problem) {
      self.postMessage({ problem: String(problem.message ?? problem) });
    }
  };
}

if (!customElements.get('romanum-board')) customElements.define('romanum-board', RomanumBoard);
