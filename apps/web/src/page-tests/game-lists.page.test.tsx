import { describe, expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { loginDialogOf } from './kit.testing.ts';
import { changeAnswer, envelope, hold } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const LIST = '/lgw/game/list';
const site = await openPageSite();

const tiles = (page: Page) => page.locator('.tile');
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const vendorsShown = async (page: Page) => [...new Set(await page.locator('.tile .tile__vendor').allInnerTexts())];
const banners = (page: Page) => page.network.to('/wps/announcements/bannerNew');

describe('a list of games', () => {
  /** Opens a list, whose games are all of one type, and returns the query that it sent. */
  async function openList(path: string, gameType: string, pageSize = '50'): Promise<void> {
    const page = site.phone();
    await page.goto(path);
    await tiles(page).first().waitFor();
    const call = page.network.to(LIST)[0]!;
    const { value } = (await call.answer) as { value: { games: { gameType: string }[] } };
    expect([path, Object.fromEntries(call.url.searchParams)]).toMatchObject([
      path,
      { gameType, pageSize, pageNo: '1', platform: 'html5' },
    ]);
    expect([...new Set(value.games.map((game) => game.gameType))]).toEqual([gameType]);
  }

  test('has the slots of its address [R-041] [G-008]', () => openList('/m/rng', 'RNG'));
  test('has the PVP games of its address [R-043] [G-010]', () => openList('/m/pvp', 'PVP'));
  test('has the fish games of its address [R-044] [G-011]', () => openList('/m/fish', 'FISH'));
  test('has live games whatever the query names [G-009]', () => openList('/m/live?type=all&gameType=FISH', 'LIVE'));
  test('has sports and cockfights too [G-012] [G-014]', async () => {
    await openList('/m/sports?type=all&gameType=FISH', 'SPORTS');
    await openList('/m/cockfight?type=all&gameType=FISH', 'COCKFIGHT');
  });
  test('has lotteries [G-013] [Q-002]', () => openList('/m/lottery?type=all&gameType=FISH', 'ELOTT'));
  test('has the type of the query elsewhere, else slots [P-024] [G-015] [G-016]', async () => {
    await openList('/m/gameList?gameType=FISH', 'FISH', '25');
    await openList('/m/gameList', 'RNG', '25');
  });

  test('starts over when its tab changes, even between two tabs of the same games [S-044] [S-045]', async () => {
    const page = site.phone();
    await page.goto('/m/gameList');
    const asked = () => page.network.to(LIST).map(({ url }) => url.searchParams.get('pageNo'));
    await tiles(page).first().waitFor();
    await expect
      .poll(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        return asked().slice(0, 2);
      })
      .toEqual(['1', '2']);
    await page.settle();
    scrollTo(0, 0);
    for (const name of ['Search', 'All']) {
      const before = asked().length;
      await tab(page, name).click();
      await expect.poll(() => asked().slice(before)).toEqual(['1']);
      await page.settle();
      // Only one page of games is left, followed by the placeholder of the next one.
      expect([name, asked().slice(before), document.documentElement.scrollHeight < 3000]).toEqual([name, ['1'], true]);
    }
  });

  test('that names a vendor shows its games alone in the search tab [R-052] [G-017]', async () => {
    const page = site.phone();
    await page.goto('/m/gameList?gameType=RNG&vassalage=BGS');
    await expect.poll(() => tab(page, 'Search').getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => tiles(page).count()).toBe(15);
    expect(await vendorsShown(page)).toEqual(['Fairlot Originals']);
  });

  test('has five tabs, a banner of its group and announcements [G-019] [G-020] [G-022]', async () => {
    const page = site.phone();
    await page.goto('/m/rng');
    const tabs = await page.getByRole('tab').evaluateAll((all) => all.map((each) => each.textContent));
    expect(tabs.map((text) => /^[A-Z][a-z]+/.exec(text ?? '')?.[0])).toEqual([
      'All',
      'Hot',
      'Recent',
      'Favourites',
      'Search',
    ]);
    await page.locator('.banner').first().waitFor();
    expect(banners(page)[0]?.url.searchParams.get('groupName')).toBe('m_rng');
    await page.getByRole('region', { name: 'Announcements' }).getByText('Vietnam 60 seconds').first().waitFor();
  });

  test('of hot games has its own page [R-040] [P-027]', async () => {
    const page = site.phone();
    await page.goto('/m/hot');
    await expect.poll(() => tiles(page).count()).toBeGreaterThanOrEqual(6);
    expect(await vendorsShown(page)).toEqual(['Fairlot Originals']);
  });

  test('opens the tab of the address for a member [G-018]', async () => {
    for (const [type, name] of [
      ['hot', 'Hot'],
      ['recent', 'Recent'],
      ['fav', 'Favourites'],
      ['search', 'Search'],
    ] as const) {
      const page = await site.phoneOf('demo01');
      await page.goto(`/m/rng?type=${type}`);
      await expect.poll(() => tab(page, name).getAttribute('aria-selected')).toBe('true');
    }
  });

  test('shows its default when the address is invalid', async () => {
    const page = site.phone();
    await page.goto(
      '/m/gameList?type=nothing&gameClassify=%3Cscript%3E&minBet=1e9&vassalage=%00,NWND;drop&pageNo=99999',
    );
    await tiles(page).first().waitFor();
    expect(await tab(page, 'All').getAttribute('aria-selected')).toBe('true');
    await page.goto('/m/gameList?gameType=%3Cimg%20onerror%3D1%3E');
    await page.getByText('No games found').waitFor();
  });

  test('reports that nothing was found under a hostile name, and how to continue [G-024]', async () => {
    const page = site.phone();
    await page.goto('/m/rng');
    const field = page.getByRole('searchbox', { name: 'Name of the game' });
    await field.fill(`<img src=x onerror="document.title='owned'">' or 1=1 --`);
    await field.press('Enter');
    await page.getByText('No games found').waitFor();
    expect(document.title).not.toBe('owned');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await tiles(page).first().waitFor();
    expect(await field.inputValue()).toBe('');
  });

  test('begins with the provider that it is limited to, until another is chosen [G-041]', async () => {
    const page = site.phone();
    changeAnswer(page, /whitelabel\/settings/, ({ value }: { value: { games: object } }) =>
      Object.assign(value.games, { limitedLists: ['PVP', 'RNG'] }),
    );
    await page.goto('/m/rng');
    await expect.poll(() => page.network.to(LIST).at(-1)?.url.searchParams.get('vassalage')).toBe('BGS');
    expect(await tab(page, 'All').getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: 'Remove filter: Fairlot Originals' }).click();
    await expect.poll(async () => (await vendorsShown(page)).length).toBeGreaterThan(1);
  });

  test('asks a visitor to log in for a game, a heart, recent games and favourites', async () => {
    const page = site.phone();
    await page.goto('/m/rng');
    const asks = async (press: () => Promise<void>) => {
      await press();
      await loginDialogOf(page).getByRole('button', { name: 'Close' }).click();
      await loginDialogOf(page).waitFor({ state: 'hidden' });
    };
    await test.step('a tile; the server launches nothing either [S-060] [Q-004]', async () => {
      await asks(() => tiles(page).first().getByRole('link').click());
      const payload = { gameId: '1' };
      expect(
        (await site.app.server.inject({ method: 'POST', url: '/lgw/game/launchGameV3', payload })).statusCode,
      ).toBe(401);
    });
    await test.step('a heart [S-054] [Q-005]', () =>
      asks(() => page.getByRole('button', { name: 'Add to favourites' }).first().click()));
    await test.step('recent games [Q-006]', () => asks(() => tab(page, 'Recent').click()));
    await test.step('favourites, as a tab and as a class [G-042]', async () => {
      await asks(() => tab(page, 'Favourites').click());
      await asks(() =>
        page.getByRole('group', { name: 'Game types' }).getByRole('button', { name: 'Favourites' }).click(),
      );
      expect(await tab(page, 'All').getAttribute('aria-selected')).toBe('true');
    });
  });
});

