/**
 * What is heard at a table, made of noise and a few strings when it is wanted; nothing is recorded and nothing loaded.
 * Every cue ends by itself within three seconds.
 */

/** A touch of a die, so many seconds from now, 1: as hard as can be. */
export interface Knock {
  at: number;
  force: number;
}

export const CUES = ['turn', 'chat', 'dice', 'march', 'ship', 'won', 'lost', 'falls', 'coins'] as const;
export type Cue = (typeof CUES)[number];

/** How something sounds: it rises for so long, then dies away for so long. */
interface Envelope {
  at: number;
  volume: number;
  rise?: number;
  fall: number;
}

interface Rush extends Envelope {
  /** What is let through, and how narrow. */
  filter: BiquadFilterType;
  pitch: number;
  /** The pitch at its end, where it changes. */
  to?: number;
  narrow?: number;
}

interface Note extends Envelope {
  shape: OscillatorType;
  pitch: number;
  to?: number;
  /** Nothing above is heard: brass and wood. */
  dull?: number;
}

/** Seconds of noise that are kept and played again and again. */
const NOISE = 1.5;
/** Nothing is quieter. */
const SILENCE = 0.0001;

export class Desk {
  private readonly noise: AudioBuffer;

  constructor(
    private readonly context: BaseAudioContext,
    private readonly out: AudioNode,
  ) {
    const { sampleRate } = context;
    this.noise = context.createBuffer(1, sampleRate * NOISE, sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  }

  private shaped({ at, volume, rise = 0.002, fall }: Envelope): { start: number; end: number; gain: GainNode } {
    const start = this.context.currentTime + at;
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.linearRampToValueAtTime(volume, start + rise);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + rise + fall);
    gain.connect(this.out);
    return { start, end: start + rise + fall, gain };
  }

  private filtered(
    type: BiquadFilterType,
    from: number,
    to: number,
    narrow: number,
    span: [number, number],
  ): AudioNode {
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(from, span[0]);
    filter.frequency.exponentialRampToValueAtTime(to, span[1]);
    return filter;
  }

  /** Wind, water, wood, gravel: noise of which a part is let through. */
  rush({ filter, pitch, to = pitch, narrow = 1, ...how }: Rush): void {
    const { start, end, gain } = this.shaped(how);
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    source.connect(this.filtered(filter, pitch, to, narrow, [start, end])).connect(gain);
    source.start(start, Math.random() * NOISE);
    source.stop(end);
  }

  note({ shape, pitch, to = pitch, dull = 12000, ...how }: Note): void {
    const { start, end, gain } = this.shaped(how);
    const source = this.context.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(pitch, start);
    source.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(this.filtered('lowpass', dull, Math.max(200, dull / 3), 0.7, [start, end])).connect(gain);
    source.start(start);
    source.stop(end);
  }

  /** A body strikes wood: the crack of the edge, and the board that answers. */
  knock({ at, force }: Knock): void {
    const pitch = 2100 + Math.random() * 900;
    this.rush({ at, filter: 'bandpass', pitch, narrow: 2.4, volume: 0.9 * force, fall: 0.028 });
    this.note({ at, shape: 'sine', pitch: 210 + Math.random() * 50, to: 120, volume: 0.5 * force, fall: 0.07 });
  }

  /** Metal that rings: tones that are no chord. */
  ring(at: number, pitch: number, volume: number, fall: number): void {
    for (const [k, ratio] of [1, 1.51, 2.37, 3.13].entries())
      this.note({ at, shape: 'sine', pitch: pitch * ratio, volume: volume / (k + 1), fall: fall / (k * 0.6 + 1) });
  }

  /** Horns of bronze. */
  horn(at: number, pitch: number, length: number, volume: number): void {
    for (const off of [0.996, 1.004])
      this.note({ at, shape: 'sawtooth', pitch: pitch * off, dull: pitch * 5, volume, rise: 0.05, fall: length });
  }

