/** A few short sounds made on the spot; nothing is loaded. Off unless the person asks for them. */

type Sound = 'turn' | 'dice' | 'loss';

let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, volume: number): void {
  const oscillator = context!.createOscillator();
  const gain = context!.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context!.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === 'turn') {
    tone(now, 392, 0.5, 0.12);
    tone(now + 0.16, 587, 0.7, 0.12);
  } else if (sound === 'dice') {
    for (let k = 0; k < 5; k++) tone(now + k * 0.045, 180 + ((k * 67) % 120), 0.05, 0.08);
  } else tone(now, 147, 0.22, 0.1);
}
