import { sql } from '@fairlot/testkit/site/server-parts';
import { createMember } from '@fairlot/testkit/members';
import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite();

test('saving one detail keeps another that was changed elsewhere while the form was open', async () => {
  const member = await createMember(site.app);
  const { db } = site.app.platform;
  const page = site.phone({ ...member, type: 0 });
  await page.goto('/m/securityCenter');
  await page.getByRole('button', { name: /^Personal data/ }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ann@mail.test');
  await db.run(sql`update people_members set nickname = 'Ann' where id = ${member.memberId}::bigint`);
  await page.comeBack();
  await form.getByLabel('Current password').fill('Test2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').first().waitFor();
  const nickname = await db.value(sql<string>`
    select nickname from people_members where id = ${member.memberId}::bigint`);
  expect(nickname).toBe('Ann');
});
