export { allocate } from './allocate.ts';
export {
  amountDecimals,
  convertUsual,
  CURRENCY_CODES,
  currencyDecimals,
  keepCurrency,
  keptCurrency,
  stakeStep,
  usualMinor,
  usualPower,
  wholeUnit,
} from './currency.ts';
export { displayMinor } from './display.ts';
export type { DisplayOptions } from './display.ts';
export { formatMinor } from './format.ts';
export { isZero, MoneyFormatError, parseMinor, tryParseMinor } from './parse.ts';
export { shareOf } from './share.ts';
export { payoutMinor } from './payout.ts';
export { binomial, reduce } from './rational.ts';
export type { Rational } from './rational.ts';
