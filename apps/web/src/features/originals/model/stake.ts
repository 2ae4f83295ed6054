import { amountDecimals, formatMinor, tryParseMinor } from '@fairlot/money';

/** The kind of play as which stakes on a game take bonus money: in-house slots are slots. */
export function bonusProductOf(game: string): 'slots' | 'originals' {
  return game.startsWith('slot-') ? 'slots' : 'originals';
}

export interface StakeLimits {
  minMinor: bigint;
  maxMinor: bigint;
}

/** What a page begins with: ten times the least stake, as far as it may. */
export function firstStake({ minMinor, maxMinor }: StakeLimits): bigint {
  return clamp(minMinor * 10n, { minMinor, maxMinor });
}

export function halved(stakeMinor: bigint, limits: StakeLimits): bigint {
  return clamp(stakeMinor / 2n, limits);
}

export function doubled(stakeMinor: bigint, limits: StakeLimits): bigint {
  return clamp(stakeMinor * 2n, limits);
}

/** The greatest stake that the limits and the balance allow; the least one when the balance does not reach it. */
export function greatest(balanceMinor: bigint | null, limits: StakeLimits): bigint {
  const most = balanceMinor === null || balanceMinor > limits.maxMinor ? limits.maxMinor : balanceMinor;
  return clamp(most, limits);
}

/** Steps of a stake: 1, 2, 5, 10, 20, 50, ... times the least one. */
export function stepped(stakeMinor: bigint, direction: 1 | -1, limits: StakeLimits): bigint {
  const steps = ladder(limits);
  const next = direction === 1 ? steps.find((each) => each > stakeMinor) : steps.findLast((each) => each < stakeMinor);
  return next ?? stakeMinor;
}

/** Amount as people type it: grouping is passed over, and so are more decimals than the currency has. */
export function readStake(text: string, decimalSign: string): bigint | null {
  const [whole = '', fraction = ''] = text.split(decimalSign);
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits === '' || digits.length > 13) return null;
  const decimals = fraction.replace(/\D/g, '').slice(0, amountDecimals());
  return tryParseMinor(decimals === '' ? digits : `${digits}.${decimals}`);
}

export function isWithin(stakeMinor: bigint, { minMinor, maxMinor }: StakeLimits): boolean {
  return stakeMinor >= minMinor && stakeMinor <= maxMinor;
}

/** Text of the wire. */
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
