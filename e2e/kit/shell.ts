import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { closePhones, login, type Visit, visit } from './browser.ts';
import { openOperator } from './operator.ts';
import { openProduct, type Product } from './product/open-product.ts';

/** The title of a page. */
export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const footer = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu(page).waitFor();
}

export interface Shell {
  product: Product;
  guest: Visit;
  /** Logged in as demo01. */
  member: Visit;
  operator: Awaited<ReturnType<typeof openOperator>>;
  /** Changes flags of the demonstration and resets all others to its defaults. */
  setFlags(changed: Record<string, boolean>): Promise<void>;
  /** Ends everything; throws when a page reported errors. */
  close(): Promise<void>;
}

/** The product with a guest, a member and an operator, for journeys about the frame of every page. */
export async function openShell(): Promise<Shell> {
  const product = await openProduct();
  const operator = await openOperator(product.origin);
  const { flags } = (
    (await (await fetch(`${product.origin}/wps/whitelabel`)).json()) as { value: { flags: Record<string, boolean> } }
  ).value;
  const [guest, member] = [await visit(product.origin), await visit(product.origin)];
  await login(member.page, 'demo01', 'Fairlot2026');
  return {
    product,
    guest,
    member,
    operator,
    setFlags: (changed) => operator.put('/site', { changes: { flags: { ...flags, ...changed } } }),
    close: async () => {
      await guest.close();
      await member.close();
      await closePhones();
      await product.stop();
      expect([...guest.errors, ...member.errors]).toEqual([]);
    },
  };
}
