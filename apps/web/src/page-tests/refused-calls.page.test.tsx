import { createMember } from '@fairlot/testkit/members';
import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { openPageSite } from './open-page.testing.tsx';

const site = await openPageSite();

test.each(['REGCEN', 'DOWNMAN'])(
  'the home of agents without %s has no first steps and makes no call for them',
  async (flag) => {
    const flags = await site.app.rooms.site.flags();
    await site.app.rooms.site.change('flags', { ...flags, [flag]: false });
    const page = site.phone();
    page.logIn({ ...(await createMember(site.app, { type: 1 })), type: 1 });
    await page.goto('/m/agent');
    await page.getByRole('region', { name: 'Team today' }).waitFor();
    await page.settle();
    expect([
      page.network.to('/wps/agent/links').length,
      page.network.to('/wps/agent/team/members').length,
      await page.getByRole('region', { name: 'Get started' }).count(),
    ]).toEqual([0, 0, 0]);
    await site.app.rooms.site.change('flags', flags);
  },
);
