/** Colours of peoples, halves, statuses and offices; a letter or a shape repeats what each colour says. */
import { later } from '$lib/phrase';
import { at } from '../../../board/lists';
import {
  isLeader,
  leaderOf,
  officeInWords,
  statusOf,
  tribeOf,
  unitOf,
  valuesOf,
  type Office,
  type Pile,
} from '../model';
import type { Components, Late, StatusId, UnitKind } from '../types';
import { say } from '../say';

export const IVORY = '#fff7e8';

/** Peoples of one nation differ by a tint, and by their names on the band. */
const TINTS: Record<string, string> = {
  visigothi: '#1f5a2c',
  ostrogothi: '#a3b04a',
  vandali: '#7a5a1f',
  burgondi: '#c27a5a',
  'franci-salii': '#2f5f8f',
  'franci-orientales': '#5f8fb0',
  alamanni: '#4a4a4a',
  suevi: '#d0c08a',
  saxones: '#1f7a7a',
  heruli: '#8a3a3a',
  gepidae: '#5a3f7a',
  alani: '#3a3f8f',
  iberia: '#c9a0c0',
  scotti: '#1f5f3f',
  bagaudes: '#6f6a50',
  lakmides: '#8f5a1f',
  ghassanides: '#e0d090',
  mauri: '#a85a2a',
  blemyes: '#4f3a1f',
  austuriani: '#d8b060',
};

export function tribeColour(parts: Components, tribe: number): string {
  const { id, nationality } = at(parts.tribes, tribe);
  const tint = TINTS[id];
  return tint ? `color-mix(in srgb, var(--nation-${nationality}) 52%, ${tint})` : `var(--nation-${nationality})`;
}

export const halfColour = (half: number): string => (half === 1 ? 'var(--half-east)' : 'var(--half-west)');

/** By camp, for panels and dice. */
export const CAMP_LOOK = later(
  () =>
    [
      { id: 'roman', name: say('romans'), colour: 'var(--half-west)', letter: 'R' },
      {
        id: 'barbarian',
        name: say('barbarians'),
        colour: 'color-mix(in srgb, var(--nation-german) 70%, #10240f)',
        letter: 'B',
      },
    ] as const,
);

export const campColour = (camp: number): string => CAMP_LOOK[camp]?.colour ?? '#8d8577';

// ---- statuses: a colour, a shape and a letter each

export interface Emblem {
  name: string;
  /** What it is called in a list of all of them, where that is less. */
  title?: string;
  colour: string;
  /** Within a circle of radius 1. */
  outline: string;
  letter: string;
  about: string;
}

const CIRCLE = 'M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1z';
export const STATUS_EMBLEMS: Record<StatusId, Emblem> = later(() => ({
  peace: {
    name: say('at-peace'),
    colour: 'var(--status-peace)',
    outline: CIRCLE,
    letter: 'P',
    about: say('at-home-it-does-not'),
  },
  war: {
    name: say('at-war'),
    colour: 'var(--status-war)',
    outline: 'M0-1.15L1.15 0 0 1.15-1.15 0z',
    letter: 'W',
    about: say('plays-for-the-barbarian-and'),
  },
  foederati: {
    name: say('foederati'),
    colour: 'var(--status-foederati)',
    outline: 'M-.95-1H.95V.1C.95.75.4 1.05 0 1.25-.4 1.05-.95.75-.95.1z',
    letter: 'F',
    about: say('plays-for-the-roman'),
  },
  revolt: {
    name: say('in-revolt'),
    colour: 'var(--status-revolt)',
    outline: 'M0-1.25L1.2.95H-1.2z',
    letter: 'V',
    about: say('former-foederati-who-fight-the'),
  },
  regnum: {
    name: say('regnum'),
    colour: 'var(--status-regnum)',
    outline: 'M-1.1 1V-1L-.45-.3 0-1.15.45-.3 1.1-1V1z',
    letter: 'K',
    about: say('a-kingdom-on-roman-soil'),
  },
}));

/** Romans: loyal, or with a usurper of either half. */
export const CAUSE_EMBLEMS: Emblem[] = later(() => [
  {
    name: say('loyal'),
    colour: 'var(--status-loyal)',
    outline: 'M-.95-.95H.95V.95H-.95z',
    letter: 'R',
    about: say('follows-the-augusti'),
  },
  {
    name: say('with-the-usurper-in-the'),
    title: say('with-the-usurper'),
    colour: 'var(--status-usurper)',
    outline: 'M-1-1L0-.45 1-1V1L0 .45-1 1z',
    letter: 'U',
    about: say('follows-a-usurper-and-plays'),
  },
  {
    name: say('with-the-usurper-in-the-2'),
    colour: 'var(--status-usurper)',
    outline: 'M-1-1L0-.45 1-1V1L0 .45-1 1z',
    letter: 'U',
    about: say('follows-a-usurper-and-plays'),
  },
]);

