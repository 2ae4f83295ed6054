/** Volatility of a game; the return is about the same for all. */
export type Risk = 'low' | 'medium' | 'high';

export const RISKS: readonly Risk[] = ['low', 'medium', 'high'];
