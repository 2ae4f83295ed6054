import { amountDecimals, formatMinor } from '@fairlot/money';

/** Fractions of the minor unit in which rebates are counted. */
export const MICRO_PER_MINOR = 10_000n;
const MORE_DECIMALS = 4;

/** An amount with four more decimals than its currency: six where it has two. */
export const formatMicro = (micro: bigint): string => formatMinor(micro, amountDecimals() + MORE_DECIMALS);
