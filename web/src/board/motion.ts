/** Whether the person or the system asks for stillness: the settings put it on the page. */
export function still(): boolean {
  return document.documentElement.dataset['motion'] === 'off';
}
