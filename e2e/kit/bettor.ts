import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { closePhones, login, open, visit } from './browser.ts';
import { Client } from '@fairlot/testkit/client';
import { openProduct } from './product/open-product.ts';
import { forFile } from './product/with-product.ts';

interface Ticket {
  ticketId: string;
  gameCode: string;
  total: string;
  status: string;
  lines: { play: string; picks: string[]; unitStake: string }[];
}

/** A logged-in demonstration member, on the bet page and over the API. */
export interface Bettor {
  page: Page;
  client: Client;
  slip(): Locator;
  /** The key of a number in the open group. */
  key(number: string): Locator;
  place(): Locator;
  placed(): Locator;
  /** Returns the server's data of the ticket that `press` buys. */
  bought(press: () => Promise<unknown>): Promise<Ticket>;
  /** Opens the bet page of the first of the games that is on sale for a while. @throws if there is none */
  openOnSale(...gameCodes: string[]): Promise<string>;
  /** Ends the product with an audit; errors of the page fail the journey. */
  close(): Promise<void>;
}

/** Gives the tests of a file a bettor. */
export const withBettor = (): Bettor => forFile(startBettor, (bettor) => bettor.close());

async function startBettor(): Promise<Bettor> {
  const product = await openProduct();
  const client = new Client(product.origin);
  await client.login('demo01', 'Fairlot2026');
  const member = await visit(product.origin);
  const { page } = member;
  await login(page, 'demo01', 'Fairlot2026');
  const slip = () => page.getByRole('region', { name: 'Bet slip' });
  return {
    page,
    client,
    slip,
    key: (number) => page.getByRole('tabpanel').getByRole('button', { name: number, exact: true }),
    place: () => slip().getByRole('button', { name: /^Place bet/ }),
    placed: () => page.getByRole('region', { name: 'Bet placed' }),
    bought: (press) => buyTicket(page, client, press),
    openOnSale: (...gameCodes) => openOnSale(page, client, gameCodes),
    close: async () => {
      expect(member.errors).toEqual([]);
      await product.audit();
      await member.close();
      await closePhones();
      await product.stop();
    },
  };
}

async function buyTicket(page: Page, client: Client, press: () => Promise<unknown>): Promise<Ticket> {
  const [response] = await Promise.all([
    page.waitForResponse(
      (each) => new URL(each.url()).pathname === '/lgw/lottery/tickets' && each.request().method() === 'POST',
    ),
    press(),
  ]);
  const { success, errorCode, value } = (await response.json()) as {
    success: boolean;
    errorCode: string;
    value: { ticketId: string };
  };
  expect([success, errorCode]).toEqual([true, null]);
  return {
    ...((await client.call('GET', `/lgw/lottery/tickets/${value.ticketId}`)).value as unknown as Ticket),
    ticketId: value.ticketId,
  };
}

/** Opens the bet page of the first of the games that is on sale for a while. @throws if there is none */
export async function openOnSale(page: Page, client: Client, gameCodes: readonly string[]): Promise<string> {
  const onSale = async () => {
    const { value } = await client.call('GET', '/lgw/lottery/numero');
    const issues = value as unknown as { gameCode: string; isSale: boolean; remainTime: number; lockTime: number }[];
    return gameCodes.find((gameCode) =>
      issues.some((issue) => issue.gameCode === gameCode && issue.isSale && issue.remainTime - issue.lockTime > 90_000),
    );
  };
  // The draws of a new product open shortly after it has started.
  let code = '';
  const find = async () => (code = (await onSale()) ?? '');
  await expect.poll(find, { message: `one of ${gameCodes.join()} is on sale` }).not.toBe('');
  // Numbers that an earlier test chose are still on the slip.
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.removeItem('SLIP'));
  await open(page, `/m/lottery/play?gameCode=${code}`);
  return code;
}
