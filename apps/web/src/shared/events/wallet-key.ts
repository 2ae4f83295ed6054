/** Query key of the balance, which an event updates. */
export const WALLET_KEY = ['me', 'wallet'] as const;
