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

/** For a newcomer whose first questions a bot has answered. */
export const LED: Tip = { id: 'led', title: 'Your first move', text: 'Every place that glows can be chosen; buttons stand for the rest.' };
export const ANSWERED = 'The questions before this one were answered for you.';

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
  trajan: {
    Deploy: { id: 'deploy', title: 'Inside or before the walls', text: 'All your units start inside their cities. Click a city to put units before its walls; most can march either way, so Done is a good answer.' },
    TakeMarkers: { id: 'take', title: 'Stratagem Markers', text: 'Leaders play them. Political ones recruit and stir up revolts, Military ones win battles and drive marches on, Agents find out what lies face down.' },
    MovementSegment: { id: 'movement', title: 'Marching', text: 'Click a force to march with it. Each hex gets one try a turn, and a die decides how the march goes. Markers, recruits and bluffs are in the tray over the map.' },
    Muster: { id: 'muster', title: 'Who goes, and how?', text: 'Click the units that stay behind, then the kind of march. Each shows what its six faces bring: how far, and what may be lost on the way.' },
    Marching: { id: 'marching', title: 'On the way', text: 'Click the next hex. You may leave units behind and take others along. The march ends where the enemy is, and everything there is turned face up.' },
    CoverForces: { id: 'cover', title: 'Face down again', text: 'What the enemy has seen may be hidden from him again now. There is rarely a reason not to.' },
    CombatSegment: { id: 'combat', title: 'Fighting', text: 'Where you stand beside an enemy in one hex you may attack him; before an enemy city you may blockade it, assault it, or, with a train, lay formal siege.' },
    InterceptionWindow: { id: 'intercept', title: 'You may interrupt', text: 'An enemy force has come near one of your leaders who has a Military marker. Intercept it, or let it pass.' },
    PlaySuperiority: { id: 'superiority', title: 'Tactical Superiority', text: 'Whoever plays more Military markers strikes first in every round. Play them where the battle decides something.' },
    ChooseLosses: { id: 'losses', title: 'Losses', text: 'You choose who falls. Whole units are lost, and what is worth too much cannot follow what is worth less.' },
  },
  ultimus: {
    Station: { id: 'station', title: 'Border and field troops', text: 'Each unit starts somewhere in its own diocese: click an area. Done spreads all that are left evenly, which is a good answer in a first game.' },
    Geostrategy: { id: 'geostrategy', title: 'Geostrategy', text: 'Once a year peoples rise, usurpers are made and councils called: play the stratagems of Phase C that glow in your hand, or keep them.' },
    Movement: { id: 'movement', title: 'Leaders move armies', text: 'Click an area with your counters, then the leader who marches. A unit without a leader moves one area only. When you are done, all battles are fought.' },
    Group: { id: 'group', title: 'Who comes along?', text: 'Click the units that follow him, as many as his command capacity. The areas within reach are tinted; red borders may not be crossed, and the sheet says why.' },
    CombatStep: { id: 'combat', title: 'Battles', text: 'Where units of both camps stand they must fight. Point at a battle to see its column, what shifts it, and what each face of the die would bring.' },
    MomentWindow: { id: 'moment', title: 'You may interrupt', text: 'A stratagem of Phase E can be played at any moment, also in the other’s sequence. Say above the map how often you want to be asked.' },
    TryEvasion: { id: 'evade', title: 'Stand or slip away', text: 'A leader may evade before a battle: one die below his strategic value. Whoever stays behind fights alone.' },
    PickLosses: { id: 'losses', title: 'Victory has its price', text: 'Choose the units that lose a step: a full one is reduced, a reduced one is gone until the winter.' },
    Uprising: { id: 'uprising', title: 'A people rises', text: 'A people at peace goes to war, Foederati turn against Rome. Choose one whose neighbours are weak.' },
    ChooseUsurper: { id: 'usurper', title: 'The purple', text: 'If his troops acclaim him he fights for your camp; if he wins the throne, the camps change hands and you are the Roman.' },
    NameCaesars: { id: 'caesars', title: 'Caesars', text: 'A Caesar leads Foederati and follows his Augustus. Choose the best captain you can trust.' },
  },
};

export function guideFor(game: string, step: string): Tip | null {
  return TIPS[game]?.[step] ?? null;
}
