import type { Page, Route } from 'playwright-core';

export const LIST = '/lgw/game/list';

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
export const tiles = (page: Page) => page.locator('.tile');
export const vendorsShown = async (page: Page) => [...new Set(await page.locator('.tile .vd').allInnerTexts())];

/** Alters games of the list on their way to the page. */
export async function alter(page: Page, change: (game: Record<string, unknown>, index: number) => void): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { value: { games: Record<string, unknown>[] } };
    body.value.games.forEach(change);
    await route.fulfill({ response, json: body });
  };
  await page.route(`**${LIST}?**`, handler);
  return () => page.unroute(`**${LIST}?**`, handler);
}
