import type { Page } from '@playwright/test';

/** Cards of the lobby. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const card = (page: Page, name: string) => cards(page).filter({ hasText: name }).first();
export const tab = (page: Page, name: string, list = 'Lists') =>
  page.getByRole('tablist', { name: list }).getByRole('tab', { name, exact: true });

/** The games on offer, from the server. */
export const offered = async (origin: string) =>
  ((await (await fetch(`${origin}/lgw/lottery/list`)).json()) as { value: object[] }).value;
