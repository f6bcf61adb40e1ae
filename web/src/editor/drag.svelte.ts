/** Something is dragged over the page with the mouse or a pen: what it is called, where it is, what comes of it. */

/** A pointer that goes less far is a click. */
const STILL = 6;

export class Drag {
  label = $state('');
  x = $state(0);
  y = $state(0);
  moves = $state(false);

  begin(event: PointerEvent, label: string, drop: (x: number, y: number) => void): void {
    const { clientX, clientY, pointerId } = event;
    const listening = new AbortController();
    const { signal } = listening;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      this.moves ||= Math.hypot(next.clientX - clientX, next.clientY - clientY) >= STILL;
      [this.label, this.x, this.y] = [label, next.clientX, next.clientY];
    };
    const end = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      listening.abort();
      const moved = this.moves;
      this.moves = false;
      if (moved && next.type === 'pointerup') drop(next.clientX, next.clientY);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }
}
