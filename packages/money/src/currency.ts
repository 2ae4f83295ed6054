/** How amounts of a currency are stored. */
interface Kept {
  /** Decimals of the minor unit and of amounts on the wire. */
  decimals: number;
  /**
   * How many fewer digits a typical amount has than in VND: 50,000 VND buys about as much as 5 GBP or 500 JPY. A
   * merchant's default amounts are written for VND and divided by this power of ten.
   */
  shorter: number;
}

// The đồng is kept in hundredths, although none circulate: odds and rebates pay fractions of it.
const CURRENCIES: ReadonlyMap<string, Kept> = new Map(
  (
    [
      ['AED', 2, 4],
      ['AUD', 2, 4],
      ['BHD', 3, 5],
      ['BRL', 2, 4],
      ['CAD', 2, 4],
      ['CHF', 2, 4],
      ['CNY', 2, 4],
      ['EUR', 2, 4],
      ['GBP', 2, 4],
      ['HKD', 2, 4],
      ['IDR', 2, 0],
      ['INR', 2, 2],
      ['JPY', 0, 2],
      ['KRW', 0, 1],
      ['KWD', 3, 5],
      ['MXN', 2, 3],
      ['MYR', 2, 4],
      ['PHP', 2, 3],
      ['PLN', 2, 4],
      ['SEK', 2, 3],
      ['SGD', 2, 4],
      ['THB', 2, 3],
      ['TND', 3, 4],
      ['USD', 2, 4],
      ['VND', 2, 0],
    ] as const
  ).map(([code, decimals, shorter]) => [code, { decimals, shorter }]),
);

/** Codes of the currencies that a merchant can use. */
export const CURRENCY_CODES: readonly string[] = [...CURRENCIES.keys()];

const PLAY_MONEY = 'FUN';
const VND: Kept = { decimals: 2, shorter: 0 };

let kept = VND;
let keptCode = 'VND';

/**
 * Sets the currency of the amounts that this process or page reads and writes from now on. It serves one merchant,
 * whose currency never changes once the site is open. Play money has the same decimals.
 * @throws RangeError for an unsupported currency
 */
export function keepCurrency(code: string): void {
  kept = find(code);
  keptCode = code;
}

/** The currency of `keepCurrency`, which a worker thread has to keep as well. */
export const keptCurrency = (): string => keptCode;

/** Decimals of the merchant's amounts. */
export const amountDecimals = (): number => kept.decimals;

/** Minor units in one whole unit of the merchant's currency. */
export const wholeUnit = (): bigint => 10n ** BigInt(kept.decimals);

/**
 * Converts a typical amount, written in minor units of VND, to the merchant's currency. A non-zero amount stays
 * non-zero.
 */
export const usualMinor = (minorOfVnd: bigint): bigint => multiply(minorOfVnd, powerBetween(VND, kept));

/** The least stake that players usually place, in minor units of VND: 1,000 VND. */
const USUAL_LEAST_STAKE = 100_000n;

/**
 * Minor units that the unit stake of a lottery is a multiple of: a whole unit of the merchant's currency, or the minor
 * unit where usual stakes are smaller, as in GBP.
 */
export const stakeStep = (): bigint => (usualMinor(USUAL_LEAST_STAKE) < wholeUnit() ? 1n : wholeUnit());

/** Converts a typical amount of one currency to another, in minor units of each. A non-zero amount stays non-zero. */
export const convertUsual = (minor: bigint, from: string, to: string): bigint => multiply(minor, usualPower(from, to));

/**
 * Power of ten by which amounts in minor units are multiplied when a merchant that has not opened yet chooses another
 * currency, so that they stay typical amounts. Negative: they are divided.
 */
export function usualPower(from: string, to: string): number {
  return powerBetween(find(from), find(to));
}

/**
 * Number of decimals of a currency's minor unit.
 * @throws RangeError for an unsupported currency
 */
export function currencyDecimals(code: string): number {
  return code === PLAY_MONEY ? kept.decimals : find(code).decimals;
}

function find(code: string): Kept {
  const found = CURRENCIES.get(code);
  if (found === undefined) throw new RangeError(`unknown currency ${code}`);
  return found;
}

const powerBetween = (from: Kept, to: Kept): number => to.decimals - from.decimals - (to.shorter - from.shorter);

function multiply(minor: bigint, power: number): bigint {
  if (power >= 0) return minor * 10n ** BigInt(power);
  const divided = minor / 10n ** BigInt(-power);
  return divided === 0n && minor > 0n ? 1n : divided;
}
