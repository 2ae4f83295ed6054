import { expect } from './expect.ts';
import { closePhones, type Visit } from './browser.ts';
import type { Product } from './product/start-product.ts';

/** Ends what journeys went through: no browser met an error, and the books are right. */
export async function endClean(product: Product, ...visits: Visit[]): Promise<void> {
  expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
  await product.audit();
  await end(product, ...visits);
}

/** Ends journeys that broke something on purpose. */
export async function end(product: Product, ...visits: Visit[]): Promise<void> {
  for (const each of visits) await each.close();
  await closePhones();
  await product.stop();
}
