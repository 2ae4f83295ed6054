/** What a step of a contract asks for and gives. Amounts in minor units, the rate in whole steps of 0.0001. */
export interface Tier {
  salesMinor: bigint;
  active: number;
  rate: number;
  /** Of dividends: the players' loss that the step asks for. */
  lossMinor: bigint;
}

/** One line of the calculation; `value` is a whole number, an amount of minor units or a rate, as the label says. */
export interface Line {
  label:
    | 'sales'
    | 'loss'
    | 'carried'
    | 'active'
    | 'tierSales'
    | 'tierLoss'
    | 'tierActive'
    | 'rate'
    | 'share'
    | 'lowers'
    | 'amount'
    | 'carry';
  value: string;
}

export interface Calculation {
  amountMinor: bigint;
  /** False where no step of the contract was reached. */
  isReached: boolean;
  lines: Line[];
  /** What the next period has to make good, zero or below; nothing of salaries. */
  carryMinor?: bigint;
}

const RATE_ONE = 10_000n;
const DAY_MS = 86_400_000;

/** The highest step by rate whose sales and active members are met. */
function stepReached(tiers: readonly Tier[], salesMinor: bigint, active: number): Tier | undefined {
  return tiers
    .filter((tier) => salesMinor >= tier.salesMinor && active >= tier.active)
    .toSorted((one, other) => other.rate - one.rate)[0];
}

/** Salary of a day or an hour: sales x rate of the highest step reached, cut to the minor unit. */
export function salaryOf(tiers: readonly Tier[], salesMinor: bigint, active: number): Calculation {
  const tier = stepReached(tiers, salesMinor, active);
  const facts: Line[] = [
    { label: 'sales', value: String(salesMinor) },
    { label: 'active', value: String(active) },
  ];
  if (tier === undefined) return notReached(facts);
  const amountMinor = (salesMinor * BigInt(tier.rate)) / RATE_ONE;
  return {
    amountMinor,
    isReached: amountMinor > 0n,
    lines: [
      ...facts,
      { label: 'tierSales', value: String(tier.salesMinor) },
      { label: 'tierActive', value: String(tier.active) },
      { label: 'rate', value: String(tier.rate) },
      { label: 'amount', value: String(amountMinor) },
    ],
  };
}

interface Period {
  salesMinor: bigint;
  /** What the players lost: sales less prizes, bonuses and commission; below zero when they won. */
  lossMinor: bigint;
  /** What they won in periods before and have not lost again, zero or below. */
  carriedMinor?: bigint;
  active: number;
}

/**
 * Dividend of a period. FIXED: the highest step whose sales, loss and members are all met, loss x rate. FLOAT: of every
 * step whose sales and members are met, loss x rate x min(1, loss / loss of the step), the largest.
 */
export function dividendOf(
  type: 'FIXED' | 'FLOAT',
  tiers: readonly Tier[],
  { salesMinor, lossMinor: ownMinor, carriedMinor = 0n, active }: Period,
): Calculation {
  const lossMinor = ownMinor + carriedMinor;
  const facts: Line[] = [
    { label: 'sales', value: String(salesMinor) },
    { label: 'loss', value: String(ownMinor) },
    ...(carriedMinor === 0n ? [] : [{ label: 'carried', value: String(carriedMinor) } as const]),
    { label: 'active', value: String(active) },
  ];
  if (lossMinor <= 0n) return notReached(facts);
  const met = tiers.filter(
    (tier) =>
      salesMinor >= tier.salesMinor && active >= tier.active && (type === 'FLOAT' || lossMinor >= tier.lossMinor),
  );
  const best = met
    .map((tier) => ({ tier, amountMinor: shareOf(tier, lossMinor) }))
    .toSorted((one, other) => Number(other.amountMinor - one.amountMinor))[0];
  if (best === undefined || best.amountMinor === 0n) return notReached(facts);
  return {
    amountMinor: best.amountMinor,
    isReached: true,
    lines: [
      ...facts,
      { label: 'tierSales', value: String(best.tier.salesMinor) },
      { label: 'tierLoss', value: String(best.tier.lossMinor) },
      { label: 'tierActive', value: String(best.tier.active) },
      { label: 'rate', value: String(best.tier.rate) },
      { label: 'amount', value: String(best.amountMinor) },
    ],
  };
}

type CarryOver = 'none' | 'permanent' | 'previous' | 'secondHalf';

/** What a period left to the next one. */
export interface Former {
  /** Its last day, YYYY-MM-DD. */
  to: string;
  /** Zero or below. */
  carryMinor: bigint;
}

/**
 * What a period takes over. permanent: all that was never made good; previous: what the period right before lost
 * itself; secondHalf: what the first half of the same month left.
 * @param from its first day, YYYY-MM-DD
 */
export function carriedInto(carryOver: CarryOver, former: Former | undefined, from: string): bigint {
  if (former === undefined || carryOver === 'none') return 0n;
  if (carryOver === 'permanent') return former.carryMinor;
  const isRightBefore = Date.parse(from) - Date.parse(former.to) === DAY_MS;
  const isSameMonth = former.to.slice(0, 7) === from.slice(0, 7);
  return isRightBefore && (carryOver === 'previous' || isSameMonth) ? former.carryMinor : 0n;
}

/** What a period leaves to the next one, zero or below. */
export function carryOf(carryOver: CarryOver, { lossMinor, carriedMinor = 0n }: Period): bigint {
  if (carryOver === 'none') return 0n;
  const left = carryOver === 'permanent' ? lossMinor + carriedMinor : lossMinor;
  return left < 0n ? left : 0n;
}

/** A calculation that says what it leaves to the next period. */
export function withCarry(own: Calculation, carryMinor: bigint): Calculation {
  if (carryMinor === 0n) return own;
  return { ...own, carryMinor, lines: [...own.lines, { label: 'carry', value: String(carryMinor) }] };
}

/** Loss x rate, less where the loss is below that of the step; one division, so that nothing is rounded twice. */
function shareOf({ rate, lossMinor: asked }: Tier, lossMinor: bigint): bigint {
  if (lossMinor >= asked) return (lossMinor * BigInt(rate)) / RATE_ONE;
  return (lossMinor * lossMinor * BigInt(rate)) / (RATE_ONE * asked);
}

/** What is left of an own amount after those of the lowers, who are paid from the same loss; never below zero. */
export function lessLowers(own: Calculation, lowersMinor: bigint): Calculation {
  if (lowersMinor === 0n) return own;
  const amountMinor = own.amountMinor > lowersMinor ? own.amountMinor - lowersMinor : 0n;
  const lines = own.lines.filter(({ label }) => label !== 'amount' && label !== 'carry');
  const carry = own.lines.filter(({ label }) => label === 'carry');
  return {
    ...own,
    amountMinor,
    isReached: amountMinor > 0n,
    lines: [
      ...lines,
      { label: 'share', value: String(own.amountMinor) },
      { label: 'lowers', value: String(lowersMinor) },
      { label: 'amount', value: String(amountMinor) },
      ...carry,
    ],
  };
}

const notReached = (facts: readonly Line[]): Calculation => ({
  amountMinor: 0n,
  isReached: false,
  lines: [...facts, { label: 'amount', value: '0' }],
});
