/** A hex in words: for screen readers, tooltips and the list of places. */
import { at, word } from '../../board/lists';
import { armyName, cityNumber, hexNumber, inOrder, lastSeen, pilesAt, strength, type Pile } from './model';
import { say } from './say';
import type { Components, War } from './types';

export function groundInWords(parts: Components, hex: number): string {
  const { ground, river, lake, coast } = at(parts.hexes, hex);
  const words = [
    at(parts.terrain, ground).name.toLowerCase(),
    river ? 'river' : '',
    lake ? 'lake' : '',
    coast?.length ? 'coast' : '',
  ];
  return words.filter(Boolean).join(', ');
}

export function holderInWords(view: War, parts: Components, city: number): string {
  const holder = at(view.controller, city);
  if (holder < 0) return say('held-by-nobody');
  const civis = view.civis[city] === holder ? '' : ', no Civis';
  const siege = view.besieged.includes(city) ? ', besieged' : '';
  return `held by ${at(parts.sides, holder).name}${civis}${siege}`;
}

export function rankInWords(parts: Components, city: number): string {
  const { code, capital } = at(parts.cities, city);
  const colour = code[0]!.toUpperCase() + code.slice(1);
  return capital ? `${colour} ${capital} capital` : `${colour} city`;
}

export function pileInWords(parts: Components, pile: Pile): string {
  const names = inOrder(parts, pile.units).map((unit) => at(parts.units, unit).name);
  const told = [
    pile.armies.length ? pile.armies.map((army) => `Exercitus ${armyName(army)}`).join(', ') : '',
    names.length ? `${names.join(', ')} (strength ${strength(parts, pile.units)})` : '',
    pile.down ? `${word(pile.down, 'counter')} face down` : '',
  ];
  return `${at(parts.sides, pile.side).name}${pile.inside ? ' inside the city' : ''}: ${told.filter(Boolean).join('; ')}`;
}

export function seenInWords(view: War, parts: Components, hex: number): string {
  const seen = [0, 1].flatMap((side) => lastSeen(view, parts, hex, side));
  if (!seen.length) return '';
  return `last seen here: ${seen.map(({ unit, turn }) => `${at(parts.units, unit).name} (${turn ? `turn ${turn}` : say('at-the-start')})`).join(', ')}`;
}

export function describe(view: War, parts: Components, id: string): string {
  const hex = hexNumber(parts, id);
  if (hex < 0) return id;
  const city = cityNumber(parts, hex);
  const title = city >= 0 ? `${at(parts.cities, city).name}, hex ${id}` : `Hex ${id}`;
  const words = [
    title,
    groundInWords(parts, hex),
    city >= 0 ? `${rankInWords(parts, city)}, ${holderInWords(view, parts, city)}` : '',
    ...pilesAt(view, hex).map((pile) => pileInWords(parts, pile)),
    seenInWords(view, parts, hex),
  ];
  return `${words.filter(Boolean).join('; ')}.`;
}
