/** Work that can wait, so that no part of it keeps the page from answering. */

/** Milliseconds until work goes on where nothing is drawn, as in a page behind others. */
const UNSEEN = 120;

/** Does one thing after another, each in a task of its own once the one before it has been drawn; a call ends it. */
export function oneByOne(...work: readonly (() => void)[]): () => void {
  let over = false;
  let ends = (): void => undefined;
  const next = (k: number): void => {
    const step = work[k];
    if (!step || over) return;
    ends = drawnThen(() => {
      step();
      next(k + 1);
    });
  };
  next(0);
  return () => {
    over = true;
    ends();
  };
}

/** Calls back when the screen has been drawn next; a page that nobody sees is drawn as good as at once. */
function drawnThen(go: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    clearTimeout(unseen);
    task = setTimeout(go);
  });
  const unseen = setTimeout(() => {
    cancelAnimationFrame(frame);
    go();
  }, UNSEEN);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(unseen);
    clearTimeout(task);
  };
}
