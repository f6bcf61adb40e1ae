/** A hex in words: for screen readers, tooltips and the list of places. */
import { midSentence } from '$lib/language';
import { at } from '../../board/lists';
import { armyName, cityNumber, hexNumber, inOrder, lastSeen, pilesAt, strength, type Pile } from './model';
import { say } from './say';
import type { Components, War } from './types';

export function groundInWords(parts: Components, hex: number): string {
  const { ground, river, lake, coast } = at(parts.hexes, hex);
  const words = [
    midSentence(at(parts.terrain, ground).name),
    river ? say('ground-river') : '',
    lake ? say('ground-lake') : '',
    coast?.length ? say('ground-coast') : '',
  ];
  return words.filter(Boolean).join(', ');
}

export function holderInWords(view: War, parts: Components, city: number): string {
  const holder = at(view.controller, city);
  if (holder < 0) return say('held-by-nobody');
  const civis = view.civis[city] === holder ? '' : say('no-civis-2');
  const siege = view.besieged.includes(city) ? say('besieged-2') : '';
  return say('held-by', { name: at(parts.sides, holder).name, civis, siege });
}

export function rankInWords(parts: Components, city: number): string {
  const { code, capital } = at(parts.cities, city);
  const colour = code[0]!.toUpperCase() + code.slice(1);
  return capital ? say('capital-2', { colour, capital }) : say('city', { colour });
}

export function pileInWords(parts: Components, pile: Pile): string {
  const names = inOrder(parts, pile.units).map((unit) => at(parts.units, unit).name);
  const told = [
    pile.armies.length ? pile.armies.map((army) => say('exercitus-2', { armyName: armyName(army) })).join(', ') : '',
    names.length ? say('strength-5', { units: names.join(', '), strength: strength(parts, pile.units) }) : '',
    pile.down ? say('face-down-2', { counters: say('so-many-counters', { number: pile.down }) }) : '',
  ];
  const who = at(parts.sides, pile.side).name;
  return `${who}${pile.inside ? say('inside-the-city-2') : ''}: ${told.filter(Boolean).join('; ')}`;
}

export function seenInWords(view: War, parts: Components, hex: number): string {
  const seen = [0, 1].flatMap((side) => lastSeen(view, parts, hex, side));
  if (!seen.length) return '';
  return say('last-seen-here-2', {
    units: seen
      .map(
        ({ unit, turn }) => `${at(parts.units, unit).name} (${turn ? say('turn-2', { turn }) : say('at-the-start')})`,
      )
      .join(', '),
  });
}

export function describe(view: War, parts: Components, id: string): string {
  const hex = hexNumber(parts, id);
  if (hex < 0) return id;
  const city = cityNumber(parts, hex);
  const title = city >= 0 ? say('hex-2', { name: at(parts.cities, city).name, id }) : say('hex', { id });
  const words = [
    title,
    groundInWords(parts, hex),
    city >= 0 ? `${rankInWords(parts, city)}, ${holderInWords(view, parts, city)}` : '',
    ...pilesAt(view, hex).map((pile) => pileInWords(parts, pile)),
    seenInWords(view, parts, hex),
  ];
  return `${words.filter(Boolean).join('; ')}.`;
}