test('favourites drop the filters that they do not have, and a name leads back to all games', async () => {
  const page = await site.phoneOf('demo02');
  await page.goto('/m/rng?type=all&vassalage=NWND,PLAN&minBet=0.1&gameName=moon');
  const favourites = page.getByRole('group', { name: 'Game types' }).getByRole('button', { name: 'Favourites' });
  await favourites.click();
  await page.waitForURL('/m/rng?type=all&gameClassify=FAV');
  const name = page.getByRole('searchbox');
  await expect.poll(() => name.inputValue()).toBe('');
  await name.fill('gold');
  await page.waitForURL('/m/rng?type=all&gameName=gold');
  // A name that is typed but not searched yet is dropped, too.
  await page.goto('/m/rng?type=all');
  await name.fill('pearl');
  await favourites.click();
  await page.waitForURL('/m/rng?type=all&gameClassify=FAV');
  await expect.poll(() => name.inputValue()).toBe('');
});

/** A member has tapped a tile whose launch is held. */
async function launchSlowly() {
  const page = await site.phoneOf('demo02');
  await page.goto('/m/rng?vassalage=NWND');
  const launch = hold(page, /game\/launchGameV3/, envelope({ url: 'https://vendor.example/game', openMode: 'frame' }));
  await tiles(page).first().getByRole('button').first().click();
  return { page, launch };
}

