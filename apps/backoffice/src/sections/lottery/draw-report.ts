import type { lotteryDesk, ValueOf } from '@fairlot/contract';
export type DrawReport = ValueOf<typeof lotteryDesk.draw>;

/** Levels with their numbers in one text. */
export function numbersOf(result: NonNullable<DrawReport['result']>): string {
  return result.map(({ level, numbers }) => `${level} ${numbers.join(' ')}`).join(' · ');
}
