/** "Your turn" as a notification of the browser, when the page is not in sight. */
import { addressOf, here, ownFile } from '$lib/transport';

/** Whether the browser can notify: it asks the person first, and refuses where the page is not on a safe connection. */
export type Leave = 'granted' | 'denied' | 'default' | 'unsafe' | 'unknown';

export function leave(): Leave {
  if (typeof isSecureContext !== 'undefined' && !isSecureContext) return 'unsafe';
  return typeof Notification === 'undefined' ? 'unknown' : Notification.permission;
}

/** Asks for leave; browsers show the question only after a click. */
export async function askLeave(): Promise<Leave> {
  if (leave() === 'default') await Notification.requestPermission();
  return leave();
}

export function notifyTurn(title: string, prompt: string, path: string): void {
  if (leave() !== 'granted' || !document.hidden) return;
  const note = new Notification(`Your turn: ${title}`, { body: prompt, tag: path, icon: ownFile('favicon.svg') });
  note.onclick = () => {
    window.focus();
    if (!here().startsWith(path)) {
      history.pushState(null, '', addressOf(path));
      dispatchEvent(new PopStateEvent('popstate'));
    }
    note.close();
  };
}
