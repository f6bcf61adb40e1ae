/** How this person likes it; kept in this browser. */

import { DEFAULTS, readSettings, SETTINGS_KEY as KEY, type Settings } from './stored';

export { DEFAULTS, readSettings, type Settings };

class Preferences {
  value = $state<Settings>(readSettings(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)));
  systemDark = $state(false);
  systemStill = $state(false);

  dark = $derived(this.value.theme === 'dark' || (this.value.theme === 'system' && this.systemDark));
  still = $derived(this.value.motion === 'off' || (this.value.motion === 'system' && this.systemStill));

  /** Whether the guide speaks up in a game. */
  guides(game: string): boolean {
    return this.value.guide && !this.value.unguided.includes(game);
  }

  /** No more hints in this game; in others the guide goes on. */
  sendGuideAway(game: string): void {
    if (!this.value.unguided.includes(game)) this.value.unguided = [...this.value.unguided, game];
  }

  /** The guide for all games or for none. */
  setGuide(on: boolean): void {
    this.value.guide = on;
    this.value.unguided = [];
  }

  /** Another language, or the browser's: the page is read again in it. */
  speak(code: string): void {
    this.value.language = code;
    this.apply();
    location.reload();
  }

  watch(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.systemDark = dark.matches;
    this.systemStill = still.matches;
    dark.addEventListener('change', (event) => (this.systemDark = event.matches));
    still.addEventListener('change', (event) => (this.systemStill = event.matches));
  }

  /** Puts the settings on the page and keeps them. */
  apply(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.dark ? 'dark' : 'light';
    dataset.palette = this.value.palette;
    dataset.size = this.value.size;
    dataset.motion = this.still ? 'off' : 'on';
    try {
      localStorage.setItem(KEY, JSON.stringify(this.value));
    } catch {
      return; // a browser that keeps nothing: the settings last until the page is closed
    }
  }
}

export const preferences = new Preferences();
