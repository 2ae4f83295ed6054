import type { Play } from './plays.ts';

/** A play on two digits, at 99.5 times the stake. */
export const testPlay = (code: string, more: Partial<Play> = {}): Play => ({
  code,
  name: code,
  pickCount: 1,
  pickDigits: 2,
  units: 1,
  odds: '995000',
  oddsText: '99.5',
  returnPercent: '98.00',
  minUnitStake: '1000.00',
  maxUnitStake: '1000000.00',
  ...more,
});
