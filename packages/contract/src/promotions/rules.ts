export * from './kinds.ts';
export type { OfferTerms, OfferTexts } from './terms.ts';
