/**
 * The files of the page's folder, each fetched once: their names change with what is in them, so the kept one is the
 * right one. Two who want the same file at once share it; where the browser has no room it is fetched again next time.
 */

export class Files {
  private readonly coming = new Map<string, Promise<void>>();

  constructor(
    readonly base: URL,
    private readonly cache: Cache | null,
  ) {}

  static async open(base: URL, name: string): Promise<Files> {
    return new Files(base, 'caches' in globalThis ? await caches.open(name).catch(() => null) : null);
  }

  /** Whether a file is kept already. */
  async has(name: string): Promise<boolean> {
    return !!(await this.cache?.match(new URL(name, this.base).href).catch(() => undefined));
  }

  async read(name: string): Promise<Response> {
    const address = new URL(name, this.base).href;
    await this.coming.get(name);
    const kept = await this.cache?.match(address).catch(() => undefined);
    if (kept) return kept;
    const answer = await fetch(address);
    if (answer.ok) this.keep(name, address, answer.clone());
    return answer;
  }

  /** Waits until everything that has come is kept. */
  async settled(): Promise<void> {
    await Promise.all(this.coming.values());
  }

  private keep(name: string, address: string, answer: Response): void {
    const kept = Promise.resolve(this.cache?.put(address, answer)).catch(() => undefined);
    this.coming.set(name, kept);
    void kept.then(() => this.coming.delete(name));
  }
}
