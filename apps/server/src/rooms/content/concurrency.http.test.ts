import { openTwoProcesses } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { notice, sponsor } from './content.testing.ts';

const { apps } = await openTwoProcesses({ started: true });

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
    await here.rooms.content.manage.sponsors.create(
      sponsor({ EN: { title: `Club ${n}`, content: '<p>For the club</p>' } }),
    );
    await expect.poll(() => read.length).toBe(n);
    expect(await read.at(-1)).toContain(`Club ${n}`);
  }
});

it('content and settings of one server reach the other within two seconds', async () => {
  const [here, there] = apps;
  const read = async (url: string) => (await there.server.inject(url)).json().value;
  await here.rooms.content.manage.announcements.create(notice('Across'));
  await here.rooms.site.change('brandHue', 42);
  await expect
    .poll(
      async () =>
        (await read('/wps/announcements/noticeNew?types=PL')).player.map(({ title }: { title: string }) => title),
      { timeout: 10_000 },
    )
    .toContain('Across');
  await expect.poll(async () => (await read('/wps/whitelabel/settings')).brandHue, { timeout: 10_000 }).toBe(42);
});
