/** The letters of a negotiation in words. */
import type { GameStatic } from '$lib/board';
import { indexOf } from '../model';
import { say } from '../say';
import type { Components, Letter, LetterTerm, World } from '../types';

type Names = Pick<GameStatic, 'names'>;

/** "Parthia proposes", "You propose to Parthia", "Your letter to Parthia". */
export function letterTitle(view: World, { names }: Names, letter: Letter): string {
  const facts = { power: names[letter.power] ?? letter.power, partner: names[letter.partner] ?? letter.partner };
  if (!letter.sent) return say('letter-draft', facts);
  const seat = view.chief[view.cast.powers.findIndex(({ id }) => id === letter.power)];
  return say(seat === view.own ? 'letter-mine' : 'letter-theirs', facts);
}

/** "Offers 20 talents". */
export function termInWords({ names }: Names, parts: Components, term: LetterTerm): string {
  const named = (id: string): string => names[id] ?? id;
  const unit = parts.kinds[indexOf(parts).kind.get(term.kind) ?? -1];
  const { place, city, leader, target } = term;
  return say('letter-term', {
    ...term,
    place: named(place),
    kind: unit?.name ?? '',
    city: named(`city:${city}`),
    leader: named(`leader:${leader}`),
    target: named(target),
  });
}
