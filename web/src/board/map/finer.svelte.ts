/** The finer lines of a drawing, which follow when the board is there; without them it can be played on. */
export class Finer<Lines> {
  lines = $state.raw<Lines | null>(null);

  constructor(load: () => Promise<Lines>) {
    load().then(
      (lines) => (this.lines = lines),
      () => undefined,
    );
  }
}
