import { amountDecimals, formatMinor } from '@fairlot/money';

/** Parts of the smallest unit of the currency in which rebates are counted: ten thousand to one of it. */
export const MICRO_PER_MINOR = 10_000n;
const MORE_DECIMALS = 4;

/** An amount with four decimals more than its currency has: six where it has two. */
export const formatMicro = (micro: bigint): string => formatMinor(micro, amountDecimals() + MORE_DECIMALS);
