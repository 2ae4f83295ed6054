import { Type } from 'typebox';
import { PRODUCTS } from './product-names.ts';

export { PRODUCTS } from './product-names.ts';

/** Products, named as in bets; an agent has a rate for each. */
export const Product = Type.Enum([...PRODUCTS]);
