/** The chance that an attacker wins one round (10a, 10.2, 10.4, 5.3), by counting all throws. */

export interface Duel {
  attack: number;
  defence: number;
  /** Added to the attacker's highest die, less what is added to the defender's. */
  bonus: number;
  ties: 'reroll' | 'attacker' | 'defender';
}

/** How many of all throws of so many dice have each highest value. */
function highest(dice: number): number[] {
  return [1, 2, 3, 4, 5, 6].map((top) => top ** dice - (top - 1) ** dice);
}

export function roundChance({ attack, defence, bonus, ties }: Duel): number {
  let win = 0;
  let tie = 0;
  highest(attack).forEach((a, i) =>
    highest(defence).forEach((d, j) => {
      if (i + bonus > j) win += a * d;
      else if (i + bonus === j) tie += a * d;
    }),
  );
  const all = 6 ** (attack + defence);
  if (ties === 'attacker') return (win + tie) / all;
  return ties === 'defender' ? win / all : win / (all - tie);
}
