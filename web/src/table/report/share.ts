/** The report as one HTML file that needs nothing else: ranking, graph, the map of each turn, and the log. */
import { tick } from 'svelte';
import { phrase } from '$lib/phrase';
import { turnsOf } from '$lib/roles';
import type { TableSession } from '../session/session.svelte';

/**
 * Long outlines are kept once, and put in their places when the page opens: the second map costs little more than its
 * counters.
 */
export class Outlines {
  private readonly places = new Map<string, number>();

  once(svg: string): string {
    return svg.replace(/(<path\b[^>]*?\s)d="([^"]{160,})"/g, (_all, before: string, d: string) => {
      let place = this.places.get(d);
      if (place === undefined) this.places.set(d, (place = this.places.size));
      return `${before}data-d="${place}"`;
    });
  }

  get script(): string {
    const list = JSON.stringify([...this.places.keys()]);
    return `<script>const D=${list};document.querySelectorAll('[data-d]').forEach(p=>p.setAttribute('d',D[p.dataset.d]))</${'script'}>`;
  }
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

async function styles(): Promise<string> {
  const texts = [...document.styleSheets].map(async ({ href, ownerNode }) =>
    href ? (await fetch(href)).text() : (ownerNode?.textContent ?? ''),
  );
  return (await Promise.all(texts)).join('\n');
}

/** Addresses of fonts in the styles give way to the fonts themselves. */
async function withFonts(css: string): Promise<string> {
  let whole = css;
  for (const [found, address] of css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)) {
    const bytes = new Uint8Array(await (await fetch(address!)).arrayBuffer());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    whole = whole.replace(found, `url(data:font/woff2;base64,${text})`);
  }
  return whole;
}

/** The map on the screen as one picture, whatever layers it is drawn in. */
function mapNow(): string {
  const [first, ...above] = [...document.querySelectorAll<SVGSVGElement>('main.map .world > svg')];
  if (!first) return '';
  const copy = first.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('width');
  copy.removeAttribute('height');
  for (const layer of above) copy.append(...(layer.cloneNode(true) as SVGSVGElement).childNodes);
  return inFrames(first, copy.outerHTML);
}

/** The picture inside the elements that stood around it, since they set its colours. */
function inFrames(picture: Element, html: string): string {
  let framed = html;
  for (let around = picture.parentElement; around && around.tagName !== 'MAIN'; around = around.parentElement) {
    const colours = [...around.style]
      .filter((name) => name.startsWith('--'))
      .map((name) => `${name}:${around.style.getPropertyValue(name)}`);
    framed = `<div class="${around.className} framed" style="${escapeHtml(colours.join(';'))}">${framed}</div>`;
  }
  return framed;
}

const settled = async () => {
  await tick();
  await new Promise((done) => setTimeout(done, 350));
};

/** Goes through the match turn by turn and takes each turn's map; the screen comes back to the present. */
async function mapsOf(session: TableSession, outlines: Outlines): Promise<string[]> {
  const turns = turnsOf(session.game, session.live!.events);
  const maps: string[] = [];
  for (const [k, turn] of turns.entries()) {
    const next = turns[k + 1];
    if (next) await session.journey.travel(next.n);
    else session.journey.present();
    await settled();
    maps.push(
      `<h2>${escapeHtml(phrase(session.game, 'screen-turn-ends', { number: turn.number }))}</h2><div class="map">${outlines.once(mapNow())}</div>`,
    );
  }
  session.journey.present();
  return maps;
}

export async function reportPage(session: TableSession, summary: string): Promise<string> {
  const title = escapeHtml(session.match.title || session.game.title);
  const outlines = new Outlines();
  const maps = await mapsOf(session, outlines);
  const log = session.live!.events.map((event) => `<li>${escapeHtml(event.sentence)}</li>`).join('');
  const css = await withFonts(await styles());
  return `<!doctype html><html lang="en-GB" data-theme="light" data-motion="off"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${css}
html,body{height:auto}body{max-width:62rem;margin:2rem auto;padding:0 1rem}.framed{contain:none!important;position:static!important;transform:none!important;inset:auto!important;width:auto!important;height:auto!important;overflow:visible!important}.map{border:1px solid var(--line-2);margin:.5rem 0 2rem}.framed>svg{position:static!important;transform:none!important;width:100%!important;height:auto!important;display:block!important}
button{all:unset;font-weight:600}.link{text-decoration:none!important;color:inherit!important}.upsets .link{font-weight:400}.turns,.turn-maps,.maps,.rule-link{display:none!important}h2{margin:1.5rem 0 .5rem}.summary{display:grid;gap:.8rem;max-width:36rem}ol.log{font-size:.9rem}</style>
<h1>${title}</h1>${session.match.title ? `<p>${escapeHtml(session.game.title)}</p>` : ''}<div class="summary">${summary}</div>${maps.join('')}
<h2>Log</h2><ol class="log">${log}</ol>${outlines.script}</html>`;
}

/** What others put into their own page to show a finished game there. */
export function embedCode(address: string, title: string): string {
  const frame = 'width="720" height="520" style="border:0;max-width:100%" loading="lazy" allowfullscreen';
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" ${frame}></iframe>`;
}

export function save(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
