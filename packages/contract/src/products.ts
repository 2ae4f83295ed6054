import { Type } from 'typebox';
import { PRODUCTS } from './product-names.ts';

export { PRODUCTS } from './product-names.ts';

/** Kinds of play, as bets name them; an agent has a rate for each of them. */
export const Product = Type.Enum([...PRODUCTS]);
