/** The clock of a match in plain words. */
import type { MatchClock } from './api';
import { say } from './say';
import { length } from './words';

/** "2 hours for each decision, beyond it 3 days in the bank, 30 seconds more after each turn". */
export function agreed(clock: Pick<MatchClock, 'allowance' | 'bank' | 'increment' | 'vacation'>): string {
  const parts = [
    clock.allowance ? say('clock-allowance', { length: length(clock.allowance) }) : '',
    clock.bank ? say('clock-bank', { length: length(clock.bank) }) : '',
    clock.increment ? say('clock-increment', { length: seconds(clock.increment) }) : '',
    clock.vacation ? say('clock-vacation', { days: clock.vacation }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** "30 seconds", "5 minutes". */
export function seconds(count: number): string {
  return count < 120 ? say('seconds', { count }) : length(Math.floor(count / 60));
}

/** What a clock shows: "2:05" in the last hour, "1:02:05" in the last two days, else days. */
export function face(total: number): string {
  const left = Math.max(0, Math.floor(total));
  if (left >= 172_800) return length(Math.floor(left / 60));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
