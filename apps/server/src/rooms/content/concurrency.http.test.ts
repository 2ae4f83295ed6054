import { openTwoProcesses } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import type { Draft } from './drafts.ts';

const { apps, close } = await openTwoProcesses({ started: true });
afterAll(close);

const sponsor = (title: string): Draft<'sponsor'> => ({
  position: 0,
  url: 'https://club.example/',
  image: null,
  art: { cat: 'sports', motif: 'soccer', pal: 'jade', field: 'bands' },
  isPublished: true,
  startsAt: Date.now() - 1000,
  endsAt: null,
  texts: { EN: { title, content: '<p>For the club</p>' } },
});

it('serves the new content to a client that was notified of a change by another process', async () => {
  const [here, there] = apps;
  const titlesThere = async () =>
    (await there.server.inject('/wps/system/sponsors')).json().value.map(({ title }: { title: string }) => title);
  const read: Promise<string[]>[] = [];
  there.platform.events.stream.subscribe(({ name }) => {
    if (name === 'content.changed') read.push(titlesThere());
  });
  for (let n = 1; n <= 5; n++) {
    // Fills the cache there with the current content.
    await titlesThere();
    await here.rooms.content.manage.sponsors.create(sponsor(`Club ${n}`));
    await expect.poll(() => read.length, { timeout: 5000 }).toBe(n);
    expect(await read.at(-1)).toContain(`Club ${n}`);
  }
});
