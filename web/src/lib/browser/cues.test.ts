/** Every cue is heard, is not too loud, and ends. */
import { expect, it } from 'vitest';
import { CUES, Desk, PLAYED } from './cues';

interface Heard {
  start: number;
  end: number;
}

/** A desk in a room without ears: what is played is written down. */
function silentRoom(): { desk: Desk; sources: Heard[]; volumes: number[] } {
  const [sources, volumes]: [Heard[], number[]] = [[], []];
  const param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (value: number) => void volumes.push(value),
    exponentialRampToValueAtTime: (value: number) => expect(value).toBeGreaterThan(0),
  });
  const node = () => ({ connect: (to: unknown) => to });
  const source = () => {
    const heard = { start: NaN, end: NaN };
    sources.push(heard);
    const start = (at: number) => (heard.start = at);
    return { ...node(), frequency: param(), start, stop: (at: number) => (heard.end = at) };
  };
  const context = {
    currentTime: 0,
    sampleRate: 8000,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createGain: () => ({ ...node(), gain: param() }),
    createBiquadFilter: () => ({ ...node(), frequency: param(), Q: param() }),
    createBufferSource: source,
    createOscillator: source,
  };
  return { desk: new Desk(context as unknown as BaseAudioContext, node() as unknown as AudioNode), sources, volumes };
}

it.each(CUES)('%s is heard, is not too loud, and ends', (name) => {
  const { desk, sources, volumes } = silentRoom();
  PLAYED[name](desk);
  expect(sources.length).toBeGreaterThan(0);
  for (const { start, end } of sources) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThan(3);
  }
  expect(Math.max(...volumes)).toBeLessThanOrEqual(1);
});

it('a die that strikes harder is louder', () => {
  const volume = (force: number): number => {
    const { desk, volumes } = silentRoom();
    desk.knock({ at: 0, force });
    return Math.max(...volumes);
  };
  expect(volume(0.9)).toBeGreaterThan(2 * volume(0.3));
});
