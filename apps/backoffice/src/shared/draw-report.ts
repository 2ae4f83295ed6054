import type { Value } from './api.ts';

export type DrawReport = Value<'lotteryDraw'>;

/** Levels with their numbers in one text. */
export function numbersOf(result: NonNullable<DrawReport['result']>): string {
  return result.map(({ level, numbers }) => `${level} ${numbers.join(' ')}`).join(' · ');
}
