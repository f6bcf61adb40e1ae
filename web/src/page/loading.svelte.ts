/** How far the page is with what it needs, and what there is to tell of its versions. */
import type { Coming, Loading } from '$lib/transport';

class LoadingPage implements Loading {
  coming = $state.raw<Coming | null>({ what: ['python'], loaded: 0, whole: 0 });
  news = $state<Loading['news']>('');
}

export const loading = new LoadingPage();
