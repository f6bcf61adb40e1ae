/** The first-game guide: one short hint the first time a kind of decision comes up, on the real match. */

export interface Tip {
  id: string;
  title: string;
  text: string;
}

export const GENERAL: Tip[] = [
  { id: 'why', title: 'Nothing happens?', text: 'Click any place that does not glow: you are told which rule forbids it and what comes nearest.' },
  { id: 'undo', title: 'You may change your mind', text: 'Undo takes your actions back one by one until dice fall or a secret is shown.' },
  { id: 'log', title: 'What did they do?', text: 'The log tells it in sentences. Point at a name to find it on the map, click a number to look at that moment.' },
];

const TIPS: Record<string, Record<string, Tip>> = {
  hre: {
    KeepOrPass: {
      id: 'keep', title: 'A token has been drawn',
      text: 'Each turn everybody gets one Barbarian people and one Emperor. Keep what you drew, or hand it to a rival who has none yet and take your chance with the next. Read its bonus: it decides how strong your turn will be.',
    },
    Place: {
      id: 'place', title: 'Placing Armies',
      text: 'Every glowing Province can take your next Army. Where an enemy stands, placing there means battle: you see the odds before any die is rolled.',
    },
    ChooseStart: {
      id: 'start', title: 'Where your Faction begins',
      text: 'Your first Armies enter here and spread from Province to Province. A place near weak neighbours and rich dioceses pays best.',
    },
    OracleWindow: { id: 'oracle', title: 'You may interrupt', text: 'A rival plays a card and you hold one that can stop it. Pass to keep it for a worse day.' },
    PlayEvent: { id: 'card', title: 'Cards', text: 'Cards give Armies, allies or trouble. Those that may be played now glow in your hand; passing keeps them for later.' },
    Build: { id: 'build', title: 'Buying Legions and Forts', text: 'Points you hold pay for more Legions and Forts this turn. Points spent are gone: buy what you can turn into Provinces.' },
    BuildCities: { id: 'cities', title: 'Founding Cities', text: 'A City scores for whoever holds its Province, every turn, and makes it dearer to take.' },
    Withdraw: { id: 'withdraw', title: 'Your Army is beaten', text: 'It may step back into a neighbouring Province of yours with room. Choose one that glows.' },
  },
};

export function guideFor(game: string, step: string): Tip | null {
  return TIPS[game]?.[step] ?? null;
}
