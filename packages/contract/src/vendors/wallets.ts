import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, EpochMs, Maybe, Page, paged, StrictObject } from '../shapes.ts';

const State = Type.Union([Type.Literal('ok'), Type.Literal('unknown')], {
  description: 'unknown: the vendor has not reported the outcome of a transfer, or its balance; it is queried again',
});
const VendorWallet = Type.Object({
  vendor: Type.String(),
  name: Type.String(),
  category: Maybe(Type.String({ description: 'of its games, such as LOTT; null while it has none' })),
  /** The last known balance when the state is unknown. */
  balance: Amount,
  state: State,
  isOpen: Type.Boolean({ description: 'whether its games can be opened now' }),
});
const Moved = Type.Object({ balance: Amount, vendorBalance: Amount, state: State });
const Code = Type.String({ pattern: '^[A-Z0-9_]{1,32}$' });

export const wallets = endpoint({
  id: 'vendors.wallets',
  path: '/wps/wallet/vendors',
  summary: 'Balances of the member at vendors with their own wallet',
  value: Type.Array(VendorWallet),
  errors: ['rate.limited'],
  policies: { rateLimit: { max: 60, windowSeconds: 60, by: 'member', shared: false } },
});

export const moveMoney = endpoint({
  id: 'vendors.moveMoney',
  method: 'POST',
  path: '/wps/wallet/vendors/:code/:direction',
  summary: "Move money into a vendor's wallet or back",
  params: StrictObject({ code: Code, direction: Type.Union([Type.Literal('in'), Type.Literal('out')]) }),
  body: StrictObject({ amount: AmountInput }),
  value: Moved,
  errors: [
    'balance.insufficient',
    'not.found',
    'protection.refused',
    'vendor.unavailable',
    'idempotency.required',
    'idempotency.conflict',
    'request.invalid',
    'rate.limited',
  ],
  policies: { idempotent: true, rateLimit: { max: 30, windowSeconds: 60, by: 'member', shared: false } },
});

export const collectMoney = endpoint({
  id: 'vendors.collectMoney',
  method: 'POST',
  path: '/wps/wallet/vendors/collect',
  summary: 'Move everything back from all vendors, or from one',
  body: Maybe(StrictObject({ vendor: Type.Optional(Code) })),
  value: Type.Object({ balance: Amount, wallets: Type.Array(VendorWallet) }),
  errors: ['idempotency.required', 'idempotency.conflict', 'rate.limited'],
  policies: {
    idempotent: true,
    regions: 'everywhere',
    rateLimit: { max: 10, windowSeconds: 60, by: 'member', shared: false },
  },
});

const Settings = StrictObject({
  automatic: Type.Boolean({
    description: 'opening a game moves everything into the wallet of its vendor, leaving it moves what is there back',
  }),
});

export const walletSettings = endpoint({
  id: 'vendors.walletSettings',
  path: '/wps/wallet/vendors/settings',
  summary: "Whether money moves automatically to vendors' wallets",
  value: Settings,
});

export const changeWalletSettings = endpoint({
  id: 'vendors.changeWalletSettings',
  method: 'PUT',
  path: '/wps/wallet/vendors/settings',
  summary: 'Set whether money moves automatically',
  body: Settings,
  value: Settings,
  errors: ['request.invalid', 'rate.limited'],
  policies: { rateLimit: { max: 30, windowSeconds: 60, by: 'member', shared: false } },
});

export const walletTransfers = endpoint({
  id: 'vendors.walletTransfers',
  path: '/wps/wallet/vendors/transfers',
  summary: 'Money that the member moved to vendors and back, newest first',
  query: StrictObject(Page),
  value: paged(
    Type.Object({
      id: Type.String(),
      vendor: Type.String(),
      name: Type.String(),
      direction: Type.Enum(['in', 'out']),
      amount: Amount,
      at: EpochMs,
      state: Type.Enum(['done', 'failed', 'unknown']),
    }),
  ),
  errors: ['rate.limited'],
  policies: { rateLimit: { max: 60, windowSeconds: 60, by: 'member', shared: false } },
});
