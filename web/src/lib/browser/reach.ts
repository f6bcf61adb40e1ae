/** How far a link made in this browser reaches: this machine, the local network, or everybody. */

export type Reach = 'machine' | 'network' | 'world';

export function reachOf(address: string): Reach {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127\./.test(host)) return 'machine';
  if (/^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host)) return 'network';
  if (/^(f[cd]|fe80:)/i.test(host) && host.includes(':')) return 'network';
  if (host.endsWith('.local') || !/[.:]/.test(host)) return 'network';
  return 'world';
}
