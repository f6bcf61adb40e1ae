// Timidus plays any game of Romanum from outside: a line of JSON in, a line of JSON out.
// It never attacks if it can help it, and otherwise takes anything at random.
import { createInterface } from "node:readline";

// A small random number generator (mulberry32), so that a game played again with its seed goes the same way.
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const WARLIKE = ["attack", "assault", "storm", "raid"];

function isPeaceful(option) {
  return !WARLIKE.includes(option.split(" ")[0]);
}

function choose(question) {
  const peaceful = question.options.filter(isPeaceful);
  const options = peaceful.length > 0 ? peaceful : question.options;
  const random = randomFrom(question.seed);
  return options[Math.floor(random() * options.length)];
}

// Every line is a whole question: nothing is kept from one to the next. When the input ends, so do we.
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  if (question.version !== 1) {
    process.stderr.write(`version ${question.version} is not mine\n`);
    process.exit(1);
  }
  process.stdout.write(JSON.stringify({ action: choose(question) }) + "\n");
}