  drum(at: number, volume: number): void {
    this.note({ at, shape: 'sine', pitch: 105, to: 48, volume, fall: 0.42 });
    this.rush({ at, filter: 'lowpass', pitch: 420, volume: volume * 0.4, fall: 0.06 });
  }
}

/** Dice that nobody sees fly. */
const ROLL: readonly Knock[] = [
  { at: 0, force: 0.8 },
  { at: 0.07, force: 0.4 },
  { at: 0.19, force: 0.55 },
  { at: 0.3, force: 0.3 },
  { at: 0.38, force: 0.22 },
  { at: 0.47, force: 0.12 },
];

const [G3, C4, E4, G4, A3, F3, D3, C3] = [196, 261.6, 329.6, 392, 220, 174.6, 146.8, 130.8];

function march(desk: Desk): void {
  for (let step = 0; step < 6; step++) {
    const at = step * 0.15 + Math.random() * 0.02;
    const volume = 0.5 - step * 0.05;
    desk.rush({ at, filter: 'lowpass', pitch: 300, to: 120, volume, fall: 0.1 });
    desk.rush({ at: at + 0.02, filter: 'bandpass', pitch: 1300, narrow: 0.8, volume: volume * 0.16, fall: 0.06 });
    if (step % 2) desk.rush({ at, filter: 'bandpass', pitch: 6200, narrow: 9, volume: volume * 0.3, fall: 0.05 });
  }
}

function ship(desk: Desk): void {
  desk.note({ at: 0, shape: 'sawtooth', pitch: 92, to: 71, dull: 520, volume: 0.1, rise: 0.12, fall: 0.4 });
  for (const at of [0.1, 0.85])
    desk.rush({ at, filter: 'bandpass', pitch: 420, to: 1500, narrow: 0.6, volume: 0.34, rise: 0.3, fall: 0.5 });
}

function won(desk: Desk): void {
  desk.horn(0, G3, 0.22, 0.11);
  desk.horn(0.2, C4, 0.22, 0.11);
  desk.horn(0.4, E4, 0.24, 0.11);
  desk.horn(0.62, G4, 1, 0.12);
  desk.horn(0.62, C4, 1, 0.08);
  desk.drum(0.62, 0.4);
}

function lost(desk: Desk): void {
  [0, 0.42, 0.84].forEach((at, k) => desk.drum(at, 0.5 - k * 0.1));
  desk.horn(0.1, A3, 0.5, 0.08);
  desk.horn(0.55, F3, 0.55, 0.08);
  desk.horn(1.05, D3, 1.1, 0.09);
}

function falls(desk: Desk): void {
  desk.rush({ at: 0, filter: 'lowpass', pitch: 900, to: 90, volume: 0.9, rise: 0.04, fall: 1.5 });
  for (let stone = 0; stone < 9; stone++) {
    const at = 0.05 + stone * 0.11 + Math.random() * 0.06;
    desk.rush({ at, filter: 'bandpass', pitch: 250 + Math.random() * 700, narrow: 1.5, volume: 0.5, fall: 0.09 });
  }
  desk.horn(0.3, C3, 1.2, 0.06);
}

function coins(desk: Desk): void {
  [0, 0.07, 0.12, 0.21, 0.27].forEach((at, k) => desk.ring(at, 2500 + ((k * 733) % 900), 0.14 - k * 0.015, 0.32));
}

export const PLAYED: Readonly<Record<Cue, (desk: Desk) => void>> = {
  turn: (desk) => {
    desk.ring(0, G4, 0.2, 0.9);
    desk.ring(0.17, G4 * 1.5, 0.2, 1.2);
  },
  chat: (desk) => {
    desk.note({ at: 0, shape: 'triangle', pitch: 880, to: 820, volume: 0.25, fall: 0.08 });
    desk.note({ at: 0.09, shape: 'triangle', pitch: 1170, to: 1100, volume: 0.22, fall: 0.1 });
  },
  dice: (desk) => ROLL.forEach((knock) => desk.knock(knock)),
  march,
  ship,
  won,
  lost,
  falls,
  coins,
};
