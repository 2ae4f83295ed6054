import { latinDigits } from '@fairlot/ui/digits';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { Product, Rates } from '../api/registration.ts';

/** In display order. */
export const PRODUCTS: readonly Product[] = [
  'lottery',
  'slots',
  'live',
  'sports',
  'esports',
  'pvp',
  'fish',
  'cockfight',
  'originals',
];

/** Formats a rate for display: the prize group for lotteries, a percentage with two decimals for all other products. */
export function rateText(product: Product, rate: number): string {
  return product === 'lottery' ? String(rate) : (rate / 100).toFixed(2);
}

/** Parses a typed rate; null when it is invalid. */
export function parseRate(product: Product, text: string): number | null {
  const typed = latinDigits(text.trim()).replace(/[,\u066B]/, '.');
  if (product === 'lottery') return /^\d{1,4}$/.test(typed) ? Number(typed) : null;
  return /^\d{1,2}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : null;
}

/** Parses all rates of a form; null when one is invalid or out of range. */
export function readRates(
  texts: Readonly<Partial<Record<Product, string>>>,
  least: Rates,
  most: Rates,
): Required<Rates> | null {
  const entries = PRODUCTS.map((product) => [product, parseRate(product, texts[product] ?? '')] as const);
  const isRight = entries.every(
    ([product, rate]) => rate !== null && rate >= (least[product] ?? 0) && rate <= (most[product] ?? 0),
  );
  return isRight ? (Object.fromEntries(entries) as Required<Rates>) : null;
}

/** The rates that differ from those before. */
export function changedRates(before: Rates, now: Rates): Rates {
  return Object.fromEntries(PRODUCTS.flatMap((one) => (now[one] === before[one] ? [] : [[one, now[one]]])));
}

/** The product of a rate that the server rejected, with its allowed range; null for every other error. */
export function refusedRate(error: unknown): { product: Product; least?: number; most?: number } | null {
  if (!(error instanceof ApiError) || error.code !== 'rate.refused') return null;
  const { product, ...range } = error.value as { product?: Product; least?: number; most?: number };
  return product === undefined ? null : { product, ...range };
}

/** Initial field texts of a form with these rates. */
export function rateTexts(rates: Rates): Record<Product, string> {
  return Object.fromEntries(PRODUCTS.map((product) => [product, rateText(product, rates[product] ?? 0)])) as Record<
    Product,
    string
  >;
}
