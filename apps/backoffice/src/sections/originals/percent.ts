/** Percentage with two decimals, as operators type it. */
export const PERCENT = /^\d{1,3}\.\d{2}$/;
/** Lowest return that any supported market allows, x 10,000. */
export const LEAST_FLOOR = 8500;

export const scaledOf = (percent: string): number => Number(percent.replace('.', ''));
export const percentOf = (scaled: number): string => (scaled / 100).toFixed(2);
