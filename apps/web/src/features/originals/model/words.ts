import { amountDecimals, displayMinor, formatMinor, parseMinor, type Rational, wholeUnit } from '@fairlot/money';
import { formatDecimal } from '../../../shared/i18n/format.ts';
import type { Translate } from '../../../shared/i18n/use-text.ts';
import { netMinor, type ShownRound } from './shown-round.ts';

/** The sign stays behind its number where letters run from right to left. */
const LEFT_TO_RIGHT = '\u200e';

/** "1.9800" as "1.98×": up to four decimals, those at the end that say nothing left out. */
export function timesText(multiplier: string, tag: string): string {
  return `${factorText(multiplier, tag)}×${LEFT_TO_RIGHT}`;
}

/** Ten-thousandths as "1.98×". */
export function scaledTimes(scaled: bigint, tag: string): string {
  return timesText(decimalOf(scaled), tag);
}

/** Ten-thousandths as "1.98", where the place says that it is a multiplier. */
export function scaledFactor(scaled: bigint, tag: string): string {
  return factorText(decimalOf(scaled), tag);
}

function factorText(multiplier: string, tag: string): string {
  return formatDecimal(multiplier.includes('.') ? multiplier.replace(/\.?0+$/, '') : multiplier, tag);
}

function decimalOf(scaled: bigint): string {
  return `${scaled / 10_000n}.${String(scaled % 10_000n).padStart(4, '0')}`;
}

/** A chance as percent: two decimals, more below 0.1 so that it does not read as none. */
export function chanceText({ numerator, denominator }: Rational, tag: string): string {
  const share = Number((numerator * 10n ** 12n) / denominator) / 1e12;
  const digits = share < 0.001 && share > 0 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 2 };
  return numberText(share, tag, { style: 'percent', ...digits });
}

// On a slow phone making one takes as long as a frame should.
const formats = new Map<string, Intl.NumberFormat>();

/** A number for people, with Latin digits. */
export function numberText(value: number | bigint, tag: string, options: Intl.NumberFormatOptions = {}): string {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, { numberingSystem: 'latn', ...options });
  formats.set(key, format);
  return format.format(value);
}

/** What lies on a bet or a chip is worth, minor units, in whole units and short: "1.5M". */
export function chipText(minor: bigint, tag: string): string {
  return numberText(minor / wholeUnit(), tag, { notation: 'compact' });
}

/** Net with its sign; zero has none. */
export function netText(round: Pick<ShownRound, 'stake' | 'payout'>, tag: string): string {
  return displayMinor(netMinor(round) ?? 0n, { locale: tag, sign: true });
}

/** What a finished round is called when it is told: returned and net. */
export function resultText(round: ShownRound, t: Translate, tag: string): string {
  return t('originals.told', { returned: amountText(round.payout ?? '0.00', tag), net: netText(round, tag) });
}

/** What of a stake was bonus money, behind the amounts of its round; empty when none was. */
export function bonusText(
  { bonusStake }: Pick<ShownRound, 'bonusStake'>,
  wordsOf: (amount: string) => string,
  tag: string,
): string {
  return bonusStake === undefined ? '' : ` · ${wordsOf(amountText(bonusStake, tag))}`;
}

/**
 * What a part of a stake pays: `times` of `units` of it. Rounds are rounded down once, so that a single win may have
 * up to four decimals.
 */
export function partText(stakeMinor: bigint, times: number, units: number, tag: string): string {
  const scaled = (stakeMinor * 100n * BigInt(times)) / BigInt(units);
  if (scaled % 100n === 0n) return displayMinor(scaled / 100n, { locale: tag });
  return factorText(formatMinor(scaled, amountDecimals() + 2), tag);
}

/** "23.6" of a chance of one in 23.6; whole from a hundred on. */
export function oneInText({ numerator, denominator }: Rational, tag: string): string {
  const times = Number(denominator) / Number(numerator);
  return numberText(times, tag, { maximumFractionDigits: times < 100 ? 1 : 0 });
}

export function amountText(amount: string, tag: string): string {
  return displayMinor(parseMinor(amount), { locale: tag });
}
