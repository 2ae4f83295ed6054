import type { Page, Request } from '@playwright/test';

/** Cards of the lobby. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const card = (page: Page, name: string) => cards(page).filter({ hasText: name }).first();
export const tab = (page: Page, name: string, list = 'Lists') =>
  page.getByRole('tablist', { name: list }).getByRole('tab', { name, exact: true });
export const queryOf = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams);
export const storedFavourites = (page: Page) => page.evaluate(() => localStorage.getItem('LOTTFAV'));

/** Waits for a call that the click makes. */
export async function callOf(page: Page, path: string, press: () => Promise<unknown>): Promise<Request> {
  const [request] = await Promise.all([page.waitForRequest((each) => new URL(each.url()).pathname === path), press()]);
  return request;
}

export interface OfferedGame {
  gameCode: string;
  remark: string;
  gameMenuTag: string;
  drawDayOfWeek: string;
}

/** The games on offer, from the server. */
export const offered = async (origin: string) =>
  ((await (await fetch(`${origin}/lgw/lottery/list`)).json()) as { value: OfferedGame[] }).value;

/** Number of games that draw on a weekday, Sunday 1. */
export const drawOn = (games: OfferedGame[], day: number) =>
  games.filter(({ drawDayOfWeek }) => drawDayOfWeek.split(',').includes(String(day))).length;

/** Closes the log-in dialog that a visitor gets. */
export async function closeLogin(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
