"""What of a table cannot be used as it lies on the screen: what is cut, covered or away, and things over things."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

COMES_TO_REST: Final = """() => new Promise((done) => {
  const boxes = () => [...document.querySelectorAll('.lively, main.map, .foot, .dock > *, .asks, .floating')]
    .map((thing) => thing.getBoundingClientRect())
    .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`).join();
  const THE_ARROWS_WAIT = 150;
  let [last, calm] = ['', 0];
  const look = () => {
    const now = boxes();
    calm = now === last ? calm + 1 : 0;
    last = now;
    if (calm < 4) requestAnimationFrame(look); else setTimeout(done, THE_ARROWS_WAIT);
  };
  look();
})"""
"""The map, what stands around it and what lies over it have been where they are for some frames."""

FAULTS: Final = """(part) => {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], '
    + '[role=slider], [role=switch]';
  const OVER = '.floating, .dock > *, .asks > *, .corner > *, .tray, .map .tools, header details[open] > .card, .whole';
  const [WIDE, HIGH] = [innerWidth, innerHeight];
  const SCREEN = { left: 0, top: 0, right: WIDE, bottom: HIGH };
  const found = new Set();

  const called = (thing) => (thing.ariaLabel || thing.innerText || thing.title || thing.className?.baseVal
    || thing.className || thing.tagName).trim().replace(/\\s+/g, ' ').slice(0, 60);
  const size = ({ left, top, right, bottom }) => (right - left) * (bottom - top);
  const box = (thing) => [...thing.getClientRects()].sort((a, b) => size(b) - size(a))[0];
  const inside = (one, other, by = 1.5) => one.left >= other.left - by && one.top >= other.top - by
    && one.right <= other.right + by && one.bottom <= other.bottom + by;
  const apart = (one, other, by = 1.5) => one.right <= other.left + by || other.right <= one.left + by
    || one.bottom <= other.top + by || other.bottom <= one.top + by;
  const shown = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !thing.closest('.visually-hidden, [inert], .world');

  /* what clips a thing or scrolls it: all that it lies in, but for what it is lifted out of */
  function* around(thing) {
    for (let at = thing; at.parentElement;) {
      const { position } = getComputedStyle(at);
      if (position === 'fixed') return;
      at = position === 'absolute' ? at.offsetParent ?? document.body : at.parentElement;
      yield at;
    }
  }
  const goes = (frame, axis) => /auto|scroll/.test(getComputedStyle(frame)['overflow' + axis]);
  const cuts = (frame) => getComputedStyle(frame).overflow !== 'visible';

  function bring(thing) {
    for (const frame of around(thing)) {
      const [own, its] = [box(thing), frame.getBoundingClientRect()];
      if (!own || inside(own, its)) continue;
      if (goes(frame, 'Y')) frame.scrollTop += (own.top + own.bottom - its.top - its.bottom) / 2;
      if (goes(frame, 'X')) frame.scrollLeft += (own.left + own.right - its.left - its.right) / 2;
    }
  }

  function cutWords(thing) {
    for (const one of [thing, ...thing.querySelectorAll('*')]) {
      if (!one.textContent.trim() || one.closest('svg, .visually-hidden, [aria-expanded]')) continue;
      if (one.clientWidth <= 1) continue; // said, and not shown
      if (cuts(one) && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)) return true;
    }
    return false;
  }

  /* its middle, and its corners a little inside, where round ones are still its own; a shape of a map has its middle */
  const CORNER = 0.15;
  function spots(thing, { left, top, right, bottom }) {
    const middle = [(left + right) / 2, (top + bottom) / 2];
    if (thing.closest('svg')) return { '': middle };
    const [aside, down] = [(right - left) * CORNER, (bottom - top) * CORNER];
    return {
      '': middle,
      ' above left': [left + aside, top + down], ' above right': [right - aside, top + down],
      ' below left': [left + aside, bottom - down], ' below right': [right - aside, bottom - down],
    };
  }

  function look(thing) {
    bring(thing);
    const own = box(thing);
    if (!own || own.width < 3 || own.height < 3) return;
    const name = `"${called(thing)}"`;
    if (!inside(own, SCREEN)) return found.add(`${name} leaves the screen`);
    const frame = [...around(thing)].find((one) => cuts(one) && !inside(own, one.getBoundingClientRect()));
    if (frame) return found.add(`${name} is cut by ${called(frame).slice(0, 20)} (${frame.className})`);
    for (const [where, at] of Object.entries(spots(thing, own))) {
      const over = document.elementFromPoint(...at);
      const free = over && (thing.contains(over) || over.contains(thing) || over.closest('label')?.control === thing);
      if (free) continue;
      found.add(`${name} is covered${where} by "${over ? called(over) : 'nothing'}" (${over?.className})`);
      break;
    }
    if (cutWords(thing)) found.add(`the words of ${name} are cut`);
  }

  const root = part ? document.querySelector(part) : document;
  for (const thing of root.querySelectorAll(CONTROLS)) if (shown(thing)) look(thing);

  /* what lies over the map stays on it, and lies over nothing else that does */
  const map = document.querySelector('main.map').getBoundingClientRect();
  const floor = document.querySelector('.foot').getBoundingClientRect();
  const over = [...document.querySelectorAll(OVER)].filter(shown)
    .map((thing) => ({ thing, own: thing.getBoundingClientRect() })).filter(({ own }) => size(own));
  for (const { thing, own } of over) {
    if (!inside(own, SCREEN)) found.add(`"${called(thing)}" (${thing.className}) leaves the screen`);
    else if (!thing.closest('header') && !inside(own, { ...SCREEN, top: map.top, bottom: floor.bottom }))
      found.add(`"${called(thing)}" (${thing.className}) leaves the map`);
  }
  for (const [k, { thing, own }] of over.entries())
    for (const { thing: other, own: its } of over.slice(k + 1)) {
      const opened = thing.closest('header') || other.closest('header');
      const one = opened || thing.contains(other) || other.contains(thing);
      if (!one && !apart(own, its)) found.add(`"${called(thing)}" and "${called(other)}" cover each other`);
    }

  /* the way to a goal, and the goal, can be seen */
  const way = [...document.querySelectorAll('.way-stop, .meant')].map((stop) => {
    const { left, top, right, bottom } = stop.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
  const firm = over.filter(({ thing }) => !thing.matches('header *, .floating:not(.firm)'));
  for (const { x, y } of way.slice(-1))
    for (const { thing, own } of firm)
      if (x > own.left && x < own.right && y > own.top && y < own.bottom)
        found.add(`"${called(thing)}" covers the goal`);
  return [...found];
}"""
"""Every fault, in words: of all controls, or of those of one part."""


def faults(page: Page, part: str = "") -> list[str]:
    """What cannot be used, once all of the table rests."""
    page.evaluate(COMES_TO_REST)
    found: list[str] = page.evaluate(FAULTS, part)
    return found
