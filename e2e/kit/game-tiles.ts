import type { Page } from '@playwright/test';
import { changeAnswer, type Stop } from './intercept.ts';

export const LIST = '/lgw/game/list';

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
export const tiles = (page: Page) => page.locator('.tile');
export const vendorsShown = async (page: Page) => [
  ...new Set(await page.locator('.tile .tile__vendor').allInnerTexts()),
];

/** Changes games in the list response before the page receives it. */
export function alter(page: Page, change: (game: Record<string, unknown>, index: number) => void): Promise<Stop> {
  return changeAnswer(page, `**${LIST}?**`, ({ value }: { value: { games: Record<string, unknown>[] } }) =>
    value.games.forEach(change),
  );
}
