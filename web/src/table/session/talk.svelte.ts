/** What is said at the table, and how much of it has not been read. */
import type { ChatLine } from '$lib/api';
import { cue } from '$lib/browser/sound';
import * as http from '$lib/http';

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);

  constructor(private readonly match: () => string) {}

  async open(): Promise<void> {
    this.lines = await http.chat(this.match()).catch(() => []);
  }

  async say(text: string): Promise<void> {
    const line = await http.talk(this.match(), text);
    this.heard(line, true);
  }

  heard(line: ChatLine, own = false): void {
    if (this.lines.some((known) => known.id === line.id)) return;
    this.lines = [...this.lines, line];
    if (own) return;
    this.unread += 1;
    cue('chat');
  }
}
