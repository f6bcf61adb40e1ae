import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera } from './frame/camera';
import { coinBeside, lying, showsCoins, spread } from './counters/counter';
import { paced, type Scene } from './film/film';
import { above, beside } from './frame/floating';
import { busiest, byDistance, type Point } from './map/geometry';
import { Gestures, type Hands, type Touch } from './frame/gestures';
import { stepAside } from './map/names';
import { Projector } from './film/projector.svelte';
import { cardSide } from './stage/aside';
import { liesUnderSheets } from './stage/Stage.svelte';

const touch = (x: number, y: number, more: Partial<Touch> = {}): Touch => ({
  id: 1,
  x,
  y,
  place: 'roma',
  finger: false,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('hands on the map', () => {
  const told: string[] = [];
  let pencil = false;
  const hands: Hands = {
    pan: (dx, dy) => told.push(`pan ${dx} ${dy}`),
    zoom: (factor) => told.push(`zoom ${factor.toFixed(2)}`),
    grasp: () => told.push('grasp'),
    tap: ({ place }) => told.push(`tap ${place}`),
    rest: (place) => told.push(`rest ${place}`),
    draws: ({ shift }) => shift === true || pencil,
    draw: ({ x }) => told.push(`draw ${x}`),
    drawn: (whole) => told.push(`drawn ${whole}`),
    hover: (place) => told.push(`hover ${place}`),
  };
  beforeEach(() => {
    told.splice(0);
    pencil = false;
  });

  it('tap where they hardly move', () => {
    const gestures = new Gestures(hands);
    gestures.press(touch(10, 10));
    gestures.move(touch(12, 11));
    gestures.lift(touch(12, 11));
    expect(told).toEqual(['tap roma']);
  });
  it('drag without a tap', () => {
    const gestures = new Gestures(hands);
    gestures.press(touch(10, 10));
    gestures.move(touch(40, 10));
    gestures.lift(touch(40, 10));
    expect(told).toEqual(['grasp', 'pan 30 0']);
  });
  it('draw with Shift held down or with the pencil, and tap where they hardly move', () => {
    for (const shift of [true, false]) {
      pencil = !shift;
      const gestures = new Gestures(hands);
      gestures.press(touch(10, 10, { shift }));
      gestures.move(touch(40, 10));
      gestures.lift(touch(40, 10));
      gestures.press(touch(10, 10, { shift }));
      gestures.lift(touch(10, 10));
      expect(told.splice(0)).toEqual(['draw 10', 'grasp', 'draw 40', 'drawn true', 'tap roma']);
    }
  });
  it('break a line off with a second finger', () => {
    pencil = true;
    const gestures = new Gestures(hands);
    gestures.press(touch(10, 10, { finger: true }));
    gestures.move(touch(40, 10, { finger: true }));
    gestures.press(touch(100, 0, { id: 2, finger: true }));
    expect(told).toEqual(['draw 10', 'grasp', 'draw 40', 'drawn false']);
  });
  it('pinch with two fingers, and no finger taps afterwards', () => {
    const gestures = new Gestures(hands);
    gestures.press(touch(0, 0, { finger: true }));
    gestures.press(touch(100, 0, { id: 2, finger: true }));
    gestures.move(touch(110, 0, { id: 2, finger: true }));
    gestures.move(touch(220, 0, { id: 2, finger: true }));
    gestures.lift(touch(220, 0, { id: 2, finger: true }));
    gestures.lift(touch(0, 0, { finger: true }));
    expect(told).toEqual(['grasp', 'zoom 2.00', 'pan 55 0']);
  });
  it('open a card by a long press, which is then no tap', () => {
    const gestures = new Gestures(hands);
    gestures.press(touch(10, 10, { finger: true }));
    vi.advanceTimersByTime(500);
    gestures.lift(touch(10, 10, { finger: true }));
    expect(told).toEqual(['rest roma']);
  });
  it('point at nothing while the wheel turns', () => {
    const gestures = new Gestures(hands);
    gestures.wheel({ x: 0, y: 0 }, -100, false);
    gestures.move(touch(10, 10));
    vi.advanceTimersByTime(300);
    gestures.move(touch(10, 10));
    expect(told).toEqual(['grasp', 'zoom 1.17', 'hover roma']);
  });
  it('open a card where the mouse rests', () => {
    const gestures = new Gestures(hands);
    gestures.move(touch(10, 10));
    vi.advanceTimersByTime(500);
    gestures.move(touch(12, 10));
    vi.advanceTimersByTime(500);
    gestures.leave();
    expect(told).toEqual(['hover roma', 'rest roma', 'hover null']);
  });
});

describe('the camera', () => {
  const frames: (() => void)[] = [];
  let drawn: number[];
  const world = { style: { transform: '' } };
  const size = { width: 1000, height: 500 };

  function camera(): Camera {
    drawn = [];
    return new Camera(
      world as unknown as HTMLElement,
      size,
      { x: 0, y: 0, ...size },
      { width: 500, height: 250 },
      (k) => drawn.push(k),
      () => undefined,
    );
  }
  beforeEach(() => {
    frames.splice(0);
    vi.stubGlobal('requestAnimationFrame', (step: () => void) => frames.push(step));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
  });

  it('shows the whole map when it fits', () => {
    const made = camera();
    made.fit(false);
    expect(made.toScreen(1000, 500)).toEqual([500, 250]);
  });
  it('comes near to what a lesson shows, so that all of it is on the screen, and then rests', () => {
    const made = camera();
    made.fit(false);
    made.gather([
      [300, 200],
      [400, 260],
    ], false);
    const near = made.look;
    expect(near.k).toBeGreaterThan(0.5);
    expect([made.sees(300, 200), made.sees(400, 260)]).toEqual([true, true]);
    made.gather([[310, 210]], false);
    expect(made.look).toEqual(near);
    made.gather([[950, 450]], false);
    expect(made.sees(950, 450)).toBe(true);
  });
  it('neither moves nor draws anew when a longer question takes a strip of the screen', () => {
    const made = camera();
    made.fit(false);
    const [before, times] = [made.look, drawn.length];
    made.lend({ width: 500, height: 180 });
    expect([made.look, drawn.length]).toEqual([before, times]);
    made.lend({ width: 500, height: 250 });
    expect([made.look, drawn.length]).toEqual([before, times]);
  });
  it('has all the room there is as soon as it is there', () => {
    const made = camera();
    made.fit(false);
    made.resize({ width: 500, height: 200 });
    made.lend({ width: 500, height: 250 });
    expect(made.toScreen(1000, 500)).toEqual([500, 250]);
  });
  it('sees nothing under the question or under sheets, and brings it above them', () => {
    const made = camera();
    made.fit(false);
    expect(made.sees(500, 480)).toBe(true);
    made.lend({ width: 500, height: 200 });
    expect(made.sees(500, 480)).toBe(false);
    made.covered = 60;
    expect(made.sees(500, 340)).toBe(false);
    made.reveal(500, 480, 20, false);
    expect(made.toScreen(500, 480)).toEqual([250, 120]);
    expect(made.sees(500, 480)).toBe(true);
  });
  it('brings a place at the edge of the map into sight without showing what lies beyond the map', () => {
    const made = camera();
    made.fit(false);
    const whole = made.look;
    made.reveal(500, 10, 60, false);
    expect(made.look).toEqual(whole);
    made.open([500, 250], 2);
    made.reveal(0, 0, 60, false);
    expect(made.toScreen(0, 0)).toEqual([0, 0]);
    made.gather([[1000, 500]], false);
    expect(made.toScreen(1000, 500)).toEqual([500, 250]);
  });
  it('comes back from a film to where it was, even before it has come to rest', () => {
    const made = camera();
    made.open([500, 250], 2);
    const before = made.look;
    made.leave();
    made.reveal(100, 100, 20, false);
    made.leave();
    made.reveal(900, 400, 20, false);
    expect(made.sees(500, 250)).toBe(false);
    made.comeBack();
    expect(made.sees(500, 250)).toBe(true);
    made.comeBack(false);
    expect(made.look).not.toEqual(before);
    frames.splice(0).forEach((step) => (step as (now: number) => void)(performance.now() + 1000));
    expect(made.look).toEqual(before);
  });
  it('goes on to where it was bound for when there is more room on the way, and not beyond the map', () => {
    const made = camera();
    made.open([500, 250], 2);
    made.reveal(1000, 250, 60);
    made.lend({ width: 500, height: 300 });
    expect(made.toScreen(1000, 250)).toEqual([500, 150]);
  });
  it('stays where somebody has moved it during a film', () => {
    const made = camera();
    made.open([500, 250], 2);
    made.leave();
    made.pan(-300, 0);
    const moved = made.look;
    made.comeBack(false);
    expect(made.look).toEqual(moved);
  });
  it('shows the whole map after a film if it showed it before', () => {
    const made = camera();
    made.fit(false);
    made.leave();
    made.covered = 100;
    made.reveal(500, 480, 20, false);
    made.covered = 0;
    made.comeBack(false);
    made.resize({ width: 1000, height: 500 });
    expect(made.toScreen(1000, 500)).toEqual([1000, 500]);
  });
  it('fits the map into what is free when that is asked for', () => {
    const made = camera();
    made.fit(false);
    made.lend({ width: 500, height: 200 });
    made.fit(false);
    expect(made.toScreen(0, 500)[1]).toBe(200);
  });
  it('fits it above a question that rises over the foot of the map', () => {
    const made = camera();
    made.covered = 60;
    made.fit(false);
    expect([made.toScreen(0, 0)[1], made.toScreen(0, 500)[1]]).toEqual([0, 190]);
  });
  it('shows the whole map again in a window of another size', () => {
    const made = camera();
    made.fit(false);
    made.lend({ width: 500, height: 200 });
    made.resize({ width: 1000, height: 500 });
    expect(made.toScreen(1000, 500)).toEqual([1000, 500]);
  });
  it('keeps the point under the pointer while it zooms', () => {
    const made = camera();
    made.fit(false);
    const before = made.toMap(100, 50);
    made.zoom(2, 100, 50);
    expect(made.toMap(100, 50)).toEqual(before);
  });
  it('reckons anew what is in sight only when the screen leaves it', () => {
    const made = camera();
    made.open([500, 250], 2);
    const first = made.sight({ x: 0, y: 0, width: Infinity, height: Infinity });
    expect(first).toEqual({ x: 250, y: 125, width: 500, height: 250 });
    made.pan(-200, 0);
    expect(made.sight(first)).toBe(first);
    made.pan(-200, 0);
    expect(made.sight(first)).toEqual({ x: 450, y: 125, width: 500, height: 250 });
  });
  it('moves the layer once a frame, however many events come', () => {
    const made = camera();
    made.fit(false);
    for (let k = 0; k < 20; k++) made.zoom(1.02);
    expect(frames).toHaveLength(1);
  });
  it('stretches while a zoom lasts and draws anew only when it rests', () => {
    const made = camera();
    made.fit(false);
    drawn.splice(0);
    made.zoom(2);
    frames[0]!();
    expect(drawn).toEqual([]);
    expect(world.style.transform).toContain('scale(2)');
    vi.advanceTimersByTime(1000);
    expect(drawn).toEqual([1]);
    expect(world.style.transform).toContain('scale(1)');
  });
  it('does not draw anew after it was only moved', () => {
    const made = camera();
    made.fit(false);
    drawn.splice(0);
    made.pan(40, 10);
    vi.advanceTimersByTime(1000);
    expect(drawn).toEqual([]);
  });
});

describe('what floats over the map', () => {
  const box = { width: 200, height: 100 };
  it('stands to the right of its place, or to the left at the edge', () => {
    expect(beside({ x: 100, y: 300 }, box, { width: 900, height: 600 }).x).toBe(118);
    expect(beside({ x: 800, y: 300 }, box, { width: 900, height: 600 }).x).toBe(582);
  });
  it('stands where sheets leave it room, if there is such a side', () => {
    const sheets = { x: 600, y: 350, width: 290, height: 240 };
    const screen = { width: 900, height: 600 };
    expect(beside({ x: 500, y: 400 }, box, screen, [sheets]).x).toBe(282);
    expect(beside({ x: 500, y: 200 }, box, screen, [sheets]).x).toBe(518);
    expect(beside({ x: 150, y: 400 }, box, screen, [{ ...sheets, x: 200 }])).toEqual({ x: 168, y: 6 });
  });
  it('hides the place nowhere, on a low screen neither', () => {
    const low = { width: 844, height: 190 };
    const { x } = beside({ x: 422, y: 95 }, { width: 300, height: 178 }, low);
    expect(x > 422 || x + 300 < 422).toBe(true);
  });
  it('stands below its place on a narrow screen, or above where there is no room', () => {
    expect(beside({ x: 150, y: 300 }, box, { width: 390, height: 600 })).toEqual({ x: 50, y: 334 });
    expect(beside({ x: 150, y: 580 }, box, { width: 390, height: 600 })).toEqual({ x: 50, y: 446 });
  });
  it('goes under the place when there is no room above', () => {
    expect(above({ x: 300, y: 400 }, 240, { width: 900, height: 600 })).toBe('left: 180px; bottom: 234px');
    expect(above({ x: 300, y: 60 }, 240, { width: 900, height: 600 })).toBe('left: 180px; top: 100px');
  });
});

it('puts things in the order of their distance, and those at no place last', () => {
  const places = new Map<string, Point>([
    ['a', [0, 0]],
    ['b', [1, 0]],
    ['c', [9, 0]],
  ]);
  expect(byDistance(['done', 'c', 'b'], (id) => id, places, 'a')).toEqual(['b', 'c', 'done']);
});

describe('coins of leaders', () => {
  it('lie on counters that are large enough on the screen', () => {
    expect(showsCoins(0.9, 1.2)).toBe(true);
    expect(showsCoins(0.9, 0.6)).toBe(false);
    expect(showsCoins(0.45, 1.2)).toBe(false);
  });

  it('leave figures their room', () => {
    expect(coinBeside(null)).toBe(coinBeside(12));
    expect(coinBeside(120)).toBeLessThan(coinBeside(12));
  });
});

describe('a stack', () => {
  it('lies with each counter a little higher', () => {
    expect([0, 1, 2].map(lying)).toEqual([
      [0, -0, 0],
      [3, -3, 0],
      [6, -6, 0],
    ]);
  });
  it('spreads around its middle, however many there are', () => {
    for (const count of [2, 3, 5]) {
      const leans = Array.from({ length: count }, (_, i) => spread(count, i));
      expect(leans.reduce((sum, [x]) => sum + x, 0)).toBeCloseTo(0);
      expect(leans[0]![0]).toBeLessThan(leans[1]![0]);
    }
  });
});

interface Count {
  n: number;
}
interface Tick {
  kind: string;
  ms: number;
}
const scene = (ms: number, kind = 'tick'): Scene<Count, Tick> => ({
  beat: { kind, ms },
  after: (view) => (view.n += 1),
});

describe('a film', () => {
  it('runs faster the longer it is, but what must be read stays readable', () => {
    const scenes = paced(
      [...Array.from({ length: 11 }, () => scene(600)), scene(1000, 'read')],
      ({ kind }) => kind === 'read',
    );
    expect(scenes.map(({ beat }) => beat.ms)).toEqual([...Array.from({ length: 11 }, () => 300), 700]);
  });
  it('is left out when there is too much to show', () => {
    expect(paced(Array.from({ length: 60 }, () => scene(200)))).toEqual([]);
  });

  const studio = { film: () => [scene(100), scene(100)], copy: (view: Count) => ({ ...view }), look: () => undefined };
  const event = (i: number) => ({ i, kind: '', facts: {}, sentence: '' });

  it('goes from the previous view to the present, beat by beat', () => {
    const projector = new Projector<Count, Tick>({ n: 0 }, studio);
    const present = { n: 2 };
    projector.show(present, { n: 0 }, [event(0)]);
    expect(projector.shown.n).toBe(0);
    vi.advanceTimersByTime(100);
    expect(projector.shown.n).toBe(1);
    vi.advanceTimersByTime(100);
    expect([projector.shown, projector.beat]).toEqual([present, null]);
  });
  it('does not show the same events twice', () => {
    const projector = new Projector<Count, Tick>({ n: 0 }, studio);
    projector.show({ n: 2 }, { n: 0 }, [event(3)]);
    projector.show({ n: 2 }, { n: 0 }, [event(3)]);
    expect(projector.beat).toBeNull();
  });
});

describe('a name on the map', () => {
  const name = { x: 50, y: 50, angle: 0, width: 40, height: 10 };
  const counter = { x: 35, y: 35, width: 30, height: 30, weight: 3 };
  const stepped = (own: typeof counter) => stepAside([name], [own], [own])[0]!;

  it('stays where it was drawn if nothing covers it', () => {
    expect(stepped({ ...counter, y: 80 })).toEqual(name);
  });
  it('steps aside from under a counter', () => {
    const { y } = stepped(counter);
    expect(y + 5 <= 35 || y - 5 >= 65).toBe(true);
  });
  it('does not step onto another name', () => {
    const other = { ...name, y: 28 };
    const [first] = stepAside([name, other], [counter, { ...counter, y: 300 }], [counter]);
    expect(first!.y).toBeGreaterThan(50);
  });
});

describe('sheets', () => {
  it('lie on the other side of what they are about', () => {
    expect(liesUnderSheets([[900, 10]], 1000)).toBe(true);
    expect(liesUnderSheets([[900, 10], [100, 10]], 1000)).toBe(false);
    expect(liesUnderSheets([], 1000)).toBe(false);
  });
});

describe('a card about no place', () => {
  const room = { width: 1000, cardWidth: 300, top: 400, abreast: true, docked: false, left: false };
  it('stands at the left, or beside sheets that do', () => {
    expect(cardSide(room, [])).toBe('left');
    expect(cardSide({ ...room, left: true, docked: true }, [])).toBe('right');
    expect(cardSide({ ...room, abreast: false }, [])).toBe('middle');
  });
  it('hides as little as can be of what can be chosen', () => {
    expect(cardSide(room, [[100, 500]])).toBe('right');
    expect(cardSide(room, [[100, 300]])).toBe('left');
    expect(cardSide(room, [[100, 500], [900, 500]])).toBe('middle');
    expect(cardSide({ ...room, docked: true }, [[100, 500]])).toBe('left');
  });
});

describe('where one sits down', () => {
  const WINDOW: Point = [100, 60];
  it('is the middle of the forces, where all of them can be seen', () => {
    expect(busiest([[0, 0], [40, 20], [20, 10]], WINDOW)).toEqual([20, 10]);
  });
  it('is among most of them, where some stand far away', () => {
    expect(busiest([[0, 0], [10, 0], [500, 300]], WINDOW)).toEqual([10, 0]);
  });
  it('is nowhere without any', () => {
    expect(busiest([], WINDOW)).toBeNull();
  });
});
