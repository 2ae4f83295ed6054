import { expect } from './expect.ts';
import { closePhones, type Visit } from './browser.ts';
import type { Product } from './product/start-product.ts';

/** Ends a journey: expects that no browser had an error and that the ledger is correct. */
export async function endClean(product: Product, ...visits: Visit[]): Promise<void> {
  expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
  await product.audit();
  await end(product, ...visits);
}

/** Ends a journey that broke something on purpose. */
export async function end(product: Product, ...visits: Visit[]): Promise<void> {
  for (const each of visits) await each.close();
  await closePhones();
  await product.stop();
}
