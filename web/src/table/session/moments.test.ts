/** A battle won or lost has its moment, whatever the game calls what happens in it. */
import { describe, expect, it } from 'vitest';
import type { EventLine, GameStatic } from '$lib/api';
import { momentIn } from './moments';

const game = {
  names: { rome: 'Rome', carthage: 'Carthage', capua: 'Capua', campania: 'Campania' },
  topics: {},
  roles: {
    combat: [
      { role: 'roll', dice: ['die'], fight: true },
      { role: 'battle', place: 'place', side: 'power', enemy: 'enemy', ends: true, winner: 'winner' },
    ],
    round: [
      {
        role: 'roll', dice: ['attack'], side: 'side', enemy: 'enemy', place: 'place', chance: 'chance', got: 'outcome',
        good: ['win'], void: ['tie'], fight: true,
      },
    ],
    strike: [{ role: 'roll', dice: ['die'], side: 'side', chance: 'chance', got: 'suffered', fight: true }],
    falls: [{ role: 'taken', place: 'city', side: 'power', old: 'old' }],
    plague: [{ role: 'roll', dice: ['die'] }],
  },
} as unknown as GameStatic;

let number = 0;
function line(kind: string, facts: EventLine['facts']): EventLine {
  number += 1;
  const sentence = `${kind} ${Object.values(facts).join(' ')}`;
  return { i: number, n: number, kind, facts, sentence, rule: '' } as EventLine;
}

const fight = { place: 'capua', power: 'rome', enemy: 'carthage', die: 5 };
const combat = (winner: string) => line('combat', { ...fight, winner });
const capua = line('falls', { city: 'capua', power: 'carthage', old: 'rome' });

describe('the moment of a battle', () => {
  it('is a victory for whoever won, and a defeat for the other', () => {
    const news = [combat('rome')];
    const won = { tone: 'won', title: 'Victory at Capua', falls: false };
    expect(momentIn(game, news, ['rome'], false)).toMatchObject(won);
    expect(momentIn(game, news, ['carthage'], false)).toMatchObject({ tone: 'lost', title: 'Defeat at Capua' });
  });

  it('tells what was at stake', () => {
    const lost = momentIn(game, [combat('carthage'), capua], ['rome'], false);
    expect(lost).toMatchObject({ tone: 'lost', title: 'Defeat at Capua', lines: [capua.sentence], falls: true });
  });

  it('is there for a city that falls without a battle', () => {
    expect(momentIn(game, [capua], ['rome'], false)).toMatchObject({ tone: 'lost', title: 'Capua is lost' });
    expect(momentIn(game, [capua], ['carthage'], false)).toMatchObject({ tone: 'won', title: 'Capua is yours' });
    expect(momentIn(game, [capua], null, false)).toMatchObject({ tone: 'told', title: 'Capua changes hands' });
  });

  it('is nobody’s whom it does not concern, and everybody’s who looks on', () => {
    const news = [combat('rome'), capua];
    expect(momentIn(game, news, ['parthia'], false)).toBeNull();
    expect(momentIn(game, news, null, false)).toMatchObject({ tone: 'told', title: 'Rome wins at Capua' });
    expect(momentIn(game, [combat('nobody')], null, false)).toMatchObject({ title: 'Nobody wins at Capua' });
  });

  it('is read from dice that decide, where no event says who has won: the last of them', () => {
    const round = (outcome: string) =>
      line('round', { side: 'rome', enemy: 'carthage', place: 'capua', chance: 0.5, outcome, attack: [3] });
    const news = [round('win'), round('tie'), round('loss')];
    expect(momentIn(game, news, ['rome'], false)).toMatchObject({ tone: 'lost' });
    expect(momentIn(game, [round('tie')], ['rome'], false)).toBeNull();
  });

  it('is not a single blow of a battle', () => {
    const strike = line('strike', { side: 'rome', die: 4, suffered: 2, chance: 1.5 });
    expect(momentIn(game, [strike], ['rome'], false)).toBeNull();
  });

  it('shows dice where none are seen to fall', () => {
    const plague = line('plague', { die: 4 });
    expect(momentIn(game, [plague], ['rome'], false)).toBeNull();
    expect(momentIn(game, [plague], ['rome'], true)).toMatchObject({
      tone: 'told', title: '', lines: [plague.sentence], dice: [{ value: 4, faces: 6 }],
    });
    expect(momentIn(game, [combat('rome')], ['rome'], true)).toMatchObject({ dice: [{ value: 5, faces: 6 }] });
  });
});
