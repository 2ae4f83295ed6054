/** Three round amounts that a wallet with so much in it may send, smallest first; none where it holds too little. */
export function quickAmounts(balance: string | undefined): number[] {
  const [whole = ''] = (balance ?? '').split('.');
  const step = 10 ** (whole.length - 2);
  return Number(whole) < MIN_BALANCE ? [] : [step / 5, step / 2, step];
}

/** Below it a tenth is no whole amount that anybody would send. */
const MIN_BALANCE = 100;
