import { closePhones, login, type Visit, visit, type VisitOptions } from '../browser.ts';
import { expect } from '../expect.ts';
import { test } from '../test.ts';
import { openProduct, type Product, sharedProduct } from './open-product.ts';

/** Gives the tests of a file their own product, whose ledger is audited at the end. */
export const withOwnProduct = (env: Record<string, string> = {}): Product =>
  forFile(
    () => openProduct(env),
    async (product) => {
      await closePhones();
      await product.audit();
      await product.stop();
    },
  );

/** Gives the tests of a file the product that files share, whose conditions `sharedProduct` names. */
export const withSharedProduct = (): Product => forFile(sharedProduct, closePhones);

/**
 * Gives the tests of a file a phone that stays open until their end, and fails if it had an unexpected error.
 * `account` logs a demonstration member in.
 */
export const withPhone = (
  product: { origin: string },
  { account, ...options }: VisitOptions & { account?: string } = {},
): Visit =>
  forFile(
    async () => {
      const phone = await visit(product.origin, options);
      if (account !== undefined) await login(phone.page, account, 'Fairlot2026');
      return phone;
    },
    async ({ errors, close }) => {
      await close();
      if (options.expectsErrors !== true) expect(errors).toEqual([]);
    },
  );

/** Gives the tests of a file what `open` opens before them; `end` ends it after them. */
export function forFile<T extends object>(open: () => Promise<T>, end: (opened: T) => Promise<void>): T {
  let opened: T | undefined;
  test.beforeAll(async () => {
    opened = await open();
  });
  test.afterAll(async () => {
    if (opened !== undefined) await end(opened);
  });
  return new Proxy({} as T, {
    get: (_, name) => {
      if (opened === undefined) throw new Error('It is open only within tests');
      return Reflect.get(opened, name) as unknown;
    },
  });
}
