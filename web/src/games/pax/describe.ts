/** A place or a Province in words: for screen readers, tooltips and the list of places. */
import { at } from '../../board/lists';
import { isCapital, isCity, isSpace, NOBODY, placeNumber, provinceOf, sideName, stacksAt, tribeAt } from './model';
import { stackInWords } from './counters/paint';
import { say } from './say';
import type { Components, Sea } from './types';

/** What a Space is: "Port, Mountain Fortress". */
export function signsInWords(view: Sea, parts: Components, place: number): string {
  const { signs = [], kind } = at(parts.places, place);
  if (kind !== 'space') return say(`kind-${kind}`);
  return [isCapital(view, parts, place) ? say('capital') : '', ...signs.map((sign) => say(`sign-${sign}`))]
    .filter(Boolean)
    .join(', ');
}

/** "City of Rome, 5 Wall Points". */
export function townInWords(view: Sea, parts: Components, place: number): string {
  const walls = view.walls[place] ?? 0;
  if (!walls || !isSpace(parts, place)) return '';
  return say(isCity(view, parts, place) ? 'city-of' : 'town-of', {
    side: sideName(view, parts, view.town_of[place] ?? NOBODY),
    walls,
  });
}

export function holderInWords(view: Sea, parts: Components, place: number): string {
  const holder = isSpace(parts, place) ? (view.holder[place] ?? NOBODY) : NOBODY;
  return holder < 0 ? '' : say('held-by', { side: sideName(view, parts, holder) });
}

export function describe(view: Sea, parts: Components, id: string): string {
  const province = provinceOf(parts, id);
  if (province >= 0) return describeProvince(view, parts, province);
  const place = placeNumber(parts, id);
  if (place < 0) return id;
  const { name, province: within } = at(parts.places, place);
  const tribe = tribeAt(view, parts, place);
  const told = [
    name,
    parts.provinces[within]?.name ?? '',
    signsInWords(view, parts, place),
    townInWords(view, parts, place),
    holderInWords(view, parts, place),
    tribe === null ? '' : say(tribe === '?' ? 'tribe-unknown' : 'tribe-known', { strength: tribe }),
    view.pirates.includes(place) ? say('pirates') : '',
    ...stacksAt(view, place).map((stack) => stackInWords(view, parts, stack)),
  ];
  return `${told.filter(Boolean).join('; ')}.`;
}

/** "Italia: Controlled by Rome; Rome 7". */
export function describeProvince(view: Sea, parts: Components, province: number): string {
  const { name, coins } = at(parts.provinces, province);
  const { lord, held } = view.provinces[province]!;
  const told = [
    name,
    say('pays', { coins }),
    lord >= 0 ? say('lord', { side: sideName(view, parts, lord) }) : say('no-lord'),
    ...held.map(([side, number]) => `${sideName(view, parts, side)} ${number}`),
  ];
  return `${told.join('; ')}.`;
}

/** What one more Space would change for me. */
export function changeInWords(view: Sea, parts: Components, province: number): string {
  const { lord, needs, takes = [] } = view.provinces[province]!;
  if (view.own < 0) return '';
  if (lord === view.own) return say('is-yours');
  if (!needs) return '';
  const places = takes.map((space) => at(parts.places, space).name).join(', ');
  return needs === 1 && places ? say('one-more', { places }) : say('more', { needs });
}
