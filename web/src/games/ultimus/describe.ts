/** An area or a sea in words: for screen readers, tooltips and the list of places. */
import { at } from '../../board/lists';
import {
  inRefuge,
  indexOf,
  isLeader,
  pieceName,
  pilesAt,
  REFUGE_ZONES,
  REFUGES,
  strength,
  zoneNumber,
  type Pile,
} from './model';
import { pileTitle } from './counters/paint';
import { say } from './say';
import type { Components, Late } from './types';

/** "Diocese of Italia, West; town Roma, imperial capital, port". */
export function groundInWords(parts: Components, zone: number): string {
  const { diocese, half, tribe, town, capital, port } = at(parts.zones, zone);
  const home = diocese
    ? say('diocese-of', {
        diocese: parts.dioceses.find(({ id }) => id === diocese)?.name,
        half: half === 1 ? say('east') : say('west'),
      })
    : say('outside');
  const people = parts.tribes.find(({ id }) => id === tribe)?.name;
  const words = [
    home,
    people ? say('home-of', { people }) : '',
    capital ? say('imperial-capital') : town ? say('town') : '',
    port ? say('port') : '',
  ];
  return words.filter(Boolean).join(', ');
}

export function holderInWords(view: Late, zone: number): string {
  const holder = view.holder[zone] ?? -1;
  return holder < 0 ? '' : say(`held-by-${holder}`);
}

export function pileInWords(view: Late, parts: Components, pile: Pile): string {
  const leaders = pile.pieces.filter((piece) => isLeader(parts, piece)).map((piece) => pieceName(parts, piece));
  const units = pile.pieces.filter((piece) => !isLeader(parts, piece));
  const count = (number: number): string => say('so-many-units', { number });
  const told = [
    leaders.join(', '),
    units.length ? say('strength-3', { units: count(units.length), strength: strength(view, parts, units) }) : '',
  ];
  return `${pileTitle(view, parts, pile)}: ${told.filter(Boolean).join('; ')}`;
}

export function markersInWords(view: Late, parts: Components, zone: number): string[] {
  const kingdom = view.capital.findIndex((capital, tribe) => capital === zone && view.status[tribe] === 4);
  const refuge = REFUGE_ZONES.findIndex((id) => zoneNumber(parts, id) === zone);
  const inside = refuge >= 0 ? inRefuge(view, refuge) : [];
  return [
    kingdom >= 0 ? say('capital-of', { people: at(parts.tribes, kingdom).name }) : '',
    view.plague === zone ? say('plague-here') : '',
    view.epidemic === zone ? say('epidemic-here') : '',
    view.council === zone ? say('ecumenical-council') : '',
    inside.length
      ? say('in-refuge', {
          refuge: REFUGES[refuge]!,
          pieces: inside.map((piece) => pieceName(parts, piece)).join(', '),
        })
      : '',
    ...view.fleets.flatMap((fleet, f) =>
      fleet.area === zone ? [say('in-port', { fleet: at(parts.fleets, f).name })] : [],
    ),
  ].filter(Boolean);
}

export function describe(view: Late, parts: Components, id: string): string {
  const sea = indexOf(parts).sea.get(id);
  if (sea !== undefined) return describeSea(view, parts, sea);
  const zone = zoneNumber(parts, id);
  if (zone < 0) return id;
  const piles = pilesAt(view, parts, zone).map((pile) => pileInWords(view, parts, pile));
  const ground = [at(parts.zones, zone).name, groundInWords(parts, zone), holderInWords(view, zone)];
  return `${[...ground, ...markersInWords(view, parts, zone), ...piles].filter(Boolean).join('; ')}.`;
}

function describeSea(view: Late, parts: Components, sea: number): string {
  const { name, fleets } = at(parts.seas, sea);
  const aboard = (number: number): string =>
    number ? say('with-aboard', { pieces: say('so-many-pieces', { number }) }) : '';
  const here = view.fleets.flatMap((fleet, f) =>
    fleet.sea === sea ? [`${at(parts.fleets, f).name}${aboard(fleet.aboard.length)}`] : [],
  );
  return say('sea', {
    name,
    barred: fleets ? '' : say('that-no-fleet-may-sail'),
    here: here.length ? `; ${here.join(', ')}` : '',
  });
}
