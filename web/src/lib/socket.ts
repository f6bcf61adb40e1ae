/** A live connection as the client uses it: that of a browser, or whatever speaks like one. */
export interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: (() => void) | null;
}
