import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, StrictObject } from '../shapes.ts';

/**
 * `sumBalance` is the only amount sent as a JSON number, printed from minor units with two decimals (Z-106). Handlers
 * return it as a decimal string; the HTTP layer prints it without quotes.
 */
const WalletValue = Type.Object({
  sumBalance: Type.String({ description: 'number with two decimals on the wire' }),
  currency: Type.String(),
  /** Bonus money, separate from the balance. */
  bonusBalance: Amount,
});

const Query = StrictObject({
  merchant: Type.Optional(Type.String({ maxLength: 32 })),
  merchantCode: Type.Optional(Type.String({ maxLength: 32 })),
});

export const merchantWallet = endpoint({
  id: 'wallet.merchantWallet',
  path: '/wps/wallet/merchant',
  summary: 'Balance of the member, and bonus money',
  query: Query,
  value: WalletValue,
});

export const wallet = endpoint({
  id: 'wallet.wallet',
  path: '/wps/wallet',
  summary: 'Balance of the member; extends the session',
  query: Query,
  value: WalletValue,
});
