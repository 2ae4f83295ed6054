/** Percent as operators write it, with two decimals. */
export const PERCENT = /^\d{1,3}\.\d{2}$/;
/** No market that is served allows a lower return, x 10,000. */
export const LEAST_FLOOR = 8500;

export const scaledOf = (percent: string): number => Number(percent.replace('.', ''));
export const percentOf = (scaled: number): string => (scaled / 100).toFixed(2);
