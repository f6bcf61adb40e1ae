/** A Province in words: for screen readers, tooltips and the list of Provinces. */
import { armiesInWords, at, isCapital, neighbours, owner, place } from './model';
import { say } from './say';
import type { BorderKind, Components, Empire } from './types';

export const borderWords = (kind: BorderKind): string => say(`border-${kind}`);

export function cityInWords(view: Empire, parts: Components, p: number): string {
  const province = at(parts.provinces, p);
  if (view.city[p]) {
    const what = isCapital(parts, p, view.turn) ? say('ground-capital') : say('city');
    return `${view.city[p] === 2 ? say('looted-2', { what }) : what} ${province.city}`.trim();
  }
  return province.city_site ? say('city-site', { city: province.city }).trim() : '';
}

export function fortInWords(view: Empire, parts: Components, p: number): string {
  if (!view.fort[p]) return '';
  const what = view.fort[p] === 2 ? say('fortress') : say('fort');
  const by = at(view.fort_owner, p);
  return by >= 0 && by !== view.holder[p] ? say('of-2', { what, name: at(parts.factions, by).name }) : what;
}

export function holderInWords(view: Empire, parts: Components, p: number): string {
  const holder = at(view.holder, p);
  if (holder < 0) return say('vacant');
  const faction = owner(view, holder);
  const armies = armiesInWords(view, parts, p);
  return holder >= 4 && faction >= 0 ? `${armies} (${at(parts.factions, faction).name})` : armies;
}

export function describe(view: Empire, parts: Components, id: string): string {
  const p = place(parts, id);
  if (p < 0) return id;
  const province = at(parts.provinces, p);
  const diocese = parts.dioceses.find((d) => d.id === province.diocese);
  const words = [
    say('diocese-2', { name: province.name, diocese: diocese?.name ?? province.diocese }),
    holderInWords(view, parts, p),
    fortInWords(view, parts, p),
    cityInWords(view, parts, p),
    province.coast ? say('on-the-sea') : '',
    say('borders', {
      borders: neighbours(parts, id)
        .map((n) => borderInWords(parts, n.id, n.kind))
        .join(', '),
    }),
  ];
  return `${words.filter(Boolean).join('; ')}.`;
}

function borderInWords(parts: Components, id: string, kind: BorderKind): string {
  const name = at(parts.provinces, place(parts, id)).name;
  return kind === 'open' ? name : `${name} ${borderWords(kind)}`;
}
