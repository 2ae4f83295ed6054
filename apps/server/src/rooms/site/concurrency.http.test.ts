import { openTwoProcesses } from '@fairlot/testkit';
import { expect, it } from 'vitest';

const { apps } = await openTwoProcesses({ started: true });

it('serves the new settings to a client that was notified of a change by another process', async () => {
  const [here, there] = apps;
  const hueThere = async () => (await there.server.inject('/wps/whitelabel/settings')).json().value.brandHue as number;
  const read: Promise<number>[] = [];
  there.platform.events.stream.subscribe(({ name }) => {
    if (name === 'status') read.push(hueThere());
  });
  for (let hue = 20; hue < 30; hue++) {
    // Fills the cache there with the current settings.
    await hueThere();
    const before = read.length;
    await here.rooms.site.change('brandHue', hue);
    await expect.poll(() => read.length).toBe(before + 1);
    expect(await read.at(-1)).toBe(hue);
  }
});
