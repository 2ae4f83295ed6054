/** The prize group of lotteries, per cent of all else. */
export function rateText(product: string, rate: number): string {
  return product === 'lottery' ? String(rate) : `${(rate / 100).toFixed(2)} %`;
}
