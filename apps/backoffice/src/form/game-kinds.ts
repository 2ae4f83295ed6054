import { productTexts } from './product-names.ts';

/** Names of the categories of games, by their codes: those of the products. */
export const gameKinds = {
  RNG: productTexts.slots,
  LIVE: productTexts.live,
  PVP: productTexts.pvp,
  FISH: productTexts.fish,
  SPORTS: productTexts.sports,
  ESPORTS: productTexts.esports,
  COCKFIGHT: productTexts.cockfight,
  ELOTT: productTexts.lottery,
};
