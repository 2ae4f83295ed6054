import { amountDecimals, displayMinor, formatMinor, parseMinor, type Rational, wholeUnit } from '@fairlot/money';
import { numberText } from '../../../shared/i18n/number-text.ts';
import { formatDecimal } from '../../../shared/i18n/format.ts';
import type { Translate } from '../../../shared/i18n/use-text.ts';
import { netMinor, type ShownRound } from './shown-round.ts';

/** Left-to-right mark that keeps the sign after its number in right-to-left text. */
const LEFT_TO_RIGHT = '\u200e';

/** Formats "1.9800" as "1.98×": up to four decimals, without trailing zeros. */
export function timesText(multiplier: string, tag: string): string {
  return `${factorText(multiplier, tag)}×${LEFT_TO_RIGHT}`;
}

/** Formats ten-thousandths as "1.98×". */
export function scaledTimes(scaled: bigint, tag: string): string {
  return timesText(decimalOf(scaled), tag);
}

/** Formats ten-thousandths as "1.98", where the context shows that it is a multiplier. */
export function scaledFactor(scaled: bigint, tag: string): string {
  return factorText(decimalOf(scaled), tag);
}

function factorText(multiplier: string, tag: string): string {
  return formatDecimal(multiplier.includes('.') ? multiplier.replace(/\.?0+$/, '') : multiplier, tag);
}

function decimalOf(scaled: bigint): string {
  return `${scaled / 10_000n}.${String(scaled % 10_000n).padStart(4, '0')}`;
}

/** Formats a probability in percent: two decimals, more below 0.1 so that it does not appear as zero. */
export function chanceText({ numerator, denominator }: Rational, tag: string): string {
  const share = Number((numerator * 10n ** 12n) / denominator) / 1e12;
  const digits = share < 0.001 && share > 0 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 2 };
  return numberText(share, tag, { style: 'percent', ...digits });
}

/** Languages that write thousands with one letter. Words, such as "mil" in Spanish, are wider than a chip. */
const ONE_LETTER = /^(?:zh|ja|ko)/;

/**
 * Formats an amount on a bet or chip (minor units) in short: "1.5M", with decimals only below 100: "0.25". The decimal
 * separator is the locale's, also before an English letter: a Spanish "1.250" is a thousand and more.
 */
export function chipText(minor: bigint, tag: string): string {
  const unit = wholeUnit();
  const language = ONE_LETTER.test(tag) ? tag : 'en';
  const text =
    minor % unit === 0n || minor >= 100n * unit
      ? numberText(minor / unit, language, { notation: 'compact' })
      : numberText(Number(minor) / Number(unit), language, { maximumFractionDigits: amountDecimals() });
  return formatDecimal(text, tag);
}

/** Names a bet on a table, with the amount on it if there is one. */
export function betText(bet: string, minor: bigint, t: Translate, tag: string): string {
  return minor === 0n ? bet : t('table.onIt', { bet, amount: displayMinor(minor, { locale: tag }) });
}

/** The net with its sign; zero has none. */
export function netText(round: Pick<ShownRound, 'stake' | 'payout'>, tag: string): string {
  return displayMinor(netMinor(round) ?? 0n, { locale: tag, sign: true });
}

/** The amounts of a round; the dot between them never begins a line. */
export function amountsText(round: Pick<ShownRound, 'stake' | 'payout'>, t: Translate, tag: string): string {
  const amounts = { stake: amountText(round.stake, tag), returned: amountText(round.payout ?? '0.00', tag) };
  return t('originals.betReturned', amounts).replace(' · ', '\u00a0· ');
}

/** Text that announces a finished round: payout and net. */
export function resultText(round: ShownRound, t: Translate, tag: string): string {
  return t('originals.outcome', { returned: amountText(round.payout ?? '0.00', tag), net: netText(round, tag) });
}

/** Text that announces held reels, counted from 1. */
export function heldText(held: readonly number[], t: Translate): string {
  return t('slot.held', { reels: held.map((reel) => reel + 1).join(', ') });
}

/** Names the reels that a wild symbol covers. */
export function coveredText(covered: readonly number[], t: Translate): string {
  return t('slot.covered', { reels: covered.map((reel) => reel + 1).join(', ') });
}

/** The bonus money in a stake, shown after the round's amounts; empty if there was none. */
export function bonusText(
  { bonusStake }: Pick<ShownRound, 'bonusStake'>,
  wordsOf: (amount: string) => string,
  tag: string,
): string {
  return bonusStake === undefined ? '' : ` · ${wordsOf(amountText(bonusStake, tag))}`;
}

/**
 * Payout of one unit's share of a stake: `times` of `units`. A round is rounded down only once, so a single win may
 * have up to four decimals.
 */
export function partText(stakeMinor: bigint, times: number, units: number, tag: string): string {
  const scaled = (stakeMinor * 100n * BigInt(times)) / BigInt(units);
  if (scaled % 100n === 0n) return displayMinor(scaled / 100n, { locale: tag });
  return factorText(formatMinor(scaled, amountDecimals() + 2), tag);
}

/** Formats a probability of one in 23.6 as "23.6"; without decimals from a hundred. */
export function oneInText({ numerator, denominator }: Rational, tag: string): string {
  const times = Number(denominator) / Number(numerator);
  return numberText(times, tag, { maximumFractionDigits: times < 100 ? 1 : 0 });
}

export function amountText(amount: string, tag: string): string {
  return displayMinor(parseMinor(amount), { locale: tag });
}
