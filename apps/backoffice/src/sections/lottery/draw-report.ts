import type { lotteryDesk, ValueOf } from '@fairlot/contract';
export type DrawReport = ValueOf<typeof lotteryDesk.draw>;

/** A draw by its names, as in the address. */
export type DrawPlace = Pick<DrawReport, 'gameCode' | 'numero'>;

/** Levels with their numbers in one text. */
export function numbersOf(result: NonNullable<DrawReport['result']>): string {
  return result.map(({ level, numbers }) => `${level} ${numbers.join(' ')}`).join(' · ');
}
