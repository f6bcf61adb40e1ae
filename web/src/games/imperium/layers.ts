/** What the Provinces are coloured by, and what is written on each. */
import type { Layer } from './Layers.svelte';
import { taxOf } from './model';
import { colourOf, firstColour } from './paint';
import type { Components, World } from './types';

/** So many hues tell neighbouring areas apart. */
const HUES = 9;
const RICH = 24;

export function tintsOf(view: World, parts: Components, layer: Layer): (string | null)[] {
  return parts.provinces.map((row, province) => {
    if (layer === 'control' || layer === 'supply') return lordColour(view, parts, province);
    if (layer === 'tax') return shade('#b8860b', taxOf(view, parts, province) / RICH);
    if (layer === 'grain') return shade('#c98a12', (row.wheat ?? 0) / 4);
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

/** What stands on each Province. */
export function figuresOf(view: World, parts: Components, layer: Layer): string[] {
  return parts.provinces.map((row, province) => {
    if (layer === 'tax') return taxOf(view, parts, province) ? String(taxOf(view, parts, province)) : '';
    if (layer === 'grain') return row.wheat ? '❋'.repeat(row.wheat) : '';
    if (layer === 'mobilization') return row.area < 0 ? '' : parts.areas[row.area]!.name;
    return '';
  });
}