describe('a tile', () => {
  test('shows a message while a game takes long to open', async () => {
    const { page, launch } = await launchSlowly();
    // Not the game's own message in its frame, which is there until the game is.
    const notice = page.getByRole('status').filter({ hasText: /^Loading/ });
    await notice.waitFor();
    launch.release();
    await page.waitForURL(/^\/m\/game\?/);
    await notice.waitFor({ state: 'detached' });
  });

  test('does not open its game over a page that the member has opened meanwhile', async () => {
    const { page, launch } = await launchSlowly();
    await expect.poll(() => page.network.to('/lgw/game/launchGameV3')).toHaveLength(1);
    await page.follow('/m/activity');
    launch.release();
    // Money that the launch moved to a vendor's own wallet comes back, as after a game.
    await expect.poll(() => page.network.to('/wps/wallet/vendors/settings')).toHaveLength(1);
    await page.settle();
    expect(new URL(page.url()).pathname).toBe('/m/activity');
  });

  test('has a picture, name, vendor, one tag and a heart', async () => {
    const page = site.phone();
    changeAnswer<{ value: { games: object[] } }>(page, /game\/list/, ({ value: { games } }) => {
      Object.assign(games[0]!, { remark: '', displayName: 'Second name', isTop: true, isNew: true });
      Object.assign(games[1]!, { remark: 'First name', displayName: 'Second name', isTop: false, isNew: true });
      Object.assign(games[2]!, { isTop: false, isNew: false });
    });
    await page.goto('/m/rng');
    const [first, second, third] = [tiles(page).nth(0), tiles(page).nth(1), tiles(page).nth(2)];
    await first.getByText('Second name').waitFor();
    await test.step('shows a picture and the name of the vendor [G-006]', async () => {
      expect(await first.locator('.picture svg, .picture img').count()).toBeGreaterThan(0);
      expect(await first.locator('.tile__vendor').innerText()).toBe('Fairlot Originals');
    });
    await test.step('uses the remark as the name, else the display name [G-007] [E-017] [E-018]', async () => {
      expect([await first.locator('.tile__name').innerText(), await second.locator('.tile__name').innerText()]).toEqual(
        ['Second name', 'First name'],
      );
    });
    await test.step('tags a top game as hot, even if it is new [G-004] [E-027]', async () =>
      expect(await first.locator('.tag').allInnerTexts()).toEqual(['Hot']));
    await test.step('tags a new game as new, and no others [G-005] [E-028]', async () => {
      expect([await second.locator('.tag').allInnerTexts(), await third.locator('.tag').count()]).toEqual([['New'], 0]);
    });
    await test.step('has a heart [G-002]', async () =>
      expect(await first.getByRole('button', { name: 'Add to favourites' }).getAttribute('aria-pressed')).toBe(
        'false',
      ));
  });

  test('is in the list of its type only, and has no heart if it is a lottery [G-003] [E-021]', async () => {
    const page = site.phone();
    for (const type of ['RNG', 'LIVE', 'SPORTS', 'PVP', 'FISH', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']) {
      await page.goto(`/m/gameList?gameType=${type}`);
      const list = () => page.network.to(LIST).find(({ url }) => url.searchParams.get('gameType') === type);
      await expect.poll(list).toBeDefined();
      const { value } = (await list()!.answer) as { value: { games: { gameType: string }[] } };
      expect([...new Set(value.games.map(({ gameType }) => gameType))]).toEqual([type]);
      await tiles(page).first().waitFor();
      expect((await page.locator('.tile .heart').count()) === 0, type).toBe(type.endsWith('LOTT'));
    }
  });
});
