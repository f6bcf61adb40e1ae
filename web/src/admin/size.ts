/** Numbers of bytes for people: "12 kB", "3.4 MB". */
import { say } from './say';

export function size(bytes: number): string {
  const steps: [number, string][] = [
    [1e9, 'GB'],
    [1e6, 'MB'],
    [1e3, 'kB'],
  ];
  const [unit, name] = steps.find(([least]) => bytes >= least) ?? [1, say('bytes')];
  const count = bytes / unit;
  return `${unit > 1 && count < 10 ? count.toFixed(1) : Math.round(count)} ${name}`;
}