export function emblemOf(view: Late, pile: Pile): Emblem {
  return pile.cause || pile.tribe < 0 ? CAUSE_EMBLEMS[pile.cause]! : STATUS_EMBLEMS[statusOf(view, pile.tribe)];
}

export const OFFICES: Record<Office, { letter: string; name: string; colour: string; ink: string }> = later(() => ({
  augustus: { letter: 'A', name: say('augustus-2'), colour: '#5d1f6b', ink: '#f6d98a' },
  caesar: { letter: 'C', name: say('caesar'), colour: '#f2e6f5', ink: '#5d1f6b' },
  usurper: { letter: 'U', name: say('usurper'), colour: '#2b2530', ink: '#f6d98a' },
  puppet: { letter: 'P', name: say('to-be-augustus'), colour: '#d9d2de', ink: '#2b2530' },
  rex: { letter: 'K', name: say('rex-2'), colour: '#f0c24a', ink: '#3a2607' },
}));

// ---- pieces in words

export const KINDS: Record<UnitKind, { name: string; about: string }> = later(() => ({
  LI: { name: 'limitanei', about: say('border-troops-who-stay-in') },
  CO: { name: 'comitatenses', about: say('the-field-army-of-a') },
  PA: { name: 'palatini', about: say('the-field-army-of-an') },
  BU: { name: 'buccellarii', about: say('the-guard-of-one-leader') },
  tribal: { name: say('warriors'), about: say('the-host-of-a-people') },
}));

/** The four values of a leader (1.2), each with what it is for. */
export const LEADER_VALUES = later(
  () =>
    [
      { key: 'cc', code: say('cc'), name: say('command-capacity'), about: say('how-many-units-he-can') },
      { key: 'vs', code: say('vs'), name: say('strategic-value'), about: say('evades-on-less-than-this') },
      {
        key: 'bt',
        code: say('bt'),
        name: say('tactical-bonus'),
        about: say('the-difference-to-the-enemys'),
      },
      {
        key: 'cp',
        code: say('cp'),
        name: say('political-capacity'),
        about: say('usurps-is-approved-wins-peoples'),
      },
    ] as const,
);

/** Roman pieces by their half, others by their people. */
export function groundOf(parts: Components, piece: number): string {
  const tribe = tribeOf(parts, piece);
  if (tribe >= 0) return tribeColour(parts, tribe);
  return halfColour(isLeader(parts, piece) ? leaderOf(parts, piece).half : unitHalf(parts, piece));
}

/** The half of a Roman unit: its own, or that of its diocese. */
function unitHalf(parts: Components, piece: number): number {
  const { half, diocese } = unitOf(parts, piece);
  return half >= 0 ? half : (parts.dioceses.find(({ id }) => id === diocese)?.half ?? 0);
}

/** "strength 5, quality 1, tactics 1, moves 3", of a unit. */
export function valuesInWords(view: Late, parts: Components, piece: number): string {
  const { barbarian, move } = unitOf(parts, piece);
  const [pf, qu, bt] = valuesOf(view, parts, piece);
  return [
    view.reduced[piece] ? say('reduced') : '',
    say('strength-4', { pf }),
    say('quality', { qu }),
    say('tactics', { bt }),
    say('moves', { move }),
    barbarian ? say('of-barbarian-origin') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** "Stilicho, Caesar of the West: command 7, strategy 4, tactics 3, politics 3". */
export function pieceInWords(view: Late, parts: Components, piece: number): string {
  const tribe = tribeOf(parts, piece);
  const people = tribe < 0 ? say('roman') : at(parts.tribes, tribe).name;
  if (isLeader(parts, piece)) {
    const { name, cc, vs, bt, cp } = leaderOf(parts, piece);
    const office = officeInWords(view, parts, piece);
    return say('command-strategy-tactics-politics', {
      name,
      office: office || say('leader-of-the', { people: tribe < 0 ? say('romans') : people }),
      cc,
      vs,
      bt,
      cp,
    });
  }
  const { name, kind } = unitOf(parts, piece);
  return `${name}: ${people} ${KINDS[kind].name}, ${valuesInWords(view, parts, piece)}`;
}

/** Whose pieces a pile is: "Romans", "Visigothi, Foederati", "Romans with the Usurper in the West". */
export function pileTitle(view: Late, parts: Components, pile: Pile): string {
  const people = pile.tribe < 0 ? say('romans') : at(parts.tribes, pile.tribe).name;
  if (pile.cause) return `${people} ${emblemOf(view, pile).name}`;
  return pile.tribe < 0 ? people : `${people}, ${emblemOf(view, pile).name}`;
}
