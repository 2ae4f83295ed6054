import { Type } from 'typebox';

/** Kinds of play, as bets name them; an agent has a rate for each of them. */
export const Product = Type.Union([
  Type.Literal('lottery'),
  Type.Literal('slots'),
  Type.Literal('live'),
  Type.Literal('pvp'),
  Type.Literal('fish'),
  Type.Literal('sports'),
  Type.Literal('esports'),
  Type.Literal('cockfight'),
  Type.Literal('originals'),
]);

/** Every kind of play, in the order in which lists show them. */
export const PRODUCTS = Product.anyOf.map((product) => product.const);
