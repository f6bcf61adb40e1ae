/** How far the page is with what it needs, and what there is to tell of its versions. */
import type { Loading } from '$lib/transport';

class LoadingPage implements Loading {
  share = $state<number | null>(0);
  news = $state<Loading['news']>('');

  comes(share: number): void {
    this.share = share < 1 ? share : null;
  }
}

export const loading = new LoadingPage();
