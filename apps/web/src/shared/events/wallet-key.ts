/** Key of the balance, which an event sets. */
export const WALLET_KEY = ['me', 'wallet'] as const;
