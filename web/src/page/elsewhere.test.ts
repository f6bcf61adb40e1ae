import { describe, expect, it } from 'vitest';
import { wayToServer } from './elsewhere';

describe('the way to a server', () => {
  it('is the server that has the page', () => expect(wayToServer('/page/')?.address).toBe('/'));

  it('is the page for hosts, on the site that has it beside the documentation', () =>
    expect(new URL(wayToServer('/romanum/play/')!.address, 'https://host.test/romanum/play/').pathname).toBe(
      '/romanum/hosts.html',
    ));

  it.each(['/', '/games/of/rome/', '/games/page/'])('is not known at %s', (folder) =>
    expect(wayToServer(folder)).toBeNull(),
  );
});
