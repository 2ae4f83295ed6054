import { formatShare } from '../../shared/format.ts';
/** Formats a rate: the prize group for lotteries, a percentage for all other products. */
export function rateText(product: string, rate: number): string {
  return product === 'lottery' ? String(rate) : formatShare(rate / 10_000, 2);
}
