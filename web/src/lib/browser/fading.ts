/** Text that is longer than its box: where some of it is out of sight it fades, instead of being cut through a line. */

/** Pixels that are no line: browsers round. */
const NOTHING = 2;

type Box = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** At which ends of a box there is more: `above`, `below`, both or neither. */
export function more({ scrollTop, scrollHeight, clientHeight }: Box): string {
  const above = scrollTop > NOTHING;
  const below = scrollHeight - clientHeight - scrollTop > NOTHING;
  return [above && 'above', below && 'below'].filter(Boolean).join(' ');
}

/** For `use:`; what fading looks like stands in `base.css`. */
export function fading(box: HTMLElement): { destroy(): void } {
  const look = (): void => void (box.dataset.more = more(box));
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(box);
  words.observe(box, { childList: true, characterData: true, subtree: true });
  box.addEventListener('scroll', look, { passive: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      words.disconnect();
      box.removeEventListener('scroll', look);
    },
  };
}
