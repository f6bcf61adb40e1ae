/** How this person likes it; kept in this browser. */

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  palette: 'house' | 'safe';
  size: 'small' | 'normal' | 'large' | 'huge';
  motion: 'system' | 'on' | 'off';
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  guide: boolean;
  /** Games whose guide has been sent away. */
  unguided: string[];
}

export const DEFAULTS: Settings = {
  theme: 'system',
  palette: 'house',
  size: 'normal',
  motion: 'system',
  sound: false,
  notify: false,
  confirm: true,
  guide: true,
  unguided: [],
};

const KEY = 'romanum.settings';

/** Settings from stored text; whatever is not understood falls back to the default. */
export function readSettings(text: string | null): Settings {
  const settings = { ...DEFAULTS, unguided: [] as string[] };
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, unknown>;
    for (const key of Object.keys(DEFAULTS) as (keyof Settings)[])
      if (fits(stored[key], DEFAULTS[key])) Object.assign(settings, { [key]: stored[key] });
  } catch {
    return settings;
  }
  return settings;
}

function fits(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === typeof like;
}

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
