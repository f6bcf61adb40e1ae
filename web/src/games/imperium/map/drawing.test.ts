import { readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import { gridLines, hexAt, placeAtPoint, provinceShapes, readDrawing, type MapFile } from './drawing';
import { game, parts } from '../fixtures';
import { indexOf, placeNumber } from '../model';

const root = new URL('../../../../../', import.meta.url);
const file = JSON.parse(readFileSync(new URL('src/romanum/games/imperium/data/map.json', root), 'utf8')) as MapFile;
const drawing = readDrawing(file, parts);

group('the map', () => {
  it('has a point for every place and Province', () => {
    for (const id of indexOf(parts).ids) expect(drawing.points.has(id)).toBe(true);
    for (const { id } of parts.provinces) expect(drawing.points.has(`in:${id}`)).toBe(true);
  });
  it('finds a hex by its middle, and near its corners', () => {
    drawing.middles.forEach(([x, y], hex) => {
      expect(hexAt(drawing, x, y)).toBe(hex);
      expect(hexAt(drawing, x + 15, y + 4)).toBe(hex);
      expect(hexAt(drawing, x, y - 16)).toBe(hex);
    });
    expect(hexAt(drawing, -60, -60)).toBe(-1);
  });
  it('stands units in the hex that they are in', () => {
    const far = drawing.army.filter(([x, y], place) => {
      const hex = place < drawing.middles.length ? place : parts.places.within[place - drawing.middles.length]!;
      return hexAt(drawing, x, y) !== hex;
    });
    expect(far.length).toBe(0);
  });
  it('finds an island apart from the main part of its hex', () => {
    const thasos = placeNumber(parts, 'b5117b');
    expect(placeAtPoint(drawing, ...drawing.fleet[thasos]!)).toBe(thasos);
    const main = placeNumber(parts, 'b5117');
    expect(placeAtPoint(drawing, ...drawing.army[main]!)).toBe(main);
  });
  it('draws every hex of a Province, and every side', () => {
    const shapes = provinceShapes(drawing, parts);
    const hexes = parts.places.province.slice(0, drawing.middles.length).filter((province) => province >= 0).length;
    expect(shapes.join('').split('M').length - 1).toBe(hexes);
    expect(gridLines(drawing).join('').split('M').length - 1).toBe(drawing.middles.length);
  });
  it('draws the cities of the game where they are', () => {
    for (const { id, place, site } of file.cities) {
      const city = parts.cities[indexOf(parts).city.get(id)!]!;
      expect(placeNumber(parts, place)).toBe(city.place);
      const further = city.place - drawing.middles.length;
      const hex = further < 0 ? city.place : parts.places.within[further];
      expect(hexAt(drawing, ...site)).toBe(hex);
    }
    expect(Object.keys(game.names).length).toBeGreaterThan(parts.places.ids.split(' ').length);
  });
});
