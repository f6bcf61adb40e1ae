/** What is kept of settings in this browser, as it is read. */
import './memory';

/** When a person is asked once more: never, when it matters, or before all that cannot be undone. */
export type Asking = 'never' | 'stake' | 'always';
const ASKINGS: readonly string[] = ['never', 'stake', 'always'] satisfies Asking[];

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  palette: 'house' | 'safe';
  size: 'small' | 'normal' | 'large' | 'huge';
  motion: 'system' | 'on' | 'off';
  /** What happens is heard. */
  sounds: boolean;
  notify: boolean;
  ask: Asking;
  guide: boolean;
  /** Empty: as the browser. */
  language: string;
  /** How fast the film of what the others did goes: slow, normal, fast, or off. */
  film: string;
  /** Whether it leaves out what does not concern me. */
  filmMine: boolean;
  /** Games whose guide has been sent away. */
  unguided: string[];
}

export const DEFAULTS: Settings = {
  theme: 'system',
  palette: 'house',
  size: 'normal',
  motion: 'system',
  sounds: true,
  notify: false,
  ask: 'stake',
  guide: true,
  film: 'normal',
  filmMine: false,
  language: '',
  unguided: [],
};

export const SETTINGS_KEY = 'romanum.settings';

/** Settings from stored text; whatever is not understood falls back to the default. */
export function readSettings(text: string | null): Settings {
  const settings = { ...DEFAULTS, unguided: [] as string[] };
  try {
    const stored = JSON.parse(text ?? '{}') as Record<string, unknown>;
    for (const key of Object.keys(DEFAULTS) as (keyof Settings)[])
      if (fits(stored[key], DEFAULTS[key])) Object.assign(settings, { [key]: stored[key] });
    if (!ASKINGS.includes(settings.ask)) settings.ask = DEFAULTS.ask;
    // said before there were three answers
    if (stored['confirm'] === false && !('ask' in stored)) settings.ask = 'never';
  } catch {
    return settings;
  }
  return settings;
}

function fits(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === typeof like;
}
