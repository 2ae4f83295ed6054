import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { ENCRYPTION, EpochMs, StrictObject } from '../shapes.ts';

const Kind = Type.Union([Type.Literal('bank'), Type.Literal('wallet')]);

const Account = Type.Object({
  accountId: Type.String(),
  kind: Kind,
  bank: Type.String(),
  /** Bank and last digits, as pages show it. */
  label: Type.String(),
  /** Holder, with all letters but the first of each word masked. */
  holder: Type.String(),
  /** Whether the holder matches the member's verified document. */
  verified: Type.Boolean(),
  /** `unknown` until an operator has checked a document. */
  nameState: Type.Union([Type.Literal('unknown'), Type.Literal('matches'), Type.Literal('differs')]),
  /** Time from which withdrawals to the account are possible. */
  usableFrom: EpochMs,
});
const Accounts = Type.Array(Account);

/** Common to members' calls about accounts and withdrawals. */
const base = { policies: { realAccount: true } } as const;

export const payoutAccounts = endpoint({
  ...base,
  id: 'payments.payoutAccounts',
  path: '/wps/payout/accounts',
  summary: "The member's payout accounts: bank accounts and wallets, oldest first",
  value: Accounts,
  errors: ['permission.denied'],
});

export const addPayoutAccount = endpoint({
  ...base,
  id: 'payments.addPayoutAccount',
  method: 'POST',
  path: '/wps/payout/accounts',
  summary: 'Add a payout account; it can receive money after a day, and only in the name on the document',
  body: StrictObject({
    kind: Kind,
    bank: Type.String({ minLength: 2, maxLength: 100, pattern: '\\S.*\\S' }),
    account: Type.String({ pattern: '^([0-9A-Za-z][0-9A-Za-z .-]{4,38}[0-9A-Za-z]|acct_[0-9A-Za-z]{8,35})$' }),
    name: Type.String({ minLength: 2, maxLength: 100, pattern: '\\S.*\\S' }),
    paymentPassword: Type.String({ maxLength: 16 }),
  }),
  value: Accounts,
  errors: [
    'permission.denied',
    'payment.password.unset',
    'payment.password.invalid',
    'login.locked',
    'payout.account.exists',
    'payout.account.full',
    'protection.refused',
    'rate.limited',
    ...ENCRYPTION,
  ],
  policies: {
    encrypted: true,
    paymentPassword: true,
    realAccount: true,
    rateLimit: { max: 10, windowSeconds: 60, by: 'member', shared: true },
  },
});

export const removePayoutAccount = endpoint({
  ...base,
  id: 'payments.removePayoutAccount',
  method: 'DELETE',
  path: '/wps/payout/accounts/:accountId',
  summary: 'Remove a payout account, unless a withdrawal to it is in progress',
  params: StrictObject({ accountId: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }),
  value: Accounts,
  errors: ['permission.denied', 'not.found', 'payout.account.busy'],
});
