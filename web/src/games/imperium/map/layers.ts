/** What the Provinces are coloured by, and what is written on each. */
import { taxOf } from '../model';
import { colourOf, firstColour, look, type PowerLook } from '../counters/paint';
import type { Components, World } from '../types';

export const LAYERS = ['control', 'tax', 'mobilization', 'grain', 'supply', 'none'] as const;
export type Layer = (typeof LAYERS)[number];

/** So many hues tell neighbouring areas apart. */
const HUES = 9;
const RICH = 24;
const MOST_WHEAT = 4;
const [GOLD, WHEAT] = ['#b8860b', '#c98a12'] as const;

export function tintsOf(view: World, parts: Components, layer: Layer): (string | null)[] {
  return parts.provinces.map((row, province) => {
    if (layer === 'control' || layer === 'supply') return lordColour(view, parts, province);
    if (layer === 'tax') return shade(GOLD, taxOf(view, parts, province) / RICH);
    if (layer === 'grain') return shade(WHEAT, (row.wheat ?? 0) / MOST_WHEAT);
    if (layer === 'mobilization') return row.area < 0 ? null : hue(row.area);
    return null;
  });
}

function lordColour(view: World, parts: Components, province: number): string | null {
  const lord = view.lord[province] ?? -1;
  const colour = lord >= 0 ? firstColour(view, lord) : -1;
  return colour >= 0 ? colourOf(parts.colours[colour]) : null;
}

const shade = (colour: string, share: number): string | null =>
  share <= 0 ? null : `color-mix(in srgb, ${colour} ${Math.round(35 + 65 * Math.min(1, share))}%, transparent)`;

const hue = (area: number): string => `hsl(${((area * 360) / HUES + Math.floor(area / HUES) * 20) % 360} 55% 48%)`;

export interface Holder extends PowerLook {
  power: number;
  lands: number;
}

/** Who controls Provinces, those with most of them first. */
export function holders(view: World, parts: Components, names: Record<string, string>): Holder[] {
  const lands = new Map<number, number>();
  for (const lord of view.lord) if (lord >= 0) lands.set(lord, (lands.get(lord) ?? 0) + 1);
  return [...lands]
    .filter(([power]) => firstColour(view, power) >= 0)
    .sort((a, b) => b[1] - a[1])
    .map(([power, number]) => ({ ...look(view, parts, power, names), power, lands: number }));
}

/** Samples of the shades of a layer. */
export const SHADES: Partial<Record<Layer, { colour: string; words: string }[]>> = {
  tax: [1, 6, 12, RICH].map((tax) => ({ colour: shade(GOLD, tax / RICH)!, words: tax === RICH ? `${tax}+` : `${tax}` })),
  grain: [1, 2, MOST_WHEAT].map((wheat) => ({ colour: shade(WHEAT, wheat / MOST_WHEAT)!, words: '❋'.repeat(wheat) })),
};

/** What stands on each Province. */
export function figuresOf(view: World, parts: Components, layer: Layer): string[] {
  return parts.provinces.map((row, province) => {
    if (layer === 'tax') return taxOf(view, parts, province) ? String(taxOf(view, parts, province)) : '';
    if (layer === 'grain') return row.wheat ? '❋'.repeat(row.wheat) : '';
    if (layer === 'mobilization') return row.area < 0 ? '' : parts.areas[row.area]!.name;
    return '';
  });
}

