import { amountDecimals, formatMinor, tryParseMinor } from '@fairlot/money';
import { typedDecimal } from '../../../shared/i18n/format.ts';

/** The product of a game for bonus money: in-house slots count as slots. */
export function bonusProductOf(game: string): 'slots' | 'originals' {
  return game.startsWith('slot-') ? 'slots' : 'originals';
}

export interface StakeLimits {
  minMinor: bigint;
  maxMinor: bigint;
}

/** Initial stake of a page: ten times the minimum, within the limits. */
export function firstStake({ minMinor, maxMinor }: StakeLimits): bigint {
  return clamp(minMinor * 10n, { minMinor, maxMinor });
}

export function halved(stakeMinor: bigint, limits: StakeLimits): bigint {
  return clamp(stakeMinor / 2n, limits);
}

export function doubled(stakeMinor: bigint, limits: StakeLimits): bigint {
  return clamp(stakeMinor * 2n, limits);
}

/** The highest stake that limits and balance allow; the minimum when the balance is lower. */
export function greatest(balanceMinor: bigint | null, limits: StakeLimits): bigint {
  const most = balanceMinor === null || balanceMinor > limits.maxMinor ? limits.maxMinor : balanceMinor;
  return clamp(most, limits);
}

/** Next stake in the sequence of 1, 2, 5, 10, 20, 50, ... times the minimum. */
export function stepped(stakeMinor: bigint, direction: 1 | -1, limits: StakeLimits): bigint {
  const steps = ladder(limits);
  const next = direction === 1 ? steps.find((each) => each > stakeMinor) : steps.findLast((each) => each < stakeMinor);
  return next ?? stakeMinor;
}

/** Parses a typed amount; ignores grouping and decimals beyond those of the currency. */
export function readStake(text: string, tag: string): bigint | null {
  return readTyped(text, tag, amountDecimals());
}

/** Parses a typed multiplier as hundredths. */
export function readTimes(text: string, tag: string): bigint | null {
  return readTyped(text, tag, 2);
}

function readTyped(text: string, tag: string, decimals: number): bigint | null {
  const { whole, fraction } = typedDecimal(text, tag);
  const digits = whole.replace(/^0+(?=\d)/, '') || (fraction === '' ? '' : '0');
  if (digits === '' || digits.length > 13) return null;
  const kept = fraction.slice(0, decimals);
  return tryParseMinor(kept === '' ? digits : `${digits}.${kept}`, decimals);
}

export function isWithin(stakeMinor: bigint, { minMinor, maxMinor }: StakeLimits): boolean {
  return stakeMinor >= minMinor && stakeMinor <= maxMinor;
}

/** Decimal string for the wire. */
export function wireAmount(stakeMinor: bigint): string {
  return formatMinor(stakeMinor);
}

function ladder({ minMinor, maxMinor }: StakeLimits): bigint[] {
  const steps: bigint[] = [];
  for (let decade = minMinor; decade <= maxMinor; decade *= 10n)
    steps.push(...[decade, decade * 2n, decade * 5n].filter((each) => each <= maxMinor));
  return steps.at(-1) === maxMinor ? steps : [...steps, maxMinor];
}

function clamp(minor: bigint, { minMinor, maxMinor }: StakeLimits): bigint {
  if (minor < minMinor) return minMinor;
  return minor > maxMinor ? maxMinor : minor;
}
