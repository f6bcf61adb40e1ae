/** Web Push: this browser is told of turns even when Romanum is closed, where browser and server can. */
import * as http from '../http';

async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

/** Whether this browser is told when it is closed. */
export async function isPushed(): Promise<boolean> {
  return !!(await (await manager())?.getSubscription());
}

/** From now on it is, if it can be; whether it is. A browser that cannot be reached shows messages while it is open. */
export async function beginPush(): Promise<boolean> {
  const pushes = await manager();
  if (!pushes) return false;
  const { push } = await http.notices();
  if (!push) return false;
  try {
    const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(push) });
    await http.addBrowser(made.toJSON());
    return true;
  } catch {
    await endPush();
    return false;
  }
}

/** No more: the server forgets this browser. */
export async function endPush(): Promise<void> {
  const made = await (await manager())?.getSubscription();
  if (!made) return;
  await made.unsubscribe();
  await http.dropBrowser(made.endpoint).catch(() => undefined); // gone for the push service too: then it is forgotten
}

/** `base64url` as bytes. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
