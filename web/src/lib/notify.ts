/** "Your turn" as a notification of the browser, when the page is not in sight. */

export async function askLeave(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'granted') return true;
  return (await Notification.requestPermission()) === 'granted';
}

export function notifyTurn(title: string, prompt: string, path: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return;
  const note = new Notification(`Your turn: ${title}`, { body: prompt, tag: path });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
