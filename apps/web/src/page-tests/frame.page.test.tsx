import { describe, expect } from 'vitest';
import { AGENT_PAGES, CATEGORIES, CONTRACT_PAGES, HOME_PAGES, MEMBER_PAGES } from '../app/addresses.testing.ts';
import { test } from '@fairlot/testkit/page/kit';
import type { Locator } from '@fairlot/testkit/page/locator';
import { hold } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

const VISITORS = [
  ...HOME_PAGES,
  ...CATEGORIES,
  '/m/gameList?gameType=RNG&vassalage=BGS',
  '/m/vip',
  '/m/activity',
  '/m/activityDetail?id=6',
  '/m/message',
  '/m/messageDetail?id=1',
  '/m/notice',
  '/m/customer',
  '/m/set',
  '/m/trail',
  '/m/other',
  '/m/useragreement',
];
const LAUNCH = '/m/launchGame?playType=trad&gameId=g-1&gameGroupId=&prize_mode=Lott&code=lobby&pageBack=/m/lott';
const MEMBERS = [...MEMBER_PAGES, LAUNCH];
const AGENTS = [...AGENT_PAGES, ...CONTRACT_PAGES, '/m/transaction/record?types=A', '/m/member/notice?types=A'];

const footer = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('every page of the table but three has the footer [L-006]', async () => {
  const phones = [
    [() => Promise.resolve(site.phone()), VISITORS],
    [() => site.phoneOf('demo02'), MEMBERS],
    [() => site.phoneOf('type02'), AGENTS],
  ] as const;
  for (const [open, paths] of phones) {
    const page = await open();
    const launch = hold(page, /lottery\/launchLott/);
    for (const path of paths) {
      await page.goto(path);
      await footer(page).waitFor();
      expect([path, pathOf(page), await footer(page).count()]).toEqual([path, path.split('?')[0], 1]);
    }
    await launch.stop();
  }
});

test("a dialog opened by a click does not change the page's path, and neither does closing it [R-013]", async () => {
  const page = site.phone();
  /** Paths while the dialog is open, and after it was closed. */
  const addresses = async (button: Locator, name: string) => {
    const dialog = page.getByRole('dialog', { name });
    await button.click();
    await dialog.waitFor();
    const open = pathOf(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    return [open, pathOf(page)];
  };
  const stays = (path: string) => [path, path];
  await page.goto('/m/activity');
  for (const name of ['Deposit', 'Account'])
    expect(await addresses(footer(page).getByRole('link', { name }), 'Log in')).toEqual(stays('/m/activity'));
  await page.goto('/m/rng');
  const heart = page.getByRole('button', { name: 'Add to favourites' }).first();
  expect(await addresses(heart, 'Log in')).toEqual(stays('/m/rng'));
  const banner = () => page.getByRole('banner');
  expect(await addresses(banner().getByRole('link', { name: 'Join' }), 'Register')).toEqual(stays('/m/rng'));
  await page.goto('/m/index');
  expect(await addresses(banner().getByRole('link', { name: 'Log in' }), 'Log in')).toEqual(stays('/m/index'));
});

async function shows(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await heading(page, title).waitFor();
  expect(pathOf(page)).toBe(path);
}

describe('addresses that the specification does not list', () => {
  test('show the app for Android, and for iPhone [P-021] [P-022]', async () => {
    const page = site.phone();
    const app = (name: string) => page.getByRole('main').getByRole('link', { name });
    await shows(page, '/m/download/android', 'App for Android');
    await app('App for Android').waitFor();
    expect(await app('iPhone').count()).toBe(0);
    await shows(page, '/m/download/ios', 'App for iPhone');
    await app('App for iPhone').waitFor();
    expect(await app('Android').count()).toBe(0);
  });

  test('show how to become an agent [P-028]', async () => {
    const page = site.phone();
    await shows(page, '/m/joinUs', 'Join us');
    await page.getByRole('main').getByRole('link', { name: 'Customer service' }).waitFor();
  });

  test('offer to become an agent only where the merchant has agents', async () => {
    const page = site.phone();
    const join = page.getByRole('main').getByRole('link', { name: 'Join us' });
    await shows(page, '/m/other', 'More');
    await join.waitFor();
    await site.app.rooms.site.change('closedPages', { agency: {} });
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'Customer service' }).waitFor();
    expect(await join.count()).toBe(0);
    await site.app.rooms.site.change('closedPages', {});
  });

  test('show the VIP levels, even to visitors', async () => {
    const page = site.phone();
    await shows(page, '/m/vip', 'VIP');
    await page.getByRole('main').getByText('VIP 8').first().waitFor();
  });
});

describe('pages for everybody', () => {
  const within = (page: Page) => page.getByRole('main');

  test("customer service links to the merchant's support [R-034] [P-020]", async () => {
    const page = site.phone();
    await shows(page, '/m/customer', 'Customer service');
    const entry = within(page).getByRole('link', { name: 'Customer service' });
    await expect.poll(() => entry.getAttribute('href')).toBe('https://fairlot.example/support');
    expect([await entry.getAttribute('target'), await entry.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('the app page has logo, downloads, a link home and no footer [R-035] [L-004]', async () => {
    const page = site.phone();
    await page.goto('/m/app');
    await page.getByRole('link', { name: 'App for Android' }).waitFor();
    await page.getByRole('link', { name: 'Fairlot, home' }).waitFor();
    expect(await footer(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Close' }).click();
    await page.waitForURL('/m/home');
  });

  test('settings, trial, More and the user agreement have their addresses and titles', async () => {
    const page = site.phone();
    const titled = async (path: string, title: string) => {
      await shows(page, path, title);
      await expect.poll(() => document.title).toBe(`${title} · Fairlot`);
    };
    await test.step('settings hold language and theme [R-036] [P-038]', async () => {
      await titled('/m/set', 'Settings');
      await page.getByRole('button', { name: /^Language/ }).waitFor();
      await page.getByRole('switch', { name: 'Dark theme' }).waitFor();
    });
    await test.step('the trial has its button [R-037]', async () => {
      await titled('/m/trail', 'Free play');
      await within(page).getByRole('button', { name: 'Free play' }).waitFor();
    });
    await test.step('More has its own page [R-038]', async () => {
      await titled('/m/other', 'More');
      await within(page).getByRole('link', { name: 'Settings' }).waitFor();
    });
    await titled('/m/useragreement', 'User agreement');
  });
});
