/** Three round amounts that a wallet with this balance may send, smallest first; none when the balance is too low. */
export function quickAmounts(balance: string | undefined): number[] {
  const [whole = ''] = (balance ?? '').split('.');
  const step = 10 ** (whole.length - 2);
  return Number(whole) < MIN_BALANCE ? [] : [step / 5, step / 2, step];
}

/** Below this balance, a tenth is too small to be a useful amount. */
const MIN_BALANCE = 100;
