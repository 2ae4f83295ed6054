import { callSite } from '@fairlot/testkit/operators';
import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite();
const { rooms } = site.app;

test('terms, privacy and About name the merchant, and a company and licence only if there are any', async () => {
  const page = site.phone();
  const text = () => page.getByRole('main').innerText();
  await page.goto('/m/useragreement');
  expect(await page.locator('main h2').allInnerTexts()).toEqual(
    expect.arrayContaining(['Bonuses', 'In-house games', 'Games of other makers', 'Limits and exclusion']),
  );
  expect(await text()).toContain('between you and Fairlot');
  expect(await text()).not.toMatch(/Licence |Company/);
  await rooms.site.change('company', {
    legalName: 'Lucky Harbour Ltd.',
    address: null,
    email: 'hello@harbour.example',
    licences: [{ authority: 'Gaming Board', number: 'GB-77', url: 'https://board.example/77' }],
  });
  for (const path of ['/m/useragreement', '/m/privacy']) {
    await page.goto(path);
    await page.getByText('Licence GB-77, Gaming Board').waitFor();
  }
  await page.goto('/m/other');
  await page.getByRole('link', { name: 'About us' }).click();
  await page.getByText('Lucky Harbour Ltd.').waitFor();
  const register = page.getByRole('link', { name: 'Register of licences' });
  expect(await register.getAttribute('href')).toBe('https://board.example/77');
});

test('the help centre has tabs, the terms name the age, and the privacy policy has sections', async () => {
  const page = site.phone();
  await test.step('tabs are the titles of the help centre [C-016] [P-026]', async () => {
    const headers = { moduleid: 'COMM3' };
    const { value } = await callSite<{ title: string }[]>(site.app, headers, 'GET', '/wps/system/helpCenter');
    await page.goto('/m/help');
    await page.getByRole('tab', { name: 'Getting started', selected: true }).waitFor();
    const tabs = await page.getByRole('main').getByRole('tab').allInnerTexts();
    expect(tabs).toEqual(value.map(({ title }) => title));
  });
  await page.getByRole('tab', { name: 'Draws and proofs' }).click();
  await page.getByRole('tabpanel').getByText('its commitment is published').waitFor();
  expect(new URL(page.url()).search).toBe('?tag=draws');
  await page.goto('/m/help?tag=terms');
  await page.getByRole('tabpanel').getByText('at least 21 years old').waitFor();
  await page.goto('/m/privacy');
  const sections = () =>
    page
      .locator('main section')
      .evaluateAll((all) =>
        all.map((section) => [section.querySelector('h2')?.textContent, section.textContent.length >= 100]),
      );
  await expect.poll(async () => (await sections()).length).toBeGreaterThan(0);
  const found = await sections();
  await test.step('has introduction, purpose and access [P-001] [P-002] [P-003]', () =>
    expect(found.slice(0, 3)).toEqual([
      ['Introduction', true],
      ['Purpose', true],
      ['Access', true],
    ]));
  await test.step('has confidentiality and recipients [P-004] [P-005]', () =>
    expect(found.slice(3, 5)).toEqual([
      ['Confidentiality', true],
      ['Recipients', true],
    ]));
  await test.step('has monitoring and agreement [P-006] [P-007]', () =>
    expect(found.slice(5)).toEqual([
      ['Monitoring', true],
      ['Your agreement', true],
    ]));
  await test.step('names the age of the terms [I-024]', async () =>
    expect(await page.getByRole('main').innerText()).toContain('at least 21 years old'));
});

test("a member's settings have three tabs in the address; a visitor has those of the device", async () => {
  const guest = site.phone();
  await guest.goto('/m/set?tab=limits');
  await guest.getByRole('switch', { name: 'Dark theme' }).waitFor();
  expect(await guest.getByRole('tab').count()).toBe(0);
  const page = await site.phoneOf('demo02');
  await page.goto('/m/set');
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  const tab = (name: string) => page.getByRole('tab', { name });
  await test.step('language, theme, sound and log out come first [R-036] [P-038]', async () => {
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['General', 'Security', 'Play limits']);
    for (const name of ['Dark theme', 'Sound for credits'])
      await panel('General').getByRole('switch', { name }).waitFor();
    await panel('General').getByRole('button', { name: 'Log out' }).waitFor();
  });
  await test.step('the second links to the security centre and to a new password', async () => {
    await tab('Security').click();
    const links = panel('Security').getByRole('link');
    await links.first().waitFor();
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/m/securityCenter',
      '/m/changePsw',
    ]);
    expect(new URL(page.url()).search).toBe('?tab=security');
  });
  await test.step('the third offers breaks, each in its own dialog; the arrow keys move between tabs', async () => {
    await tab('Security').press('ArrowRight');
    await panel('Play limits').waitFor();
    await page.reload();
    const choices = async (row: RegExp, name: string) => {
      await panel('Play limits').getByRole('button', { name: row }).click();
      const dialog = page.getByRole('dialog', { name });
      const found = await dialog.getByRole('button', { name: /month|week|hours/ }).allInnerTexts();
      await dialog.getByRole('button', { name: 'Close' }).click();
      return found;
    };
    expect(await choices(/^Self-exclusion/, 'Self-exclusion')).toEqual(['6 months', '12 months']);
    expect(await choices(/^Time-out/, 'Time-out')).toEqual(['24 hours', '1 week', '1 month']);
  });
});
