/**
 * In a frame of another page browsers may keep the page from storing anything, and even from asking what is stored.
 * There, what would be kept is remembered until the page is closed.
 */

class Memory implements Storage {
  private readonly kept = new Map<string, string>();

  get length(): number {
    return this.kept.size;
  }
  clear(): void {
    this.kept.clear();
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, String(value));
  }
}

/** Whether a window lets its page store things; where it does not, it gets a memory in their place. */
export function withStorage(window: object, name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return Reflect.get(window, name) !== null;
  } catch {
    Object.defineProperty(window, name, { value: new Memory(), configurable: true });
    return false;
  }
}

if (typeof window !== 'undefined')
  for (const name of ['localStorage', 'sessionStorage'] as const) withStorage(window, name);
