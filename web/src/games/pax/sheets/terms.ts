/** The terms of a talk in words. */
import type { GameStatic } from '$lib/board';
import { say } from '../say';
import type { TalksView, TermView } from '../types';

type Names = Pick<GameStatic, 'names'>;

/** "Rome gives 5T". */
export function termInWords({ names }: Names, talks: TalksView, term: TermView): string {
  const named = (id: string): string => names[id] ?? id;
  const facts = {
    power: named(talks.power),
    partner: named(talks.partner),
    number: term.number,
    place: named(term.place),
    unit: named(term.unit),
    target: named(term.target),
  };
  return term.card
    ? say('term-offer-card-known', { ...facts, card: names[`card:${term.card}`] ?? term.card })
    : say(`term-${term.what}`, facts);
}

export function talksTitle({ names }: Names, talks: TalksView): string {
  return say(talks.proposed ? 'talks-proposed' : 'talks-draft', {
    power: names[talks.power] ?? '',
    partner: names[talks.partner] ?? '',
  });
}
