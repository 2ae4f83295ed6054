import { ApiError } from '../../../shared/api/api-error.ts';
import type { Product, Rates } from '../api/registration.ts';

/** In the order in which they are shown. */
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

/** A rate as people read it: the prize group of lotteries, of all else per cent with two decimals. */
export function rateText(product: Product, rate: number): string {
  return product === 'lottery' ? String(rate) : (rate / 100).toFixed(2);
}

/** What people typed as a rate; null for what is none. */
export function parseRate(product: Product, text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (product === 'lottery') return /^\d{1,4}$/.test(typed) ? Number(typed) : null;
  return /^\d{1,2}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : null;
}

/** All rates of a form; null while one is none or outside of what may be given. */
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

/** A rate that the server refused, with what it has to be between; null for every other failure. */
export function refusedRate(error: unknown): { product: Product; least?: number; most?: number } | null {
  if (!(error instanceof ApiError) || error.code !== 'rate.refused') return null;
  const { product, ...range } = error.value as { product?: Product; least?: number; most?: number };
  return product === undefined ? null : { product, ...range };
}

/** Texts of a form that begins with these rates. */
export function rateTexts(rates: Rates): Record<Product, string> {
  return Object.fromEntries(PRODUCTS.map((product) => [product, rateText(product, rates[product] ?? 0)])) as Record<
    Product,
    string
  >;
}
