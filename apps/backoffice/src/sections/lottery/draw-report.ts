import type { lotteryDesk, ValueOf } from '@fairlot/contract';
export type DrawReport = ValueOf<typeof lotteryDesk.draw>;

/** A draw by game and draw number, as in the address. */
export type DrawPlace = Pick<DrawReport, 'gameCode' | 'numero'>;

/** All levels with their numbers as one text. */
export function numbersOf(result: NonNullable<DrawReport['result']>): string {
  return result.map(({ level, numbers }) => `${level} ${numbers.join(' ')}`).join(' · ');
}
