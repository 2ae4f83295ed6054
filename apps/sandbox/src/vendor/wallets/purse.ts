import type { VendorState } from '../model.ts';
import type { Answer, Wallet } from './wallet.ts';

export function purseKey(code: string, user: string, currency: string): string {
  return `${code} ${user} ${currency}`;
}

/** A vendor in transfer mode keeps the player's money itself: bets and wins never reach the operator. */
export function createPurse(state: VendorState): Wallet {
  const move = (key: string, byMinor: number): Answer => {
    const balanceMinor = (state.purses[key] ?? 0) + byMinor;
    if (balanceMinor < 0)
      return { ok: false, reason: 'funds', text: 'not enough', balanceMinor: balanceMinor - byMinor };
    state.purses[key] = balanceMinor;
    return { ok: true, balanceMinor };
  };
  const keyOf = ({ code, user, currency }: { code: string; user: string; currency: string }) =>
    purseKey(code, user, currency);
  return {
    balance: async (session) => move(keyOf(session), 0),
    bet: async (session, { amountMinor }) => move(keyOf(session), -amountMinor),
    win: async (session, { amountMinor }) => move(keyOf(session), amountMinor),
    // A bet on a local balance either succeeds or fails, so there is nothing to roll back.
    rollback: async (session) => move(keyOf(session), 0),
  };
}
