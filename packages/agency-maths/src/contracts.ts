/** Conditions and rate of one step of a contract. Amounts in minor units, the rate in whole steps of 0.0001. */
export interface Tier {
  salesMinor: bigint;
  active: number;
  rate: number;
  /** Dividends only: the players' loss that the step requires. */
  lossMinor: bigint;
}

/**
 * One line of the calculation. `value` is a whole number, an amount in minor units or a rate, depending on the label.
 */
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
    | 'downline'
    | 'amount'
    | 'carry';
  value: string;
}

export interface Calculation {
  amountMinor: bigint;
  /** False where no step of the contract was reached. */
  isReached: boolean;
  lines: Line[];
  /** Loss carried over to the next period, zero or below; absent for salaries. */
  carryMinor?: bigint;
}

const RATE_ONE = 10_000n;
const DAY_MS = 86_400_000;

/** Returns the step with the highest rate whose sales and active members are met. */
function stepReached(tiers: readonly Tier[], salesMinor: bigint, active: number): Tier | undefined {
  return tiers
    .filter((tier) => salesMinor >= tier.salesMinor && active >= tier.active)
    .toSorted((one, other) => other.rate - one.rate)[0];
}

/** Salary of a day or an hour: sales x rate of the highest step reached, truncated to the minor unit. */
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
  /** Loss of the players: sales less prizes, bonuses and commission; below zero when they won. */
  lossMinor: bigint;
  /** Winnings of earlier periods that the players have not lost again, zero or below. */
  carriedMinor?: bigint;
  active: number;
}

/**
 * Dividend of a period. FIXED: loss x rate of the highest step whose sales, loss and members are all met. FLOAT: the
 * largest of loss x rate x min(1, loss / loss of the step) over all steps whose sales and members are met.
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

/** The previous period and the amount it carries over. */
export interface Former {
  /** Its last day, YYYY-MM-DD. */
  to: string;
  /** Zero or below. */
  carryMinor: bigint;
}

/**
 * Amount that a period takes over from earlier ones. permanent: everything not yet made good; previous: the own loss of
 * the period right before; secondHalf: the carry-over of the first half of the same month.
 * @param from first day of the period, YYYY-MM-DD
 */
export function carriedInto(carryOver: CarryOver, former: Former | undefined, from: string): bigint {
  if (former === undefined || carryOver === 'none') return 0n;
  if (carryOver === 'permanent') return former.carryMinor;
  const isRightBefore = Date.parse(from) - Date.parse(former.to) === DAY_MS;
  const isSameMonth = former.to.slice(0, 7) === from.slice(0, 7);
  return isRightBefore && (carryOver === 'previous' || isSameMonth) ? former.carryMinor : 0n;
}

/** Amount that a period carries over to the next one, zero or below. */
export function carryOf(carryOver: CarryOver, { lossMinor, carriedMinor = 0n }: Period): bigint {
  if (carryOver === 'none') return 0n;
  const left = carryOver === 'permanent' ? lossMinor + carriedMinor : lossMinor;
  return left < 0n ? left : 0n;
}

/** Adds the amount carried over to the next period to a calculation. */
export function withCarry(own: Calculation, carryMinor: bigint): Calculation {
  if (carryMinor === 0n) return own;
  return { ...own, carryMinor, lines: [...own.lines, { label: 'carry', value: String(carryMinor) }] };
}

/**
 * Loss x rate, reduced in proportion where the loss is below that of the step. A single division avoids rounding twice.
 */
function shareOf({ rate, lossMinor: asked }: Tier, lossMinor: bigint): bigint {
  if (lossMinor >= asked) return (lossMinor * BigInt(rate)) / RATE_ONE;
  return (lossMinor * lossMinor * BigInt(rate)) / (RATE_ONE * asked);
}

/** Subtracts the amounts of the downline, which are paid from the same loss. Never below zero. */
export function lessDownline(own: Calculation, downlineMinor: bigint): Calculation {
  if (downlineMinor === 0n) return own;
  const amountMinor = own.amountMinor > downlineMinor ? own.amountMinor - downlineMinor : 0n;
  const lines = own.lines.filter(({ label }) => label !== 'amount' && label !== 'carry');
  const carry = own.lines.filter(({ label }) => label === 'carry');
  return {
    ...own,
    amountMinor,
    isReached: amountMinor > 0n,
    lines: [
      ...lines,
      { label: 'share', value: String(own.amountMinor) },
      { label: 'downline', value: String(downlineMinor) },
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
