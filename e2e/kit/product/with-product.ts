import { closePhones } from '../browser.ts';
import { test } from '../test.ts';
import { openProduct, type Product, sharedProduct } from './open-product.ts';

/** Gives the tests of a file their own product, whose ledger is audited at the end. */
export const withOwnProduct = (env: Record<string, string> = {}): Product =>
  productOf(
    () => openProduct(env),
    async (product) => {
      await product.audit();
      await product.stop();
    },
  );

/** Gives the tests of a file the product that files share, whose conditions `sharedProduct` names. */
export const withSharedProduct = (): Product => productOf(sharedProduct, () => Promise.resolve());

function productOf(open: () => Promise<Product>, end: (product: Product) => Promise<void>): Product {
  let product: Product | undefined;
  test.beforeAll(async () => {
    product = await open();
  });
  test.afterAll(async () => {
    await closePhones();
    if (product !== undefined) await end(product);
  });
  return new Proxy({} as Product, {
    get: (_, name) => {
      if (product === undefined) throw new Error('The product is open only within tests');
      return Reflect.get(product, name) as unknown;
    },
  });
}
