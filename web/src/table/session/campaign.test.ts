import { describe, expect, it } from 'vitest';
import { Campaign } from './campaign.svelte';

/** A table at which Armies do at each place what is offered there, and are done with what comes before. */
function table() {
  const sent: string[] = [];
  let arrives = (): void => undefined;
  const send = (text: string): Promise<void> => {
    sent.push(text);
    return new Promise((done) => (arrives = done));
  };
  const session = {
    game: {} as never,
    module: {
      sends: (_: object, { options }: { options: { text: string }[] }, __: object, place: string) =>
        options.find(({ text }) => text === 'done' || text.endsWith(place))?.text ?? null,
    } as never,
    match: { lesson: null as string | null },
    live: { n: 3, view: {} as never },
    decision: { options: [], stakes: {} } as never,
    odds: {},
    foresees: true,
    film: { running: false, drawing: false },
    doing: { busy: false, send },
    act: (text: string) => void sent.push(`ask ${text}`),
  };
  const asks = async (n: number, texts: string[], stakes: object = {}): Promise<void> => {
    session.live = { n, view: {} as never };
    session.decision = { options: texts.map((text) => ({ text, label: text })), stakes } as never;
    campaign.look();
    arrives();
    await Promise.resolve();
  };
  const campaign = new Campaign(session);
  return { session, sent, campaign, asks };
}

describe('Armies that are sent', () => {
  it('are done with what comes before, fight until a place is taken, and go on to the next', async () => {
    const { campaign, sent, asks } = table();
    await asks(3, ['lift gallia', 'done']);
    campaign.begin(['roma', 'sicilia']);
    await asks(4, ['attack roma', 'attack sicilia']);
    await asks(6, ['attack roma', 'attack sicilia']);
    await asks(8, ['attack sicilia']);
    await asks(9, ['place gallia']);
    expect(sent).toEqual(['done', 'attack roma', 'attack roma', 'attack sicilia']);
    expect(campaign.lasts).toBe(false);
  });

  it('are not done with anything once they have fought', async () => {
    const { campaign, sent, asks } = table();
    await asks(3, ['attack roma']);
    campaign.begin(['roma', 'sicilia']);
    await asks(5, ['found gallia', 'done']);
    expect(sent).toEqual(['attack roma']);
    expect(campaign.lasts).toBe(false);
  });

  it('halt where something is at stake, where somebody halts them, and where something is taken back', async () => {
    const { campaign, sent, asks } = table();
    await asks(3, ['done'], { done: { kind: 'quits', words: 'Legions are left' } });
    campaign.begin(['roma']);
    expect(sent).toEqual(['ask done']);
    for (const ends of [() => campaign.end(), async () => asks(3, ['attack roma'])]) {
      await asks(4, ['attack roma']);
      campaign.begin(['roma']);
      await ends();
      await asks(6, ['attack roma']);
      expect(campaign.lasts).toBe(false);
    }
    expect(sent).toEqual(['ask done', 'attack roma', 'attack roma']);
  });

  it('wait for the dice to lie and the chances to be known, and are not sent for nothing or in lessons', async () => {
    const { campaign, session, sent, asks } = table();
    await asks(3, ['attack roma']);
    expect(campaign.begin(['alpes'])).toBe(false);
    session.film.drawing = true;
    expect(campaign.begin(['roma'])).toBe(true);
    expect(sent).toEqual([]);
    session.film.drawing = false;
    session.foresees = false;
    campaign.look();
    expect(sent).toEqual([]);
    session.foresees = true;
    campaign.look();
    expect(sent).toEqual(['attack roma']);
    session.match.lesson = 'first';
    expect(campaign.begin(['roma'])).toBe(false);
  });
});
